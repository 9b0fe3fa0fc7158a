//! HDU 1851 — A Simple Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1851> · 1 s? · 32 MiB? · easy
//!
//! Rules: n piles; a move takes 1 to L stones from a pile of M stones, where M and L are given
//! for each pile. Whoever takes the last stone of all wins. T cases `n`, then n lines `M L`;
//! print `No` if the player who moves first wins, else `Yes`.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, a sum of piles with a limit each.
//! Why: a pile has the Grundy value M mod (L + 1), and the nim sum of these decides. The
//! question is asked for the player who moves second.
//! Cost: O(n) a case.

use grundy::{bash, nim};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [(u64, u64); n] }
        let values = piles.iter().map(|&(stones, most)| bash::grundy_value(stones, most));
        verdicts += if nim::outcome(values).mover_wins() { "No\n" } else { "Yes\n" };
    }
    print!("{verdicts}");
}
