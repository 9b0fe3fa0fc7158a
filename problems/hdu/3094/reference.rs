//! HDU 3094 by its rules: every edge removed from every tree that can arise.
//!
//! The middle tier has trees of up to 60 vertices, in branches of a few legs, in bushes and in
//! stalks, half of them lost. A branch at the root is worth the mex of what the cuts leave of it;
//! branches of the same shape are the same.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_branches).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(1..=4);
    let t = g.pick(t, 4);
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
        // Each vertex hangs from an earlier one: stars, stalks and bushes; `name` shuffles them.
        let (shift, reach) = (g.within(0..=n - 1), [1, 3, n][g.within(0..=2) as usize]);
        let name = |place: u64| if place == 0 { 1 } else { (place - 1 + shift) % (n - 1) + 2 };
        input += &format!("{n}\n");
        for place in 1..n {
            let parent = g.within(place.saturating_sub(reach)..=place - 1);
            let ends = [name(place), name(parent)];
            let turn = g.within(0..=1) as usize;
            input += &format!("{} {}\n", ends[turn], ends[1 - turn]);
        }
    }
    input
}

/// Returns the parents of the vertices from 2 on: at the root, branches of up to three legs, bushes,
/// and stalks.
fn tree(g: &mut Generator) -> Vec<u64> {
    let mut parents = Vec::new();
    for _ in 0..g.within(1..=3) {
        parents.extend([1]);
        let foot = parents.len() as u64 + 1;
        match g.within(1..=3) {
            1 => {
                for _ in 0..g.within(2..=3) {
                    parents.push(foot);
                    let last = parents.len() as u64 + 1;
                    parents.extend(last..last + g.within(0..=6));
                }
            }
            2 => {
                for _ in 0..g.within(2..=8) {
                    let last = parents.len() as u64 + 1;
                    parents.push(g.within(foot..=last));
                }
            }
            _ => parents.extend(foot..foot + g.within(1..=20)),
        }
    }
    parents
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    let mut values = GrundyValues::new();
    for _ in 0..4 {
        let mut parents = tree(g);
        let edges: Vec<[u32; 2]> =
            (2..).zip(&parents).map(|(vertex, &parent)| [vertex, parent as u32]).collect();
        let sum = values.sum(&branches(1, 0, &edges), &Branch::options);
        if sum > 0 && g.one_in(2) {
            // A stalk is worth its length.
            parents.push(1);
            let foot = parents.len() as u64 + 1;
            parents.extend(foot..foot + sum - 1);
        }
        let n = parents.len() as u64 + 1;
        let shift = g.within(0..=n - 1);
        let name = |vertex: u64| if vertex == 1 { 1 } else { (vertex - 2 + shift) % (n - 1) + 2 };
        input += &format!("{n}\n");
        for (vertex, &parent) in (2..).zip(&parents) {
            let (one, other) = (name(vertex), name(parent));
            input +=
                &if g.one_in(2) { format!("{one} {other}\n") } else { format!("{other} {one}\n") };
        }
    }
    input
}

fn answer_by_branches(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut output = String::new();
    for edges in read(input) {
        let sum = values.sum(&branches(1, 0, &edges), &Branch::options);
        output += if sum > 0 { "Alice\n" } else { "Bob\n" };
    }
    output
}

/// An edge and what stands on it, the branches in order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Branch(Vec<Branch>);

impl Branch {
    /// Returns what each cut leaves: nothing, or the edge with a cut above it.
    fn options(&self) -> Vec<Vec<Branch>> {
        let mut after = vec![vec![]];
        for (place, above) in self.0.iter().enumerate() {
            for parts in above.options() {
                let mut branches = [&self.0[..place], &self.0[place + 1..], &parts].concat();
                branches.sort_unstable();
                after.push(vec![Branch(branches)]);
            }
        }
        after
    }
}

/// Returns the branches at a vertex, seen from the one that they are reached from.
fn branches(vertex: u32, from: u32, edges: &[[u32; 2]]) -> Vec<Branch> {
    let next = edges.iter().filter_map(|&[one, other]| match vertex {
        _ if one == vertex => Some(other),
        _ if other == vertex => Some(one),
        _ => None,
    });
    let next = next.filter(|&next| next != from);
    let mut branches: Vec<Branch> =
        next.map(|next| Branch(branches(next, vertex, edges))).collect();
    branches.sort_unstable();
    branches
}

fn read(input: &mut Input) -> Vec<Vec<[u32; 2]>> {
    let mut trees = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n: u32 = input.number(1..=100_000);
        trees.push((1..n).map(|_| [input.number(1..=n), input.number(1..=n)]).collect());
    }
    input.end();
    trees
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for edges in read(input) {
        let connected = |edges: &[[u32; 2]]| {
            let mut reached = vec![1];
            let mut kept = vec![false; edges.len()];
            while let Some(edge) = (0..edges.len())
                .find(|&edge| !kept[edge] && edges[edge].iter().any(|end| reached.contains(end)))
            {
                kept[edge] = true;
                reached.extend(edges[edge]);
            }
            (0..edges.len()).filter(|&edge| kept[edge]).map(|edge| edges[edge]).collect()
        };
        let tree: Vec<[u32; 2]> = connected(&edges);
        let mut vertices = tree.concat();
        vertices.extend([1]);
        vertices.sort_unstable();
        vertices.dedup();
        assert_eq!(vertices.len(), edges.len() + 1, "the edges are no tree");
        let options = |tree: &Vec<[u32; 2]>| {
            let without = |gone: usize| [&tree[..gone], &tree[gone + 1..]].concat();
            (0..tree.len()).map(|edge| connected(&without(edge))).collect()
        };
        let mut search =
            Search::normal().written(|tree: &Vec<[u32; 2]>| reference::edges(tree.clone()));
        let alice_wins = search.mover_wins(&tree, &options);
        output += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    output
}
