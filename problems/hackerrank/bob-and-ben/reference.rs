//! HackerRank bob-and-ben by its rules: every node removed, from trees with all their edges.
//!
//! The middle tier has trees of up to 199 nodes and k = 100, in which all other nodes are joined to
//! the first one: a move takes one of them, or the first one and all. A tree that is no such star
//! is for the brute force.

use grundy::game::{Analysis, Game};
use reference::{change_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

/// The nodes and the edges of a tree.
type Tree = (Vec<u64>, Vec<[u64; 2]>);

struct Forest;

impl Game for Forest {
    type Position = Tree;

    fn options(&self, (nodes, edges): &Tree) -> Vec<Vec<Tree>> {
        let remove = |node: &u64| {
            if edges.iter().filter(|edge| edge.contains(node)).count() != 1 {
                return vec![];
            }
            let others = nodes.iter().filter(|&other| other != node).copied();
            let kept = edges.iter().filter(|edge| !edge.contains(node)).copied();
            vec![(others.collect(), kept.collect())]
        };
        nodes.iter().map(remove).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 1);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 1_000_000)..=g.pick(4, 1_000_000));
        input += &format!("{n}\n");
        for _ in 0..n {
            let m = g.within(1..=g.pick(8, 1_000_000_000));
            input += &format!("{m} {}\n", g.within(2..=g.pick(4, 100)));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("50\n");
    for _ in 0..50 {
        let n = g.within(1..=6);
        input += &format!("{n}\n");
        for _ in 0..n {
            let m = if g.one_in(3) { g.within(1..=3) } else { g.within(1..=199) };
            input += &format!("{m} 100\n");
        }
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&nodes: &u64| match nodes {
        0 => vec![],
        1 => vec![vec![]],
        // Both of two nodes are leaves.
        2 => vec![vec![1]],
        _ => vec![vec![nodes - 1], vec![]],
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let mut trees: Vec<u64> = Vec::new();
        for _ in 0..input.number(1..=1_000_000) {
            let (m, k) = (input.number(1..=199), input.number(2..=100u64));
            assert!(m < 2 * k, "a tree that is no star");
            trees.push(m);
        }
        output += if values.sum(&trees, &options) > 0 { "BOB\n" } else { "BEN\n" };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Forest);
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let mut trees = Vec::new();
        for _ in 0..input.number(1..=1_000_000) {
            let (m, k) = (input.number(1..=1_000_000_000u64), input.number(2..=100u64));
            assert!(m < 20, "{m} nodes are too many for brute force");
            let edges = (1..m).map(|j| [j + 1, (j / k).max(1)]).collect();
            trees.push(((1..=m).collect(), edges));
        }
        let mut search = Search::normal().written(|trees: &Vec<Tree>| {
            let tree = |(nodes, edges): &Tree| match nodes[..] {
                [node] => format!("{node}"),
                _ => edges.iter().map(|[a, b]| format!("{a}-{b}")).collect::<Vec<_>>().join(","),
            };
            trees.iter().map(tree).collect::<Vec<_>>().join(" ")
        });
        search.show(&trees, &|trees| {
            let mut after = change_one_heap(trees, |tree| Forest.options(tree));
            after.iter_mut().for_each(|trees| trees.retain(|(nodes, _)| !nodes.is_empty()));
            after
        });
        let bob = analysis.outcome(&trees).expect("trees get smaller").mover_wins();
        output += if bob { "BOB\n" } else { "BEN\n" };
    }
    input.end();
    output
}
