//! HackerRank chocolate-in-box — Chocolate in Box
//! <https://www.hackerrank.com/challenges/chocolate-in-box> · 10 s? · 512 MiB? · easy
//!
//! Rules: boxes of chocolates; a move takes any positive number from one box, and whoever
//! takes the last one wins. One case `N`, then N boxes; print how many first moves win, 0 if
//! the first player loses.
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero, so box h
//! must become h ⊕ s; that is one move if it is less than h, and none otherwise.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=1_000_000).contains(&n), "{n} boxes, not 1 to 1000000");
    input! { boxes: [u64; n] }
    if let Some(count) = boxes.iter().find(|&count| !(1..=1_000_000_000).contains(count)) {
        panic!("a box of {count} chocolates, not 1 to 1000000000");
    }
    println!("{}", nim::winning_moves(&boxes).count());
}
