// AtCoder ARC 091 F https://atcoder.jp/contests/arc091/tasks/arc091_d · made by `cargo judge bundle arc091_d --write` from 2a8ce6255dcc4313
//! AtCoder ARC 091 F — Strange Nim
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: N piles of stones, each with a number K; a move takes from a pile at least 1 and at most
//! ⌊X / K⌋ stones, where X is the pile's current size. Whoever cannot move loses. The input is `N`
//! and N lines `A K`; print the winner, `Takahashi` (who moves first) or `Aoki`.
//! Bounds: 1 ≤ N ≤ 200; 1 ≤ A, K ≤ 10^9.
//! Kind: impartial
//! Model: subtraction game, up to a part of the pile, and a sum of piles.
//! Why: let q = ⌊a / K⌋. The values of the piles a - q, …, a are 0 to q in some order, by induction
//! on a. Indeed, if K does not divide a + 1, the options of the pile a + 1 are all of these q + 1
//! piles except a - q, so the pile a + 1 has the same value as the pile a - q. If K divides a + 1,
//! the options are all of these q + 1 piles, and the pile a + 1 has the value q + 1 = (a + 1) / K.
//! So if K does not divide a, the pile a has the same value as the pile a - q - 1. After ⌈(a mod K)
//! / (q + 1)⌉ such steps back, K divides the size of the pile or q has fallen; the program makes
//! these steps in one jump.
//! Cost: O(√(A log A)) per pile: every such jump but the last lowers q, which is at most A / K; and
//! each jump removes more than 1 / K of the pile, so O(K log A) jumps are enough, too.
//!
//! 规则：有 N 堆石子，每堆另有一个数 K；每次操作选一堆，设它此时有 X 枚，从中取走至少 1 枚、至
//! 多 ⌊X / K⌋ 枚。无法操作者输。输入 `N` 和 N 行 `A K`；输出获胜者，先手为 `Takahashi`，后手为
//! `Aoki`。
//! 范围：1 ≤ N ≤ 200；1 ≤ A, K ≤ 10^9。
//! 模型：减法游戏，至多取一堆的若干分之一，局面是各堆的和。
//! 思路：设 q = ⌊a / K⌋。对 a 归纳可知，a - q, …, a 的 SG 值恰是 0 到 q 的一个排列。因为
//! 若 K 不整除 a + 1，a + 1 的后继是这 q + 1 堆中除 a - q 以外的 q 堆，所以它的值就等
//! 于 a - q 的值。若 K 整除 a + 1，它的后继是这 q + 1 堆的全部，所以它的值
//! 为 q + 1 = (a + 1) / K。因此，若 K 不整除 a，那么 a 的值等于 a - q - 1 的值。这样一直往回
//! 退，再退 ⌈(a mod K) / (q + 1)⌉ 步，就到了 K 的倍数，或者商变小了；这些步一次跳完。
//! 复杂度：每堆 O(√(A log A))：除最后一次外，每次跳跃都使 q 变小，而 q 至多为 A / K；每次又使这
//! 一堆减少 1 / K 以上，所以 O(K log A) 次就够了。

use grundy::fraction;
use proconio::input;

fn main() {
    input! { n: usize, piles: [(u64, u64); n] }
    let mut nim_sum = 0;
    for (a, k) in piles {
        assert!(k > 0, "a pile {a} {k}, where no part of it can be taken");
        nim_sum ^= fraction::value(a, k);
    }
    println!("{}", if nim_sum != 0 { "Takahashi" } else { "Aoki" });
}

mod grundy {
    pub mod fraction {
        /// Returns the Grundy value of `heap` stones when a move takes at least one stone, and at most one
        /// `part`-th of the stones. Cost: Both O(`part` · log `heap`) and O(√(`heap` · log `heap`)); if
        /// `part` is 2, O(log `heap`). This is never more than about 6 · 10^9 steps, or ten to twenty
        /// seconds; heaps near 2^64 take that long when `part` is near 2^32.
        ///
        /// # Panics
        /// Panics if `part` is 0.
        ///
        /// ```
        /// # use grundy::fraction::value;
        /// assert_eq!(value(10, 1), 10); // a heap of Nim
        /// assert_eq!(value(10, 3), 2); // 10 leaves 7 at least; so it has the value of 6
        /// ```
        pub fn value(heap: u64, part: u64) -> u64 {
            check(part);
            let (mut quotient, mut rest) = (heap / part, heap % part);
            while rest != 0 {
                // The quotient stays the same for some steps, which are made at once.
                let step = quotient + 1;
                if rest >= step {
                    rest %= step;
                }
                // Division takes longer than everything else; most steps lead to the next quotient.
                if rest == 0 {
                    break;
                } else if step - rest <= part {
                    quotient -= 1;
                    rest = part - (step - rest);
                } else {
                    let heap = quotient * part + rest - step;
                    quotient = heap / part;
                    rest = heap % part;
                }
            }
            quotient
        }

        fn check(part: u64) {
            assert!(part > 0, "a part of a heap must be a half, a third and so on, or the whole");
        }
    }
}
