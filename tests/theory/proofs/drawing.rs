//! Drawings of Green Hackenbush, by the rules: cut an edge, and drop what is cut off.

use super::mex;
use itertools::Itertools;
use std::collections::HashMap;

/// An edge between two vertices, the smaller one first.
pub type Edge = (u32, u32);

/// The vertex on the ground.
pub const GROUND: u32 = 0;

/// A drawing: a sorted list of edges, all of them connected to the ground.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    pub edges: Vec<Edge>,
}

impl Drawing {
    /// Returns the drawing of these edges, without those that are not connected to the ground.
    pub fn new(edges: impl IntoIterator<Item = Edge>) -> Drawing {
        let edges = edges.into_iter().map(|(a, b)| (a.min(b), a.max(b))).sorted().collect_vec();
        let mut reached = vec![GROUND];
        let mut done = 0;
        while done < reached.len() {
            let here = reached[done];
            for &(a, b) in edges.iter().filter(|&&(a, b)| a == here || b == here) {
                let there = if a == here { b } else { a };
                if !reached.contains(&there) {
                    reached.push(there);
                }
            }
            done += 1;
        }
        Drawing { edges: edges.into_iter().filter(|edge| reached.contains(&edge.0)).collect() }
    }

    /// Returns the drawing without one of its edges.
    pub fn without(&self, cut: usize) -> Drawing {
        let left = self.edges.iter().enumerate().filter(|&(edge, _)| edge != cut);
        Drawing::new(left.map(|(_, &edge)| edge))
    }

    /// Returns what each cut leaves.
    pub fn options(&self) -> Vec<Drawing> {
        (0..self.edges.len()).map(|cut| self.without(cut)).collect()
    }

    pub fn has(&self, vertex: u32) -> bool {
        vertex == GROUND || self.edges.iter().any(|&(a, b)| a == vertex || b == vertex)
    }

    /// Returns the drawing with `top` on a vertex: the ground of `top` comes to `vertex`.
    pub fn with_on_top(&self, vertex: u32, top: &Drawing) -> Drawing {
        if !self.has(vertex) {
            return self.clone();
        }
        let free = self.edges.iter().map(|edge| edge.1).max().unwrap_or(0) + 1;
        let place = |of_top: u32| if of_top == GROUND { vertex } else { free + of_top };
        let added = top.edges.iter().map(|&(a, b)| (place(a), place(b)));
        Drawing::new(self.edges.iter().copied().chain(added))
    }

    /// Returns the drawing with two vertices fused into one.
    pub fn fused(&self, a: u32, b: u32) -> Drawing {
        let (kept, gone) = (a.min(b), a.max(b));
        let place = |vertex: u32| if vertex == gone { kept } else { vertex };
        Drawing::new(self.edges.iter().map(|&(from, to)| (place(from), place(to))))
    }

    /// Returns how many paths without a common edge lead from one vertex to another one, up to
    /// `most`: the least number of edges that separate the two, by Menger's theorem.
    pub fn paths_between(&self, a: u32, b: u32, most: usize) -> usize {
        let are_separated = |cut: &Vec<usize>| {
            let left = (0..self.edges.len()).filter(|edge| !cut.contains(edge));
            let mut group: Vec<u32> = vec![a];
            let left = left.map(|edge| self.edges[edge]).collect_vec();
            while let Some(next) = left.iter().find_map(|&(from, to)| {
                match (group.contains(&from), group.contains(&to)) {
                    (true, false) => Some(to),
                    (false, true) => Some(from),
                    _ => None,
                }
            }) {
                group.push(next);
            }
            !group.contains(&b)
        };
        let cuts = |size: usize| (0..self.edges.len()).combinations(size);
        (0..most).find(|&size| cuts(size).any(|cut| are_separated(&cut))).unwrap_or(most)
    }
}

/// Returns a stalk of this many edges.
pub fn stalk(edges: u64) -> Drawing {
    Drawing::new((0..edges as u32).map(|vertex| (vertex, vertex + 1)))
}

/// Returns an arch: a cycle through the ground, whose other vertices, in their order, are 1, 2, …
/// and carry stalks of these lengths.
pub fn arch(stalks: &[u64]) -> Drawing {
    let last = stalks.len() as u32;
    let path = (0..last).map(|vertex| (vertex, vertex + 1));
    let cycle = Drawing::new(path.chain([(last, GROUND)]));
    let carry = |drawing: Drawing, (vertex, &length): (u32, &u64)| {
        drawing.with_on_top(vertex, &stalk(length))
    };
    (1..).zip(stalks).fold(cycle, carry)
}

/// Returns every drawing with the vertices 0 to `vertices` - 1 and up to `edges` edges, repeated
/// edges and loops included.
pub fn all_drawings(vertices: u32, edges: usize) -> Vec<Drawing> {
    let pairs = (0..vertices).flat_map(|a| (a..vertices).map(move |b| (a, b))).collect_vec();
    let lists =
        (0..=edges).flat_map(|count| pairs.iter().copied().combinations_with_replacement(count));
    let is_whole = |edges: &Vec<Edge>| Drawing::new(edges.clone()).edges.len() == edges.len();
    lists.filter(is_whole).map(Drawing::new).collect()
}

/// The Grundy values that have been found by the rules.
#[derive(Default)]
pub struct Values {
    known: HashMap<Drawing, u64>,
}

impl Values {
    /// Returns the mex of the values of all options.
    pub fn of(&mut self, drawing: &Drawing) -> u64 {
        if let Some(&value) = self.known.get(drawing) {
            return value;
        }
        let left = drawing.options().iter().map(|option| self.of(option)).collect_vec();
        let value = mex(&left);
        self.known.insert(drawing.clone(), value);
        value
    }
}
