// AtCoder ARC 168 B https://atcoder.jp/contests/arc168/tasks/arc168_b · made by `cargo judge bundle arc168_b --write` from 1819f3c77401725b
//! AtCoder ARC 168 B — Arbitrary Nim
//! <https://atcoder.jp/contests/arc168/tasks/arc168_b> · 2 s · 1024 MiB · medium
//!
//! Rules: N heaps of stones, and a number k ≥ 1 is to be chosen for a game in which a move
//! removes 1 to k stones from one heap and whoever cannot move loses. One case `N`, then
//! the heaps; print the largest k with which the player who moves first wins, 0 if there is
//! none, -1 if there is no largest.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, its largest won limit.
//! Why: a heap of a has the Grundy value a mod (k + 1), and equal heaps cancel for every k.
//! If the nim sum of the heaps is not 0, every k as large as they are wins. If it is 0, let
//! m be the largest heap that is there an odd number of times: k ≥ m changes no heap that
//! counts and so loses, but k = m - 1 changes m alone, to 0, and the nim sum becomes m.
//! Cost: O(N log N).

use grundy::nim;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=250_000).contains(&n), "{n} heaps, not 1 to 250000");
    input! { mut heaps: [u64; n] }
    if let Some(heap) = heaps.iter().find(|&heap| !(1..=1_000_000_000).contains(heap)) {
        panic!("a heap of {heap} stones, not 1 to 1000000000");
    }
    if nim::outcome(&heaps).mover_wins() {
        println!("-1");
        return;
    }
    heaps.sort_unstable();
    let odd = heaps.iter().dedup_with_count().filter(|(count, _)| count % 2 == 1);
    println!("{}", odd.last().map_or(0, |(_, largest)| largest - 1));
}

mod grundy {
    // The theory.
    mod outcome {
        /// Who wins a position when both sides play perfectly.
        ///
        /// Under normal play (a player who cannot move loses) a position is a P-position exactly
        /// if every option is an N-position; so a position without options is P.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// The Next player, who is about to move, wins.
            N,
            /// The Previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// True for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// N if `wins`, else P.
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

        /// The bitwise exclusive or of heaps or Grundy values; 0 for none. Cost: O(n).
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

        /// The outcome of a position under normal play. Cost: O(n).
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
