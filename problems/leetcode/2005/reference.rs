//! LeetCode 2005 by its rules: removes every node of the tree but the root.
//!
//! The middle tier has the trees of all orders up to 18, node by node; the library's values of
//! trees answer, which know nothing of their shape.

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nodes).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 95)..=g.pick(6, 100)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(1..=18))
}

fn answer_by_nodes(input: &mut Input) -> String {
    let n = input.number(1..=18usize);
    input.end();
    let mut parents = Vec::new();
    grow(n, None, &mut parents);
    let tree = RootedTree::from_parents(&parents).expect("a tree");
    format!("{}\n", tree_values(&tree)[0] > 0)
}

/// Adds the nodes of the tree of an order, each by its parent.
fn grow(order: usize, parent: Option<usize>, parents: &mut Vec<Option<usize>>) {
    if order > 0 {
        let root = parents.len();
        parents.push(parent);
        grow(order.saturating_sub(2), Some(root), parents);
        grow(order - 1, Some(root), parents);
    }
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
