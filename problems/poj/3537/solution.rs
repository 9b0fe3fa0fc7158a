//! POJ 3537 — Crosses and Crosses
//! <http://poj.org/problem?id=3537> · 3 s? · 64 MiB? · medium
//!
//! Rules: a strip of n empty cells; a move puts a cross into one, and whoever makes three
//! crosses in a row wins. Read n, and more of them up to the end of the input if there are;
//! print 1 for each that the first player wins, else 2.
//! Rule: 0.007
//! Model: take-and-break game, Treblecross, octal game 0.007.
//! Why: with two crosses next to each other, or one cell apart, the player to move completes
//! three. So nobody puts a cross within two cells of another unless forced, and who is forced
//! loses. A cross on cell i then leaves i - 3 and n - i - 2 cells that are fit for use: with
//! two more cells each strip is a heap of m = n + 2, of which i - 1 and n - i are left, any
//! two numbers with the sum m - 3. That is the rule of 0.007, whose values are computed.
//! Cost: O(n²) for the largest n.

use grundy::named::NamedGame;
use proconio::{input, is_stdin_empty};

const LARGEST: usize = 2000;

fn main() {
    let sg = NamedGame::Treblecross.values(LARGEST + 3);
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!((3..=LARGEST).contains(&n), "{n} cells, not 3 to {LARGEST}");
        winners += if sg[n + 2] != 0 { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}
