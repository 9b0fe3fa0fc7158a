//! Luogu P5675 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P5675> · 1 s? · 125 MiB? · medium
//!
//! Rules: of n heaps some are chosen, at least one, and one of these for Alice's first move,
//! which must take a positive number of stones from it; then the game goes on as Nim, and
//! whoever takes the last stone wins. One case `n`, then n heaps; print in how many ways
//! to choose both Alice cannot win, modulo 10⁹ + 7.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem Alice must make her heap a the nim sum s of the other chosen
//! ones, which works exactly if s < a. So count for each heap the choices of others with
//! s ≥ a, by their nim sums, adding one heap after another.
//! Cost: O(256 n²).

use proconio::input;

const MODULUS: u32 = 1_000_000_007;
const NIM_SUMS: usize = 256;

fn main() {
    input! { n: usize }
    assert!((1..=200).contains(&n), "{n} heaps, not 1 to 200");
    input! { heaps: [usize; n] }
    assert!(heaps.iter().all(|&heap| heap <= 200), "a heap larger than 200 in {heaps:?}");
    let mut lost = 0;
    for first in 0..n {
        let mut ways = [0; NIM_SUMS];
        ways[0] = 1;
        for heap in (0..n).filter(|&other| other != first).map(|other| heaps[other]) {
            let before = ways;
            for (nim_sum, ways) in ways.iter_mut().enumerate() {
                *ways = (*ways + before[nim_sum ^ heap]) % MODULUS;
            }
        }
        lost = ways[heaps[first]..].iter().fold(lost, |lost, ways| (lost + ways) % MODULUS);
    }
    println!("{lost}");
}
