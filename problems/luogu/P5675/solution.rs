//! Luogu P5675 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P5675> · 1 s? · 125 MiB? · medium
//!
//! Rules: of n heaps some are chosen, at least one, and one of these for Alice's first move, which
//! must take a positive number of stones from it; then the game goes on as Nim, and whoever takes
//! the last stone wins. One case `n`, then n heaps; print in how many ways both can be chosen so
//! that Alice cannot win, modulo 10⁹ + 7.
//! Model: Nim, the heaps chosen before it counted by nim sum.
//! Why: by Bouton's theorem Alice must cut her heap a down to the nim sum s of the other chosen
//! heaps, which is possible exactly if s < a. So for each heap a the choices of others with s ≥ a
//! are counted, by their nim sums, adding one heap after another.
//! Cost: O(n² h) for heaps up to h.

use grundy::contest::mod_int::ModInt;
use proconio::input;

type Mod = ModInt<1_000_000_007>;

/// For larger heaps there would be too many nim sums to count.
const LARGEST: usize = 100_000;

/// Returns in how many ways some of `heaps`, leaving out number `left_out`, have each nim sum.
fn ways_by_nim_sum(heaps: &[usize], left_out: usize) -> Vec<Mod> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let mut ways = vec![Mod::new(0); (largest + 1).next_power_of_two()];
    ways[0] = Mod::new(1);
    for (number, &heap) in heaps.iter().enumerate() {
        if number != left_out {
            let before = ways.clone();
            for (nim_sum, ways) in ways.iter_mut().enumerate() {
                *ways += before[nim_sum ^ heap];
            }
        }
    }
    ways
}

fn main() {
    input! { n: usize, heaps: [usize; n] }
    if let Some(heap) = heaps.iter().find(|&&heap| heap > LARGEST) {
        panic!("a heap of {heap} stones, more than {LARGEST}");
    }
    let mut lost = Mod::new(0);
    for (first, &heap) in heaps.iter().enumerate() {
        lost += ways_by_nim_sum(&heaps, first)[heap..].iter().copied().sum::<Mod>();
    }
    println!("{lost}");
}
