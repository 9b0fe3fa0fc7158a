// AtCoder ARC 072 D https://atcoder.jp/contests/arc072/tasks/arc072_b · made by `cargo judge bundle arc072_b --write` from 1d70c4173af3a4d9
//! AtCoder ARC 072 D — Alice&Brown
//! <https://atcoder.jp/contests/arc072/tasks/arc072_b> · 2 s · 256 MiB · easy
//!
//! Rules: two piles of stones; a move takes 2i stones, i at least 1, from one of them, throws
//! i away and puts i on the other one. Whoever cannot move loses, Alice first. One case
//! `X Y`; print the winner, `Alice` or `Brown`.
//! Model: taking game, the difference of two piles.
//! Why: a move changes the difference d of the piles by 3i, downwards if it takes from the
//! larger one. With |d| ≤ 1 every move leaves at least 2, and (1, 1) and less have no move.
//! With |d| ≥ 2 there is an i with |d| - 3i one of -1, 0 and 1, and 2i, which is at most
//! (2|d| + 2) / 3 ≤ |d|, can be taken from the larger pile. So |d| ≤ 1 is lost.
//! Cost: O(1).

use proconio::input;

const MOST: u64 = 1_000_000_000_000_000_000;

fn main() {
    input! { x: u64, y: u64 }
    assert!(x.max(y) <= MOST, "piles of {x} and {y}, one above {MOST}");
    println!("{}", if x.abs_diff(y) > 1 { "Alice" } else { "Brown" });
}


