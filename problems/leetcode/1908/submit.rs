// LeetCode 1908 https://leetcode.com/problems/game-of-nim/ · made by `cargo judge bundle leetcode1908 --write` from 401cb9c7a3d1ea0f
// LeetCode 1908 — Game of Nim
// <https://leetcode.com/problems/game-of-nim/> · 1 s? · 256 MiB? · difficulty 1
//
// Rules: piles of stones; a move takes any positive number of stones from one pile, and whoever
// cannot move loses. Given the piles, return whether Alice, who moves first, wins.
// Bounds: 1 to 7 piles; a pile has 1 to 7 stones.
// Kind: impartial
// Rule: nim
// Model: Nim.
// Why: by Bouton's theorem a position is lost if and only if its nim sum is zero.
// Cost: O(n) for n piles.
//
// 规则：有若干堆石子；每次操作从一堆中取走至少一枚石子，无法操作者输。给定各堆，返回先手 Alice
// 是否获胜。
// 范围：1 到 7 堆；每堆有 1 到 7 枚石子。
// 模型：Nim 游戏。
// 思路：由 Bouton 定理，当且仅当异或和为 0 时是必败态。
// 复杂度：n 堆时 O(n)。

use grundy::nim;

impl Solution {
    pub fn nim_game(piles: Vec<i32>) -> bool {
        let stones = |pile: i32| u64::try_from(pile).expect("a pile of a negative number");
        nim::outcome(piles.into_iter().map(stones)).mover_wins()
    }
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
