//! How the value of a Hackenbush drawing is derived, point by point.

use crate::shown::graph::NamedGraph;
use crate::shown::ones;
use crate::shown::texts;
use grundy::contest::union_find::UnionFind;
use grundy::hackenbush::graph_value;
use itertools::Itertools;
use std::collections::BTreeMap;
use support::text;

/// What stands on a point, or on the points of cycles that are fused into one point.
#[derive(Default)]
struct Fused {
    points: Vec<usize>,
    /// The number of edges whose ends are both among these points.
    loops: usize,
    /// The edges that lead up.
    branches: Vec<Branch>,
}

/// An edge not on a cycle: without this edge, its upper end would not be connected to the ground.
struct Branch {
    below: usize,
    above: usize,
    /// One more than the value of the part that stands on the upper end.
    value: u64,
}

/// Returns a line for each point on which something stands, with the ground last; points of cycles
/// that are fused into one point share a line. `position` has a 1 for each edge that stands.
pub fn steps(graph: &NamedGraph, ground: usize, position: &[u64]) -> Vec<String> {
    let standing = ones(position).collect_vec();
    let mut cycles = UnionFind::new(graph.names.len());
    let mut branches: Vec<Branch> = Vec::new();
    let mut loops: Vec<usize> = Vec::new();
    for &edge in &standing {
        let others: Vec<usize> = standing.iter().copied().filter(|&other| other != edge).collect();
        match Branch::find(graph, ground, &others, edge) {
            Some(branch) => branches.push(branch),
            None => {
                cycles.join(graph.edges[edge].from, graph.edges[edge].to);
                loops.push(graph.edges[edge].from);
            }
        }
    }
    let mut fused: BTreeMap<usize, Fused> = BTreeMap::new();
    for point in 0..graph.names.len() {
        fused.entry(cycles.root(point)).or_default().points.push(point);
    }
    for end in loops {
        fused.entry(cycles.root(end)).or_default().loops += 1;
    }
    for branch in branches {
        fused.entry(cycles.root(branch.below)).or_default().branches.push(branch);
    }
    let ground = cycles.root(ground);
    let is_telling = |fused: &&Fused| fused.loops > 0 || !fused.branches.is_empty();
    let others = fused.iter().filter(|(root, _)| **root != ground).map(|(_, fused)| fused);
    let in_order = others.chain(fused.get(&ground)).filter(is_telling);
    let lines: Vec<String> = in_order.map(|fused| fused.line(graph)).collect();
    if lines.is_empty() {
        return lines;
    }
    let head = texts::localize("hackenbush", "fused");
    [vec![head], lines].concat()
}

impl Branch {
    /// Returns `edge` as a branch; `None` if the edges in `others` connect its ends.
    fn find(graph: &NamedGraph, ground: usize, others: &[usize], edge: usize) -> Option<Branch> {
        let mut sets = UnionFind::new(graph.names.len());
        let pairs: Vec<(usize, usize)> =
            others.iter().map(|&other| (graph.edges[other].from, graph.edges[other].to)).collect();
        for &(from, to) in &pairs {
            sets.join(from, to);
        }
        let ends = graph.edges[edge];
        if sets.are_joined(ends.from, ends.to) {
            return None;
        }
        let (below, above) = match sets.are_joined(ends.from, ground) {
            true => (ends.from, ends.to),
            false => (ends.to, ends.from),
        };
        let value = graph_value(graph.names.len(), &pairs, above).expect("edges have two ends");
        Some(Branch { below, above, value: value + 1 })
    }
}

impl Fused {
    fn line(&self, graph: &NamedGraph) -> String {
        let names = self.points.iter().map(|&point| &graph.names[point]);
        let parity = self.loops as u64 % 2;
        let loops = (self.loops > 0).then(|| match self.loops {
            1 => text!("1 loop ({parity})", "1 个自环 ({parity})"),
            loops => text!("{loops} loops ({parity})", "{loops} 个自环 ({parity})"),
        });
        let branches = self
            .branches
            .iter()
            .map(|branch| format!("{} ({})", graph.names[branch.above], branch.value));
        let terms: Vec<String> = loops.into_iter().chain(branches).collect();
        let sum = self.branches.iter().fold(parity, |sum, branch| sum ^ branch.value);
        let terms = match terms.len() {
            1 => terms.join(""),
            _ => format!("{} = {sum}", terms.join(" ⊕ ")),
        };
        format!("  {}: {terms}", names.into_iter().join(" = "))
    }
}
