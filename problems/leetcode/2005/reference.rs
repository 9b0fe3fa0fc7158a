//! LeetCode 2005 by its rules: removes every node of the tree but the root.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 95)..=g.pick(6, 100)))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100usize);
    input.end();
    // With the root alone, the mover must remove it, and loses.
    let first = Search::normal().written(written).mover_wins(&tree(n), &options);
    format!("{first}\n")
}

/// The trees below a node, sorted, because their order does not matter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Node(Vec<Node>);

fn tree(n: usize) -> Node {
    let below = [n.checked_sub(2), n.checked_sub(1)];
    Node(below.into_iter().flatten().filter(|&order| order > 0).map(tree).collect())
}

/// Returns the tree after the removal of each node but the root.
fn options(Node(below): &Node) -> Vec<Node> {
    let mut options = Vec::new();
    for (index, branch) in below.iter().enumerate() {
        let others = [&below[..index], &below[index + 1..]].concat();
        options.push(Node(others.clone()));
        for smaller in self::options(branch) {
            let mut below = others.clone();
            below.push(smaller);
            below.sort();
            options.push(Node(below));
        }
    }
    options
}

/// Writes a tree as brackets, a pair for each node, around those below it.
fn written(Node(below): &Node) -> String {
    format!("({})", below.iter().map(written).collect::<String>())
}
