//! Codeforces 1867C — Salyg1n and the MEX Game
//! <https://codeforces.com/problemset/problem/1867/C> · 3 s · 256 MiB · easy
//!
//! Rules: interactive. Alice and Bob change a set of n numbers. Alice adds a number that is not in
//! it; then Bob removes one that is smaller than hers. The game ends when he cannot, or after
//! 2n + 1 moves, and Alice wants the mex of the set to be large. Cases `n` and the set after their
//! number: print what Alice adds, read what Bob removes, or `-1` at the end, and reach as much as
//! Alice can.
//! Model: pairing strategy, adding again what is removed.
//! Why: let m be the mex of the set, and M the mex once m is in it. Alice reaches M by adding m
//! and then whatever Bob removes, and she cannot reach more.
//!
//! 1. After each of these moves the set is the first one with m, whose mex is M. The game ends
//!    after a move of Alice: Bob is the one who cannot move, and the move 2n + 1 is hers.
//! 2. Bob keeps it so that two at least of the numbers 0 to M are missing before each move of
//!    Alice, as m and M are at first. Then one at least is missing after her move, so the mex is
//!    at most M whenever the game ends.
//! 3. He need not care what he removes while two are still missing. Otherwise Alice has just added
//!    one of 0 to M, and whatever smaller number he removes is one of them, too. If there is none,
//!    the game is over.
//!
//! Cost: O(n log n).

use grundy::mex::mex;
use proconio::input_interactive;

fn main() {
    input_interactive! { cases: usize }
    for _ in 0..cases {
        input_interactive! { numbers: [u64] }
        // The line is sent at once, because standard output flushes whole lines.
        println!("{}", mex(numbers));
        while let Some(removed) = hear() {
            println!("{removed}");
        }
    }
}

/// Reads the number that Bob removes, or `None` at the end of a game.
fn hear() -> Option<u64> {
    input_interactive! { answer: i64 }
    match u64::try_from(answer) {
        Ok(removed) => Some(removed),
        Err(_) if answer == -1 => None,
        Err(_) => panic!("the judge says {answer}: the number was wrong"),
    }
}
