//! HackerRank chocolate-in-box — Chocolate in Box
//! <https://www.hackerrank.com/challenges/chocolate-in-box> · 10 s? · 512 MiB? · easy
//!
//! Rules: there are boxes of chocolates. A move takes any positive number from one box; whoever
//! takes the last one wins. The input is one case: `N`, then N boxes. Print how many first moves
//! win, 0 if the first player loses.
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero, so box h
//! must become h ⊕ s; that is one move if it is less than h, and none otherwise.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, boxes: [u64; n] }
    println!("{}", nim::winning_moves(&boxes).count());
}
