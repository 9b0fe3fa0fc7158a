//! HDU 3590 as the judge takes it: every edge of every tree cut, and whoever is to move when all
//! trees have the Grundy value 0, found by definition, has won. By the statement's rules, which
//! differ (see the solution), play goes on until no edge is left.
//!
//! The middle tier has trees of up to 60 vertices. A branch at the root is worth the mex of what
//! the cuts leave of it; then the values of the trees are heaps of misère Nim, which is searched.

use grundy::game::{Analysis, Game};
use reference::{take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};
use std::cell::RefCell;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_branches).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 8)..=g.pick(4, 8)) {
        let trees = g.within(g.pick(1, 99)..=g.pick(4, 99));
        input += &format!("{trees}\n");
        let mut edges_left = 9;
        for _ in 0..trees {
            let m = g.within(g.pick(1, 99)..=g.pick((edges_left + 1).min(6), 99));
            edges_left -= g.pick(m - 1, 0);
            let reach = [1, 2, m][g.within(0..=2) as usize];
            input += &format!("{m}\n");
            for vertex in 2..=m {
                let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
                let ends = [vertex, parent];
                let turn = g.within(0..=1) as usize;
                input += &format!("{} {}\n", ends[turn], ends[1 - turn]);
            }
        }
    }
    input
}

/// The edges of a tree whose root is vertex 1.
type Tree = Vec<[u32; 2]>;

struct Cutting;

impl Game for Cutting {
    type Position = Tree;

    fn options(&self, tree: &Tree) -> Vec<Vec<Tree>> {
        let without = |gone: usize| [&tree[..gone], &tree[gone + 1..]].concat();
        (0..tree.len()).map(|edge| vec![connected(&without(edge))]).collect()
    }
}

/// Returns the edges that are connected to the root.
fn connected(edges: &[[u32; 2]]) -> Tree {
    let mut reached = vec![1];
    let mut kept = vec![false; edges.len()];
    while let Some(edge) = (0..edges.len())
        .find(|&edge| !kept[edge] && edges[edge].iter().any(|end| reached.contains(end)))
    {
        kept[edge] = true;
        reached.extend(edges[edge]);
    }
    (0..edges.len()).filter(|&edge| kept[edge]).map(|edge| edges[edge]).collect()
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
    let mut input = String::new();
    let mut values = GrundyValues::new();
    for case in 0..4 {
        let mut trees: Vec<Vec<u64>> = Vec::new();
        if case % 2 == 0 {
            (0..2).for_each(|_| trees.push(tree(g)));
        }
        let sum = trees.iter().fold(0, |sum, parents| sum ^ tree_value(parents, &mut values));
        if g.one_in(2) && sum > 0 {
            trees.push((1..=sum).collect());
        }
        // Trees of value 1 and 0.
        let small = g.within(if trees.is_empty() { 1 } else { 0 }..=8);
        (0..small).for_each(|_| trees.push(vec![1; g.within(1..=2) as usize]));
        input += &format!("{}\n", trees.len());
        for parents in trees {
            input += &format!("{}\n", parents.len() + 1);
            for (vertex, parent) in (2..).zip(&parents) {
                input += &if g.one_in(2) {
                    format!("{vertex} {parent}\n")
                } else {
                    format!("{parent} {vertex}\n")
                };
            }
        }
    }
    input
}

fn tree_value(parents: &[u64], values: &mut GrundyValues<Branch>) -> u64 {
    let edges: Tree = (2..).zip(parents).map(|(vertex, &parent)| [vertex, parent as u32]).collect();
    values.sum(&branches(1, 0, &edges), &Branch::options)
}

fn answer_by_branches(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut search = Search::misere();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=100usize) {
        let trees = (0..n).map(|_| branches(1, 0, &read_tree(input)));
        let mut heaps: Vec<u64> = trees.map(|tree| values.sum(&tree, &Branch::options)).collect();
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        output += if search.mover_wins(&heaps, &options) { "PP\n" } else { "QQ\n" };
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=100usize) {
        let trees: Vec<Tree> = (0..n).map(|_| read_tree(input)).collect();
        let analysis = RefCell::new(Analysis::new(Cutting));
        let is_zero = |tree: &Tree| analysis.borrow_mut().value(tree) == Ok(0);
        let options = |trees: &Vec<Tree>| -> Vec<Vec<Tree>> {
            let mut after = Vec::new();
            if trees.iter().all(is_zero) {
                return after; // over, and won by the player to move
            }
            for (place, tree) in trees.iter().enumerate() {
                for option in Cutting.options(tree) {
                    after.push([&trees[..place], &option, &trees[place + 1..]].concat());
                }
            }
            after
        };
        let mut search = Search::misere().written(|trees: &Vec<Tree>| {
            let tree = |tree: &Tree| match tree.is_empty() {
                true => "∅".to_string(),
                false => reference::edges(tree.clone()),
            };
            trees.iter().map(tree).collect::<Vec<_>>().join(" | ")
        });
        output += if search.mover_wins(&trees, &options) { "PP\n" } else { "QQ\n" };
    }
    output
}

fn read_tree(input: &mut Input) -> Tree {
    let m: u32 = input.number(1..=100);
    let edges: Tree = (1..m).map(|_| [input.number(1..=m), input.number(1..=m)]).collect();
    let tree = connected(&edges);
    let mut vertices = tree.concat();
    vertices.push(1);
    vertices.sort_unstable();
    vertices.dedup();
    assert_eq!(vertices.len(), m as usize, "the edges are no tree");
    tree
}
