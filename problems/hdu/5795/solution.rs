//! HDU 5795 — A Simple Nim
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5795> · 1 s · 64 MiB · difficulty 5
//!
//! Rules: heaps of sweets; a move takes any positive number of sweets from one heap or splits a
//! heap into three nonempty heaps, and whoever takes the last sweet wins. The input has T cases:
//! `n`, then n heaps; print `First player wins.` or `Second player wins.`.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ n ≤ 10^6; a heap has 1 to 10^9 sweets.
//! Kind: impartial
//! Rule: `0x8.[3]`
//! Model: Lasker's Nim, with splits into three, as the code `0x8.[3]`: a move that takes nothing
//! leaves three heaps, and any number may be taken from a heap.
//! Why: the claim is that the Grundy value g(h) of a heap h is its size, except that the values of
//! 8k + 7 and 8k + 8 are swapped, for k = 0, 1, 2, …. Taking sweets reaches the values of all
//! smaller heaps; it remains to show that some split of the heap 8k + 7 has the value 8k + 7, and
//! that no split of any heap has the value claimed for that heap. The key is how three numbers are
//! added in binary, by a full adder: u + v + w = (u ⊕ v ⊕ w) + 2m, where m has a 1 in each place
//! where at least two of u, v and w have a 1.
//!
//! 1. By induction, suppose that all heaps below h have the claimed values. If h is neither 8k + 7
//!    nor 8k + 8, these values are the numbers below h. For h = 8k + 7, they are the numbers up to
//!    8k + 6, and the split into 1, 2 and 8k + 4 has the value 1 ⊕ 2 ⊕ (8k + 4) = 8k + 7, so
//!    g(8k + 7) ≥ 8k + 8. For h = 8k + 8, they are the numbers up to 8k + 6 and the number 8k + 8,
//!    so g(8k + 8) ≥ 8k + 7. In each case the claimed value G is the mex unless a split has the
//!    value G.
//! 2. Suppose that a split has the value G, that is, u ⊕ v ⊕ w = G for the values u, v, w > 0 of
//!    its parts. A heap with value x has x + d(x) sweets, where d(x) is 1 if x ≡ 7 (mod 8), -1 if x
//!    ≡ 0, and 0 otherwise. The parts add up to h, so u + v + w + d(u) + d(v) + d(w) = G + d(G).
//!    Since u + v + w = G + 2m, this says 2m = d(G) + j - i, where i of the three values are ≡ 7
//!    and j of them ≡ 0 (mod 8).
//! 3. If j ≥ 2, then m is a multiple of 8, as two of the values end in three zeros in binary. If
//!    m = 0 and i ≥ 1, then i = 1 and j = 2, as the value that is ≡ 7 shares no 1 with the other
//!    two values; then G ≡ 7, so d(G) = 1 and 2m = 1 + 2 - 1 = 2, which is not 0. So m = 0 implies
//!    i = 0. The next three steps rule out all cases.
//! 4. Let d(G) = 0. Then j - i = 2m, so j - i is 0 or 2. If it is 2, then j ≥ 2, but m = 1 is not a
//!    multiple of 8. If it is 0, then m = 0, so i = j = 0: the three values are ≢ 0 (mod 8) and no
//!    two of them share a 1, so they are ≡ 1, 2 and 4 in some order; then G ≡ 7, which contradicts
//!    d(G) = 0.
//! 5. Let d(G) = 1, so G ≡ 7. Then j - i is -1, 1 or 3. If it is -1, then m = 0 but i ≥ 1, which
//!    contradicts step 3. If it is 3, then j = 3, but m = 2 is not a multiple of 8. If it is 1,
//!    then m = 1, so j < 2 by step 3, that is, j = 1 and i = 0: the other two values have a nim sum
//!    ≡ 7, so they differ in each of their last three binary digits; hence m is a multiple of 8,
//!    which contradicts m = 1.
//! 6. Let d(G) = -1, so G ≡ 0. Then j - i is 1 or 3. If it is 3, then j = 3, but m = 1 is not a
//!    multiple of 8. If it is 1, then m = 0, so i = 0 and j = 1: the other two values have the same
//!    last three binary digits, which are not all 0, so m is not 0.
//!
//! Cost: O(1) a heap.
//!
//! 规则：有若干堆糖果；每次操作从一堆中取走至少一颗，或者把一堆分成三个非空的堆；取走最后一颗者
//! 胜。共 T 组数据，每组先给出堆数 n，再给出各堆的颗数；输出 `First player wins.` 或
//! `Second player wins.`。
//! 范围：1 ≤ T ≤ 100；1 ≤ n ≤ 10^6；每堆有 1 到 10^9 颗糖。
//! 模型：Lasker's Nim，分成三堆，编码为 `0x8.[3]`：不取糖果的一步留下三堆，也可以从一堆取走任意
//! 多颗。
//! 思路：结论：一堆 h 颗的 SG 值 g(h) 就是 h，只有 8k + 7 与 8k + 8 互换（k = 0、1、2、……）。
//! 取糖果能到达所有更小的堆的值；剩下要证的是：8k + 7 有一种分法的值为 8k + 7，而任何堆的任何分
//! 法的值都不等于结论中该堆的值。关键是三个数的二进制加法（全加器）：
//! u + v + w = (u ⊕ v ⊕ w) + 2m，其中 m 在某一位上为 1，当且仅当 u、v、w 中至少有两个在该位上
//! 为 1。
//!
//! 1. 用归纳法，设小于 h 的堆的值都如结论所说。若 h 不是 8k + 7 或 8k + 8，这些值就是小于 h 的
//!    所有数。若 h = 8k + 7，它们是 8k + 6 以内的所有数，而分成 1、2、8k + 4 的值
//!    是 1 ⊕ 2 ⊕ (8k + 4) = 8k + 7，所以 g(8k + 7) ≥ 8k + 8。若 h = 8k + 8，它们是 8k + 6 以内
//!    的所有数和 8k + 8，所以 g(8k + 8) ≥ 8k + 7。记结论中的值为 G，那么只要没有一种分法的值等
//!    于 G，mex 就是 G。
//! 2. 反设有一种分法，三部分的值 u、v、w > 0 满足 u ⊕ v ⊕ w = G。值为 x 的堆有 x + d(x) 颗，其
//!    中 x ≡ 7 (mod 8) 时 d(x) = 1，x ≡ 0 时 d(x) = -1，其余为 0。三部分合起来是 h，所
//!    以 u + v + w + d(u) + d(v) + d(w) = G + d(G)。设三个值中有 i 个 ≡ 7、j 个 ≡ 0 (mod 8)，
//!    由 u + v + w = G + 2m 得 2m = d(G) + j - i。
//! 3. 若 j ≥ 2，则有两个值的二进制末三位都是 0，m 是 8 的倍数。若 m = 0 且 i ≥ 1，则 i = 1、
//!    j = 2，因为 ≡ 7 的那个值与其他值没有公共的 1；此时 G ≡ 7，于是 d(G) = 1，
//!    2m = 1 + 2 - 1 = 2，与 m = 0 矛盾。所以 m = 0 时 i = 0。以下各步说明没有任何情形能够成
//!    立。
//! 4. 设 d(G) = 0，则 j - i = 2m 是 0 或 2。若是 2，则 j ≥ 2，但 m = 1 不是 8 的倍数。若是 0，
//!    则 m = 0，从而 i = j = 0：三个数都 ≢ 0 (mod 8)，两两没有公共的 1，它们模 8 只能按某种次序
//!    余 1、2、4，于是 G ≡ 7，但这时 d(G) = 1，矛盾。
//! 5. 设 d(G) = 1，即 G ≡ 7，则 j - i 是 -1、1 或 3。若是 -1，则 m = 0，但 i ≥ 1。若是 3，
//!    则 j = 3，但 m = 2 不是 8 的倍数。若是 1，则 m = 1，由第 3 步 j < 2，即 j = 1、i = 0：另
//!    外两个值的异或和 ≡ 7，末三位恰好相反，那么 m 应是 8 的倍数，矛盾。
//! 6. 设 d(G) = -1，即 G ≡ 0，则 j - i 是 1 或 3。若是 3，则 j = 3，但 m = 1 不是 8 的倍数。若
//!    是 1，则 m = 0，从而 i = 0、j = 1：另外两个值的末三位相同且不全为 0，那么 m 不为 0，矛
//!    盾。
//!
//! 复杂度：每堆 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { heap: u64 }
            nim_sum ^= grundy_value(heap);
        }
        let winner = if nim_sum != 0 { "First" } else { "Second" };
        winners += &format!("{winner} player wins.\n");
    }
    print!("{winners}");
}

/// Returns the Grundy value as a 128-bit number, because a heap of 2^64 - 1 has the value 2^64.
fn grundy_value(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}
