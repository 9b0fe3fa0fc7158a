//! HDU 2147 — kiki's game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2147> · 1 s · 9.7 MiB · easy
//!
//! Rules: a coin stands in the top right corner of a board of n rows and m columns; a move
//! shifts it one cell left, down, or both at once, and whoever cannot move loses, kiki
//! first. Lines `n m` end with `0 0`; print `Wonderful!` if kiki wins, else
//! `What a pity!`.
//! Model: board game, two coordinates that go down by at most 1.
//! Why: count steps from the far corner. If both distances are even, every move makes one
//! odd, and the answer makes all even again; so exactly those boards are lost, on which n
//! and m are odd.
//! Cost: O(1) a line, which the memory limit, too small for a table, asks for.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: u32, m: u32 }
        if (n, m) == (0, 0) {
            break;
        }
        let in_bounds = [n, m].iter().all(|side| (1..=2000).contains(side));
        assert!(in_bounds, "a board of {n} by {m}, not both 1 to 2000");
        let lost = n % 2 == 1 && m % 2 == 1;
        verdicts += if lost { "What a pity!\n" } else { "Wonderful!\n" };
    }
    print!("{verdicts}");
}
