//! Luogu P5387 — Puppet dance (人形演舞)
//! <https://www.luogu.com.cn/problem/P5387> · 1 s? · 125 MiB? · difficulty 7
//!
//! Rules: n numbers from 1 to m; a move replaces a number x by x ⊕ y, for some y from 1 to x, if
//! the result is smaller than x, and whoever cannot move loses. The input is `n m`; print how many
//! of the m^n positions the first player wins, modulo 998244353.
//! Bounds: n ≤ 10^18; m ≤ 10^6.
//! Kind: count
//! Model: Nim, with heaps in disguise, counted by nim sum.
//! Why: let x = h + r, where h is the largest power of 2 that is at most x. Then x is worth r + 1,
//! so positions are counted by the nim sum of such values:
//!
//! 1. An option z = h + s with s < r is always allowed, as x ⊕ z = r ⊕ s < h. By induction these
//!    options are worth 1 to r.
//! 2. An option z < h has x ⊕ z = h + (r ⊕ z), and is allowed exactly when r ⊕ z ≤ r. One of them
//!    is z = 0, which is worth 0. For any other such option, the largest power of 2 that is at most
//!    z, say h', must also occur in the binary form of r, and z is worth at most h' ≤ r. So no
//!    option is worth r + 1, and the mex is r + 1.
//! 3. By Bouton's theorem, the positions with nim sum 0 are the lost ones. Under the Walsh–Hadamard
//!    transform, combining counts by nim addition becomes entrywise multiplication. So transform
//!    the list that counts how many of the numbers from 1 to m have each value: the number of
//!    positions with nim sum 0 is the mean of the n-th powers of the entries of this transform.
//!
//! Cost: O(m log m), and O(log n) for each distinct entry of the transform.
//!
//! 规则：有 n 个 1 到 m 的数；每次操作选一个数 x 和 1 到 x 的一个 y，若 x ⊕ y 小于 x，就用
//! x ⊕ y 代替 x；无法操作者输。输入 `n m`；输出 m^n 个局面中先手获胜的有多少个，模 998244353。
//! 范围：n ≤ 10^18；m ≤ 10^6。
//! 模型：Nim 游戏，各数是伪装的石子堆，按异或和计数。
//! 思路：设 x = h + r，其中 h 是它的最高的 2 的幂。则 x 的 SG 值是 r + 1，于是按这些值的异或和
//! 统计局面：
//!
//! 1. 后继 z = h + s（s < r）总是允许的，因为 x ⊕ z = r ⊕ s < h。由归纳，这些后继的值
//!    是 1 到 r。
//! 2. 对 z < h 的后继，x ⊕ z = h + (r ⊕ z)，当且仅当 r ⊕ z ≤ r 时允许。其中有 z = 0，值为 0。对
//!    其他的 z，它的最高的 2 的幂 h' 必须也在 r 中，而 z 的值至多为 h' ≤ r。所以没有后继的值
//!    是 r + 1，mex 就是 r + 1。
//! 3. 由 Bouton 定理，异或和为 0 的局面必败。沃尔什–阿达马变换把数的合并变成逐点相乘。所以异或
//!    和为 0 的局面数，等于单个数的值的变换的各项的 n 次方的平均值。
//!
//! 复杂度：O(m log m)，变换中每个不同的项再加 O(log n)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::walsh::transform;
use proconio::input;

const MODULUS: u64 = 998_244_353;
type Mod = ModInt<MODULUS>;

/// The transform takes 8 bytes for each entry, and has up to twice as many entries as there are
/// numbers.
const MOST: u64 = 50_000_000;

/// Returns how many numbers from 1 to `m` have each value.
fn numbers_by_value(m: u64) -> Vec<i64> {
    let mut numbers = vec![0; (m as usize + 1).next_power_of_two()];
    for x in 1..=m {
        let highest = 1 << x.ilog2();
        numbers[(x - highest + 1) as usize] += 1;
    }
    numbers
}

/// Returns how many positions of `n` numbers from 1 to `m` are lost.
fn lost_positions(n: u64, m: u64) -> Mod {
    let mut transformed = numbers_by_value(m);
    transform(&mut transformed);
    let entries = Mod::new(transformed.len() as u64);
    // Many entries are equal, and each power is computed once.
    transformed.sort_unstable();
    let mut sum = Mod::new(0);
    for equal in transformed.chunk_by(|a, b| a == b) {
        let entry = Mod::new(equal[0].rem_euclid(MODULUS as i64) as u64);
        sum += entry.power(n) * Mod::new(equal.len() as u64);
    }
    sum * entries.inverse()
}

fn main() {
    input! { n: u64, m: u64 }
    assert!(m <= MOST, "numbers up to {m}, more than {MOST}");
    println!("{}", Mod::new(m).power(n) - lost_positions(n, m));
}
