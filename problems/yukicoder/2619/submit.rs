// yukicoder 2619 https://yukicoder.me/problems/no/2619 · made by `cargo judge bundle yukicoder2619 --write` from dab56c97cf45aa0c
//! yukicoder 2619 — Sorted Nim
//! <https://yukicoder.me/problems/no/2619> · 2 s · 512 MiB · difficulty 4
//!
//! Rules: N heaps of stones, none larger than the next. A move takes one or more stones from one
//! heap, but must keep the heaps in this order; whoever cannot move loses. The input is `N` and the
//! heaps; print the winner, `First` or `Second`.
//! Bounds: 1 ≤ N ≤ 200,000; a heap has 1 to 10^9 stones.
//! Kind: impartial
//! Model: staircase Nim, on the differences between heaps.
//! Why: a move takes some stones from the difference between a heap and the previous heap, and adds
//! them to the difference between this heap and the next heap, if there is one: the stones move one
//! step down a staircase. So only alternate differences count, beginning with that of the last
//! heap. The player who can win Nim on these differences plays Nim there, and answers a move of
//! stones onto one of these differences by moving the same number of stones one step further down.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子，前一堆不多于后一堆。每次操作从一堆取一枚或更多石子，取后仍要保持这个性
//! 质；无法操作者输。输入 N 和各堆的石子数；输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ N ≤ 200,000；每堆有 1 到 10^9 枚石子。
//! 模型：阶梯 Nim，看相邻两堆的差。
//! 思路：每步从一堆与前一堆的差中拿走若干，后一堆的差增加同样多（最后一堆之后则不增加）：相当于
//! 往下走一级台阶。所以从最后一堆的差开始，只有每隔一个的差算数：在它们上面能赢 Nim 的一方照
//! Nim 操作；若有石子下到其中一个，就把同样多的再往下移一级。
//! 复杂度：O(N)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    let mut steps = Vec::new();
    let mut before = 0;
    for heap in heaps {
        assert!(before <= heap, "a heap of {before} before one of {heap}");
        steps.push(heap - before);
        before = heap;
    }
    steps.reverse();
    println!("{}", if outcome(&steps, NO_BOUND).mover_wins() { "First" } else { "Second" });
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

    // Games that are solved.
    pub mod bash {
        /// Returns the Grundy value of `heap` stones when a move takes 1 to `most` of them: a number in
        /// 0..=`most`. Cost: O(1).
        ///
        /// # Panics
        /// Panics if `most` is 0, because there would then be no moves at all.
        ///
        /// ```
        /// # use grundy::bash::value;
        /// assert_eq!(value(10, 3), 2);
        /// assert_eq!(value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
        /// ```
        pub fn value(heap: u64, most: u64) -> u64 {
            assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
            match most.checked_add(1) {
                Some(cycle) => heap % cycle,
                None => heap,
            }
        }
    }
    pub mod staircase {
        use crate::grundy::{bash, Outcome};

        /// The value of `most` for which a move may take any number of stones. Its value is 2^64 - 1, so
        /// there must be fewer than 2^64 stones in all.
        pub const NO_BOUND: u64 = u64::MAX;

        /// Returns the Grundy value of a staircase on which a move takes 1 to `most` stones. `steps[0]`
        /// is the number of stones on step 1, just above the ground. Cost: O(n).
        ///
        /// # Panics
        /// Panics if `most` is 0.
        ///
        /// ```
        /// # use grundy::staircase::{value, NO_BOUND};
        /// assert_eq!(value(&[6, 100, 3], NO_BOUND), 5); // 6 ⊕ 3
        /// assert_eq!(value(&[6, 100, 3], 3), 1); // 6 mod 4 ⊕ 3
        /// ```
        pub fn value(steps: &[u64], most: u64) -> u64 {
            value_of_counting(steps.iter().step_by(2), most)
        }

        /// Returns the outcome of a staircase. Cost: O(n).
        ///
        /// # Panics
        /// Panics if `most` is 0.
        pub fn outcome(steps: &[u64], most: u64) -> Outcome {
            Outcome::of_mover(value(steps, most) != 0)
        }

        /// Returns the value of a position, given the numbers of stones in the places where stones count.
        fn value_of_counting<'a>(counting: impl Iterator<Item = &'a u64>, most: u64) -> u64 {
            assert!(most > 0, "a move takes at least one stone");
            counting.fold(0, |sum, &stones| sum ^ bash::value(stones, most))
        }
    }

    pub(crate) use outcome::Outcome;
}
