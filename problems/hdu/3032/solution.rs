//! HDU 3032 — Nim or not Nim?
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3032> · 1 s? · 32 MiB? · difficulty 4
//!
//! Rules: heaps of stones; a move takes any positive number of stones from one heap or splits a
//! heap into two nonempty heaps, and whoever takes the last stone wins. The input has T cases: `N`,
//! then N heaps; print the winner, `Alice` (first) or `Bob`.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ N ≤ 10^6; a heap has 1 to 2^31 - 1 stones.
//! Kind: impartial
//! Rule: lasker
//! Picture: `1 / 1 / 3`
//! Model: Lasker's Nim.
//! Why: the claim is that the Grundy value of a heap is its size, except that the values of the
//! heaps of 4k + 3 and 4k + 4 stones are swapped, for k = 0, 1, 2, …. The proof rests on u + v = (u
//! ⊕ v) + 2m, where m is the bitwise AND of u and v: this m has a 1 exactly in the places where
//! both u and v have a 1.
//!
//! 1. By induction, suppose that all smaller heaps have the claimed values. Taking stones reaches
//!    all values below the claimed value G, with one exception: a heap of 4k + 3 also needs the
//!    value 4k + 3, and the split into heaps of 1 and 4k + 2 has this value. It remains to show
//!    that no split has the value G itself.
//! 2. Suppose that u ⊕ v = G for the values u, v > 0 of two parts. A heap with value x has x + d(x)
//!    stones, where d(x) is 1 if x ≡ 3 (mod 4), -1 if x ≡ 0, and 0 otherwise. So u + v + d(u) +
//!    d(v) = G + d(G), that is, 2m = d(G) - d(u) - d(v).
//! 3. If d(G) = 0, the right side is 0 or 2, as it is even and not negative. It is 2 if both values
//!    are ≡ 0, but then m is a multiple of 4 and not 1. It is 0 if one value is ≡ 3 and the other ≡
//!    0, or if each value is ≡ 1 or 2; in the second case the values are not congruent to each
//!    other, because m = 0. In both cases G ≡ 3, so d(G) would be 1.
//! 4. If d(G) = 1, then G ≡ 3; one value has d = ±1, and the other has d = 0. If one value is ≡ 3
//!    and the other is ≡ 1 or 2, they share a binary one, which contradicts m = 0. If one value is
//!    ≡ 0, the other is ≡ 3, since G ≡ 3, but then its d is 1 and not 0.
//! 5. If d(G) = -1, then G ≡ 0; one value is ≡ 0, and the other is ≡ 1 or 2. But then G would be
//!    ≡ 1 or 2.
//!
//! Cost: O(1) a heap.
//!
//! 规则：有若干堆石子，每次操作从一堆中取走至少一枚，或把一堆分成两个非空的堆；取走最后一枚石子
//! 的人赢。共 T 组数据，每组先给出堆数 N，再给出各堆的石子数；输出获胜者 `Alice`（先手）或
//! `Bob`。
//! 范围：1 ≤ T ≤ 100；1 ≤ N ≤ 10^6；每堆有 1 到 2^31 - 1 枚石子。
//! 模型：Lasker's Nim。
//! 思路：断言：一堆的 SG 值就是它的枚数，只是对 k = 0, 1, 2, …，4k + 3 与 4k + 4 互换。证明依据
//! u + v = (u ⊕ v) + 2m，其中 m = u AND v，在 u 和 v 都是 1 的位上为 1。
//!
//! 1. 归纳：设更小的堆的值如上所述。取石子可以到达小于所断言的值 G 的所有值，只是枚数为 4k + 3
//!    时还缺值 4k + 3，而分成 1 和 4k + 2 的值就是它。只需再证明：没有一种分法的值为 G 本身。
//! 2. 假设两部分的值 u, v > 0 满足 u ⊕ v = G。值为 x 的堆有 x + d(x) 枚，其中 x ≡ 3 (mod 4) 时
//!    d(x) = 1，x ≡ 0 时为 -1，其余为 0。所以 u + v + d(u) + d(v) = G + d(G)，即
//!    2m = d(G) - d(u) - d(v)。
//! 3. 若 d(G) = 0，右边是 0 或 2。若是 2，则 u、v 都 ≡ 0，但那样 m 是 4 的倍数，不会是 1。若
//!    是 0，则一个 ≡ 3、另一个 ≡ 0，或者两个都 ≡ 1 或 2，因为 m = 0，所以一个 ≡ 1、另一个 ≡ 2；两
//!    种情形都有 G ≡ 3，于是 d(G) = 1，矛盾。
//! 4. 若 d(G) = 1，则 G ≡ 3，且一个值的 d = ±1，另一个的 d = 0。若是 ≡ 3 的值与 ≡ 1 或 2 的值，则
//!    它们有公共的 1，而 m = 0，矛盾；若是 ≡ 0 的值，则另一个 ≡ 3，矛盾。
//! 5. 若 d(G) = -1，则 G ≡ 0，且一个值 ≡ 0，另一个 ≡ 1 或 2，这使 G ≡ 1 或 2，矛盾。
//!
//! 复杂度：每堆 O(1)。

use grundy::lasker;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { heap: u64 }
            nim_sum ^= lasker::value(heap);
        }
        winners += if nim_sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
