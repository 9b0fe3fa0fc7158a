//! HackerRank bob-and-ben — Bob and Ben
//! <https://www.hackerrank.com/challenges/bob-and-ben> · 10 s? · 512 MiB? · medium
//!
//! Rules: trees of m nodes, in which node j + 1 is joined to node ⌊max(1, j / k)⌋. A move
//! removes a node: if it is a leaf (has just one edge), the rest of its tree stays,
//! otherwise the whole tree vanishes; whoever cannot move loses. g cases `n`, then n trees
//! `m k`; print the winner, `BOB` (first) or `BEN`.
//! Model: game on a tree, by its size.
//! Why: a single node is no leaf: value 1. Two nodes are both leaves and leave a single one:
//! value 0. From 3 nodes on there is a leaf and a node that is none, so the value of m is the
//! mex of 0 and the value of m - 1, in any shape: 1 if m is odd and 2 if it is even.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "{n} trees, not 1 to 1000000");
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: u64, k: u64 }
            assert!((1..=1_000_000_000).contains(&m), "{m} nodes, not 1 to 1000000000");
            assert!((2..=100).contains(&k), "a tree with k = {k}, not 2 to 100");
            nim_sum ^= match m {
                2 => 0,
                m => 2 - m % 2,
            };
        }
        winners += if nim_sum != 0 { "BOB\n" } else { "BEN\n" };
    }
    print!("{winners}");
}
