//! HDU 3590 as the judge takes it: every edge of every tree cut, and whoever is to move when all
//! trees have the Grundy value 0, found by definition, has won. By the statement's rules, which
//! differ (see the solution), play goes on until no edge is left.

use grundy::game::{Analysis, Game};
use reference::{Generator, Input, Reference, Search};
use std::cell::RefCell;

fn main() {
    Reference::new(generate, answer).run();
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
