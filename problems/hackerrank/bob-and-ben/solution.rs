//! HackerRank bob-and-ben — Bob and Ben
//! <https://www.hackerrank.com/challenges/bob-and-ben> · 10 s? · 512 MiB? · medium
//!
//! Rules: there are trees of m nodes, in which node j + 1 is joined to node ⌊max(1, j / k)⌋. A
//! move removes a node: if it is a leaf (has just one edge), the rest of its tree stays,
//! otherwise the whole tree vanishes; whoever cannot move loses. The input has g cases: `n`,
//! then n trees `m k`. Print the winner, `BOB` (first) or `BEN`.
//! Model: game on a tree, by its size.
//! Why: a single node is no leaf: value 1. Two nodes are both leaves and leave a single one:
//! value 0. From 3 nodes on there is a leaf and a node that is not one, so the value of m nodes is
//! the mex of 0 and the value of m - 1, in any shape: 1 if m is odd and 2 if it is even.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: u64, k: u64 }
            assert!(k > 0, "k is 0, by which the nodes cannot be divided");
            nim_sum ^= match m {
                0 | 2 => 0,
                _ if m % 2 == 1 => 1,
                _ => 2,
            };
        }
        winners += if nim_sum != 0 { "BOB\n" } else { "BEN\n" };
    }
    print!("{winners}");
}
