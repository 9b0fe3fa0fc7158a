// AtCoder ABC 297 G https://atcoder.jp/contests/abc297/tasks/abc297_g · made by `cargo judge bundle abc297_g --write` from a66346888c39df3d
//! AtCoder ABC 297 G — Constrained Nim 2
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: N heaps of stones; a move removes at least L and at most R stones from one heap, and
//! whoever cannot move loses. The input is `N L R` and the heaps; print `First` if the player
//! who moves first wins, else `Second`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; 1 ≤ L ≤ R ≤ 10^9; a heap has 1 to 10^9 stones.
//! Kind: impartial
//! Rule: {L, …, R}, for example {2, 3, 4}
//! Model: subtraction game {L, …, R}, a sum of heaps.
//! Why: a heap whose size is a has the Grundy value v = ⌊r / L⌋, where r = a mod (L + R). No move
//! leads to a heap with the value v: taking t ≤ r leaves the remainder r - t ≤ r - L, which has a
//! smaller value; and taking more than r leaves the remainder r - t + L + R ≥ r + L, which has a
//! larger one. Every value u < v can be reached by taking t = min(r - uL, R): this t is at least L,
//! and r - t is at least uL and, because r < L + R, less than uL + L. The nim sum of the values
//! decides who wins.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子；每次操作从一堆中取走至少 L 枚、至多 R 枚，无法操作者输。输入 `N L R` 和各
//! 堆石子数；先手胜输出 `First`，否则输出 `Second`。
//! 范围：1 ≤ N ≤ 2 · 10^5；1 ≤ L ≤ R ≤ 10^9；每堆有 1 到 10^9 枚石子。
//! 模型：减法游戏：{L, …, R}，局面是各堆的和。
//! 思路：a 枚的一堆的 SG 值是 v = ⌊r / L⌋，其中 r = a mod (L + R)。没有一步能保持 v 不变：若取
//! t ≤ r 枚，则 r - t ≤ r - L，值变小；若取的比 r 多，余数变成 r - t + L + R ≥ r + L，值变大。
//! 而每个 u < v 都能到达，取 t = min(r - uL, R) 即可：这个 t 至少为 L，从 r 中取走后余下的至少
//! 为 uL，又因 r < L + R 而小于 uL + L。各堆 SG 值的异或和定胜负。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, l: u64, r: u64, heaps: [u64; n] }
    assert!(1 <= l && l <= r, "moves of {l} to {r} stones");
    let period = l.checked_add(r).expect("L + R is 2^64 or more");
    let values = heaps.iter().map(|heap| heap % period / l);
    println!("{}", if nim::outcome(values).mover_wins() { "First" } else { "Second" });
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod nim {
        use crate::grundy::Outcome;
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }

        /// Returns the outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
        }
    }

    pub(crate) use outcome::Outcome;
}
