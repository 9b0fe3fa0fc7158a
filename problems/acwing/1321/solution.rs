//! AcWing 1321 — Taking or merging stones (取石子)
//! <https://www.acwing.com/problem/content/1323/> · 1 s? · 64 MiB? · hard
//!
//! Also: BZOJ 3895, LOJ 10245
//! Rules: heaps of stones; a move takes one stone from a heap or puts two heaps together,
//! and whoever cannot move loses. T cases `N`, then N heaps; print `YES` if the first player
//! wins, else `NO`.
//! Model: parity, of the moves left with ones counted apart.
//! Why: it is the game of HDU 4111, whose solution has the proof. Let a be the number of heaps of
//! a single stone, and b the number of moves that the larger heaps last if they are put together
//! first: the number of their stones plus the number of these heaps less 1, or 0 if there are
//! none. If b > 2, only parities matter: a position is lost exactly if a and b are both even. If b
//! ≤ 2, that is, if the only larger heap has 2 stones or there is none, it is lost exactly if a is
//! a multiple of 3.
//! Cost: O(N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, heaps: [u64; n] }
        verdicts += if mover_wins(&heaps) { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

fn mover_wins(heaps: &[u64]) -> bool {
    let singles = heaps.iter().filter(|&&heap| heap == 1).count();
    let large = heaps.iter().filter(|&&heap| heap > 1);
    // 128 bits hold the sum of any heaps that 64 bits hold.
    let stones_and_heaps: u128 = large.map(|&heap| u128::from(heap) + 1).sum();
    let moves = stones_and_heaps.saturating_sub(1);
    if moves > 2 {
        singles % 2 == 1 || moves % 2 == 1
    } else {
        singles % 3 != 0
    }
}
