//! AtCoder ARC 072 D — Alice&Brown
//! <https://atcoder.jp/contests/arc072/tasks/arc072_b> · 2 s · 256 MiB · easy
//!
//! Rules: two piles of stones; a move takes 2i stones from one of them, where i is at least 1,
//! throws i away and puts i on the other one. Whoever cannot move loses, Alice first. The input
//! is `X Y`; print the winner, `Alice` or `Brown`.
//! Model: taking game, the difference of two piles.
//! Why: a move changes the difference of the piles by 3i, downwards if it takes from the larger
//! one. Let d be the absolute difference. If d ≤ 1, every move makes it at least 2. If d ≥ 2,
//! there is an i for which d - 3i is -1, 0 or 1, and the 2i stones, which are at most
//! (2d + 2) / 3 ≤ d, can be taken from the larger pile. So the positions with d ≤ 1 are the
//! lost ones.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { x: u64, y: u64 }
    println!("{}", if x.abs_diff(y) > 1 { "Alice" } else { "Brown" });
}
