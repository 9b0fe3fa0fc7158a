// AtCoder tessoku_book_df https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_df · made by `cargo judge bundle tessoku_book_df --write` from 075d550781aaf51c
//! AtCoder tessoku_book_df — B33 Game 6
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_df> · 1 s · 1024 MiB · difficulty 2
//!
//! Rules: N pieces stand on a board of H rows and W columns, piece i in row A_i and column B_i. A
//! move shifts one piece any positive number of squares to the left or up; whoever cannot move
//! loses. The input is `N H W`, then `A_i B_i` for each piece. Print the winner, `First` or
//! `Second`.
//! Bounds: ?
//! Kind: impartial
//! Picture: `2 2 3 / 2 2 / 1 3`
//! Model: Nim, two heaps for each piece.
//! Why: the pieces do not affect each other. A piece in row a and column b has a - 1 rows above it
//! and b - 1 columns to its left, and a move makes exactly one of these two numbers smaller. So
//! these are two heaps of Nim, and the first player loses exactly when the nim sum of all heaps is
//! 0 (Bouton).
//! Cost: O(N).
//!
//! 规则：H 行 W 列的棋盘上有 N 枚棋子，分别在第 A_i 行第 B_i 列。每次操作把一枚棋子向左或向上移动任
//! 意多格；无法操作者输。输入 `N H W` 和各棋子的 `A_i B_i`，输出获胜者 `First` 或 `Second`。
//! 范围：?
//! 模型：Nim 游戏，每枚棋子是两堆。
//! 思路：棋子互不妨碍。在第 a 行第 b 列的棋子，上方有 a - 1 行，左边有 b - 1 列，每步恰使其中一个数
//! 变小。所以这是 Nim 的两堆，先手输当且仅当所有堆的异或和为 0（Bouton 定理）。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, height: u64, width: u64, pieces: [(u64, u64); n] }
    let heaps = pieces.iter().flat_map(|&(row, column)| {
        assert!(
            (1..=height).contains(&row) && (1..=width).contains(&column),
            "a piece in row {row} and column {column} of {height} rows and {width} columns"
        );
        [row - 1, column - 1]
    });
    println!("{}", if nim::outcome(heaps).mover_wins() { "First" } else { "Second" });
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
