//! Luogu P5675 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P5675> · 1 s? · 125 MiB? · difficulty 4
//!
//! Rules: at least one of n heaps is chosen, and then one of the chosen heaps is picked; Alice's
//! first move must take a positive number of stones from the picked heap. Then the game goes on as
//! Nim on the chosen heaps, and whoever takes the last stone wins. The input is `n`, then n heaps;
//! print the number of ways to make both choices such that Alice cannot win, modulo 10⁹ + 7.
//! Bounds: n ≤ 200; a heap has at most 200 stones.
//! Kind: count
//! Model: Nim, where the choices of heaps before it are counted by nim sum.
//! Why: by Bouton's theorem Alice must cut the picked heap a down to the nim sum s of the other
//! chosen heaps, which is possible exactly when s < a. So, for each heap a, the choices of other
//! heaps are counted by their nim sum s, one heap at a time, and the counts with s ≥ a are added
//! up.
//! Cost: O(n² h) for heaps up to h.
//!
//! 规则：从 n 堆石子中选出若干堆（至少一堆），再从中指定一堆，Alice 的第一步必须从这堆取走至少
//! 一枚；此后照 Nim 的规则继续，取走最后一枚石子者胜。只有一组数据，先给出堆数 n，再给出各堆的
//! 石子数；输出有多少种选择（选堆和指定）使 Alice 不能获胜，模 10⁹ + 7。
//! 范围：n ≤ 200；每堆至多 200 枚石子。
//! 模型：Nim 游戏，对事先选出的堆按异或和计数。
//! 思路：由 Bouton 定理，Alice 必须把她的那堆 a 取成其余所选各堆的异或和 s，当且仅当 s < a 时能
//! 做到。所以对每一堆 a，把其他堆逐个加入，按异或和统计选法，再数其中 s ≥ a 的。
//! 复杂度：堆不超过 h 时 O(n² h)。

use grundy::contest::mod_int::ModInt;
use proconio::input;

type Mod = ModInt<1_000_000_007>;

/// For heaps larger than this, there would be too many nim sums to count.
const LARGEST: usize = 100_000;

/// Returns, for each nim sum, the number of ways to choose from `heaps`, without heap number
/// `left_out`, heaps that together have that nim sum.
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
