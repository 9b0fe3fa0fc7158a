//! HackerRank bob-and-ben by its rules: every node removed, from trees with all their edges.

use grundy::game::{Analysis, Game};
use reference::{change_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
