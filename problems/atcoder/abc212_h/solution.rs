//! AtCoder ABC 212 H — Nim Counting
//! <https://atcoder.jp/contests/abc212/tasks/abc212_h> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: Nim with M heaps, where M is any number from 1 to N and the size of each heap is one of K
//! different numbers. The input is `N K` and the numbers; print, modulo 998244353, the number of
//! positions that the first player wins, summed over all M; different orders of the heaps count as
//! different positions.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; 1 ≤ K < 2^16; the numbers are from 1 to 2^16 - 1.
//! Kind: count
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem the positions with nim sum 0 are lost. For each nim sum, count the
//! positions that have it. The Walsh–Hadamard transform helps: the transform of the counts for
//! several heaps is the entrywise product of the transforms for the single heaps. So each entry v
//! of the transform for a single heap becomes v + v² + … + v^N in the transform for all positions.
//! The count for nim sum 0 is the mean of these entries, and the total number of positions is the
//! first entry, for which v is K.
//! Cost: O(L (log L + log N)), where L is the least power of 2 above all sizes.
//!
//! 规则：M 堆石子的 Nim 游戏，M 可取 1 到 N，每堆的大小是给定的 K 个不同的数之一。输入 `N K` 和
//! 这 K 个数；对所有 M 合计，并且区分各堆的顺序，输出先手必胜的局面数，对 998244353 取模。
//! 范围：1 ≤ N ≤ 2 · 10^5；1 ≤ K < 2^16；各数从 1 到 2^16 - 1。
//! 模型：Nim 游戏，按异或和计数。
//! 思路：由 Bouton 定理，异或和为 0 的局面必败。对“按异或和计数”的数组做沃尔什–阿达马变换
//! （FWT），添上一堆就成了逐位相乘。所以若一堆石子的数组变换后某一项为 v，则全部局面的数组变换
//! 后这一项为 v + v² + … + v^N。异或和为 0 的局面数是这些项的平均值；局面总数则是其中第一项，
//! 那里 v = K。
//! 复杂度：O(L (log L + log N))，L 为大于所有堆的最小的 2 的幂。

use grundy::contest::mod_int::ModInt;
use grundy::contest::walsh::transform;
use proconio::input;

type Mod = ModInt<998_244_353>;

/// For heaps of this size or larger, the transform would take too long.
const TOO_LARGE: usize = 1 << 24;

fn main() {
    input! { n: u64, k: usize, sizes: [usize; k] }
    let largest = sizes.iter().copied().max().unwrap_or(0);
    assert!(largest < TOO_LARGE, "a heap of {largest}, not less than {TOO_LARGE}");
    let mut ways = vec![Mod::new(0); (largest + 1).next_power_of_two()];
    for size in sizes {
        ways[size] += Mod::new(1);
    }
    transform(&mut ways);
    let all = sum_of_powers(ways[0], n);
    let entries: Mod = ways.iter().map(|&entry| sum_of_powers(entry, n)).sum();
    let lost = entries * Mod::new(ways.len() as u64).inverse();
    println!("{}", all - lost);
}

/// Returns base + base² + … + base^n.
fn sum_of_powers(base: Mod, n: u64) -> Mod {
    let one = Mod::new(1);
    if base == one {
        return Mod::new(n);
    }
    base * (base.power(n) - one) * (base - one).inverse()
}
