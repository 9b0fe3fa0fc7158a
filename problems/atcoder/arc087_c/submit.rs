// AtCoder ARC 087 E https://atcoder.jp/contests/arc087/tasks/arc087_c · made by `cargo judge bundle arc087_c --write` from 91c1516f35de2833
//! AtCoder ARC 087 E — Prefix-free Game
//! <https://atcoder.jp/contests/arc087/tasks/arc087_c> · 2 s · 256 MiB · hard
//!
//! Rules: a set of binary strings of 1 to L digits, none the beginning of another one. A
//! move adds such a string so that this stays true, and whoever cannot move loses. One case
//! `N L`, then N strings; print the winner, `Alice` (first) or `Bob`.
//! Model: splitting game, full binary trees of free strings.
//! Why: a string is a path down from the root of a binary tree. Where the tree of the set
//! has a node with one child, the free strings below the other one are a full tree of h
//! levels. A string on its level j + 1 leaves full trees of h - 1, …, h - j levels. Its
//! value is the lowest one of h in binary: if all smaller trees have such values, let
//! G(x) = x ⊕ ⌊x / 2⌋, the Gray code, which is one to one and turns ⊕ into ⊕. The values of
//! 1, …, x have nim sum G(x), because G(x) ⊕ G(x - 1) = G(x ⊕ (x - 1)) is the lowest one of
//! x. So the options are G(h - 1) ⊕ G(x) = G((h - 1) ⊕ x) for all x from 0 to h - 1.
//! Let h end in k zeros. Then h - 1 ends in k ones, and every number below 2^k, being G of
//! one below 2^k, comes with some x < h. But 2^k = G(2^(k+1) - 1) would need x = h.
//! Cost: O(total length).

use proconio::input;
use proconio::marker::Bytes;

const MOST: u64 = 1_000_000_000_000_000_000;
const FREE: usize = 0; // the root is nobody's child

#[derive(Clone, Copy, Default)]
struct Node {
    level: u64,
    children: [usize; 2],
    ends: bool,
}

fn main() {
    input! { n: usize, l: u64 }
    assert!((1..=100_000).contains(&n), "{n} strings, not 1 to 100000");
    assert!((1..=MOST).contains(&l), "strings of up to {l} digits, not 1 to {MOST}");
    input! { strings: [Bytes; n] }
    let mut tree = vec![Node::default()];
    for string in strings {
        assert!(string.len() as u64 <= l, "a string of {} digits, more than {l}", string.len());
        let mut at = 0;
        for digit in string {
            assert!(digit == b'0' || digit == b'1', "a letter that is not 0 or 1");
            assert!(!tree[at].ends, "one string begins with another");
            let child = usize::from(digit - b'0');
            if tree[at].children[child] == FREE {
                tree[at].children[child] = tree.len();
                tree.push(Node { level: tree[at].level + 1, ..Node::default() });
            }
            at = tree[at].children[child];
        }
        let fresh = !tree[at].ends && tree[at].children == [FREE; 2];
        assert!(fresh, "one string begins with another");
        tree[at].ends = true;
    }
    let halves = tree.iter().filter(|node| !node.ends && node.children.contains(&FREE));
    let free = halves.map(|node| l - node.level);
    let nim_sum = free.fold(0, |sum, h| sum ^ (h & h.wrapping_neg()));
    println!("{}", if nim_sum != 0 { "Alice" } else { "Bob" });
}


