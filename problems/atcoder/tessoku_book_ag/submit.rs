// AtCoder tessoku_book_ag https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_ag · made by `cargo judge bundle tessoku_book_ag --write` from 3b8f349bfc4e82ea
//! AtCoder tessoku_book_ag — A33 Game 2
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_ag> · 1 s · 1024 MiB · difficulty 1
//!
//! Rules: a move takes one or more stones from one of N piles, and whoever cannot move loses. The
//! input is `N`, then the piles. Print the winner, `First` or `Second`.
//! Bounds: N ≤ 100,000?
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum of the piles is 0.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子，每次操作从一堆中取走一枚或多枚，无法操作者输。输入 `N` 和各堆的枚数，输出获胜
//! 者 `First` 或 `Second`。
//! 范围：N ≤ 100,000？
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，先手输当且仅当各堆的异或和为 0。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, piles: [u64; n] }
    println!("{}", if nim::outcome(piles).mover_wins() { "First" } else { "Second" });
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
