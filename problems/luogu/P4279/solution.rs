//! Luogu P4279 — Little John's game (小约翰的游戏)
//! <https://www.luogu.com.cn/problem/P4279> · 1 s? · 125 MiB? · easy
//!
//! Also: BZOJ 1022
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone loses, John first. T cases `n`, then n heaps; print the winner, `John` or
//! `Brother`.
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: by Bouton's theorem misère Nim is won, if some heap has 2 stones or more, exactly if the
//! nim sum is not 0, as in normal play; with single stones only, exactly if their number is even.
//! Cost: O(n) a case.

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, heaps: [u64; n] }
        winners += if misere::outcome(&heaps).mover_wins() { "John\n" } else { "Brother\n" };
    }
    print!("{winners}");
}
