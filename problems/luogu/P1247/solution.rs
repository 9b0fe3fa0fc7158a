//! Luogu P1247 — Taking matches (取火柴游戏)
//! <https://www.luogu.com.cn/problem/P1247> · 1 s? · 125 MiB? · easy
//!
//! Rules: k heaps of matches; a move takes any positive number of matches from one heap, and
//! whoever takes the last match wins. One case `k`, then k heaps. If the first player loses, print
//! `lose`; otherwise the winning move `a b`, a matches from heap b with the least b, and on the
//! next line the heaps after it.
//! Rule: nim
//! Model: Nim, its first winning move.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero. A heap h can do so
//! only by becoming h ⊕ s, if that is less.
//! Cost: O(k).

use grundy::nim::{self, Move};
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { k: usize, mut heaps: [u64; k] }
    let first = nim::winning_moves(&heaps).next();
    if let Some(Move { heap, leave }) = first {
        let take = heaps[heap] - leave;
        heaps[heap] = leave;
        println!("{take} {}\n{}", heap + 1, heaps.iter().join(" "));
    } else {
        println!("lose");
    }
}
