// AtCoder ARC 087 E https://atcoder.jp/contests/arc087/tasks/arc087_c · made by `cargo judge bundle arc087_c --write` from 59372db5d51517ea
//! AtCoder ARC 087 E — Prefix-free Game
//! <https://atcoder.jp/contests/arc087/tasks/arc087_c> · 2 s · 256 MiB · hard
//!
//! Rules: a set of binary strings of 1 to L digits, none of which is the beginning of another.
//! A move adds such a string so that this stays true, and whoever cannot move loses. The input
//! is `N L` and N strings; print the winner, `Alice` (who moves first) or `Bob`.
//! Model: splitting game, full binary trees of free strings.
//! Why: a string is a path down from the root of a binary tree. The strings that can be added
//! make full binary trees, which are independent of each other, and a move in one of them
//! leaves smaller ones. A tree of h levels turns out to have the lowest one of h in binary as
//! its Grundy value.
//!
//! 1. Consider the tree of all beginnings of the given strings. Where a node that is no given
//!    string lacks a child, all strings from that child on are free: a full tree of h levels,
//!    if the node has L - h digits. No other string can be added.
//! 2. Adding a string on level j + 1 of a full tree takes the nodes above and below it away.
//!    What is left are the full trees at the side of the way to it, of h - 1, …, h - j levels.
//! 3. Let G(x) = x ⊕ ⌊x / 2⌋, the Gray code of x. It is one to one, and G(x ⊕ y) = G(x) ⊕ G(y).
//!    If x ends in k zeros, then x ⊕ (x - 1) = 2^(k+1) - 1, so that
//!    G(x) ⊕ G(x - 1) = G(2^(k+1) - 1) = 2^k, the lowest one of x. So the lowest ones of 1, …,
//!    x have the nim sum G(x).
//! 4. By induction, the options in step 2 have the values G(h - 1) ⊕ G(h - 1 - j) for all j
//!    from 0 to h - 1, that is, G((h - 1) ⊕ x) for all x from 0 to h - 1.
//! 5. Let h end in k zeros. It remains to show that their mex is 2^k. Every number below 2^k is
//!    G(y) for a y below 2^k, and comes with x = (h - 1) ⊕ y. As h - 1 ends in k ones, this x is
//!    at most h - 1. And 2^k = G(2^(k+1) - 1) would need x = (h - 1) ⊕ (2^(k+1) - 1) = h, which
//!    is too large.
//!
//! Cost: O(total length).

use proconio::input;
use proconio::marker::Bytes;

/// In place of a child that is not there: the root, which is nobody's child.
const FREE: usize = 0;

#[derive(Clone, Copy, Default)]
struct Node {
    level: u64,
    children: [usize; 2],
    ends: bool,
}

fn main() {
    input! { n: usize, l: u64, strings: [Bytes; n] }
    let mut tree = vec![Node::default()];
    for string in strings {
        assert!(string.len() as u64 <= l, "a string of {} digits, more than {l}", string.len());
        insert(&mut tree, &string);
    }
    println!("{}", if nim_sum_of_free_trees(&tree, l) != 0 { "Alice" } else { "Bob" });
}

/// Adds a string to the tree, whose first node is the root.
fn insert(tree: &mut Vec<Node>, string: &[u8]) {
    let mut node = 0;
    for digit in string {
        assert!(!tree[node].ends, "one string begins with another");
        let child = match digit {
            b'0' => 0,
            b'1' => 1,
            _ => panic!("{:?} is not 0 or 1", char::from(*digit)),
        };
        if tree[node].children[child] == FREE {
            tree[node].children[child] = tree.len();
            tree.push(Node { level: tree[node].level + 1, ..Node::default() });
        }
        node = tree[node].children[child];
    }
    let is_leaf = tree[node].children == [FREE; 2];
    assert!(is_leaf && !tree[node].ends, "one string begins with another");
    tree[node].ends = true;
}

/// Returns the nim sum of the full trees of strings with up to `l` digits that can be added.
fn nim_sum_of_free_trees(tree: &[Node], l: u64) -> u64 {
    let mut nim_sum = 0;
    for node in tree.iter().filter(|node| !node.ends && node.level < l) {
        let lowest_one = 1 << (l - node.level).trailing_zeros();
        for child in node.children {
            if child == FREE {
                nim_sum ^= lowest_one;
            }
        }
    }
    nim_sum
}


