// AtCoder ABC 297 G https://atcoder.jp/contests/abc297/tasks/abc297_g · made by `cargo judge bundle abc297_g --write` from 5dda0e8efdf896ea
//! AtCoder ABC 297 G — Constrained Nim 2
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g> · 2 s · 1024 MiB · medium
//!
//! Rules: N heaps of stones; a move removes at least L and at most R stones from one heap,
//! and whoever cannot move loses. One case `N L R`, then the heaps; print `First` if the
//! player who moves first wins, else `Second`.
//! Rule: {L, …, R}, for example {2, 3, 4}
//! Model: subtraction game {L, …, R}, a sum of heaps.
//! Why: a heap of a has the Grundy value v = ⌊r / L⌋, where r = a mod (L + R). No move keeps
//! v: if it takes t from r, then r - t ≤ r - L has a smaller value, and if it goes round, to
//! r - t + L + R ≥ r + L, a larger one. Every u < v can be reached, by t = min(r - u L, R):
//! t is at least L, and what it leaves is at least u L and below u L + L, as r < L + R. The
//! nim sum of the values decides.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

const LARGEST: u64 = 1_000_000_000;

fn main() {
    input! { n: usize, l: u64, r: u64 }
    assert!((1..=200_000).contains(&n), "{n} heaps, not 1 to 200000");
    assert!(1 <= l && l <= r && r <= LARGEST, "moves of {l} to {r} stones");
    input! { heaps: [u64; n] }
    if let Some(heap) = heaps.iter().find(|&heap| !(1..=LARGEST).contains(heap)) {
        panic!("a heap of {heap} stones, not 1 to {LARGEST}");
    }
    let values = heaps.iter().map(|heap| heap % (l + r) / l);
    println!("{}", if nim::outcome(values).mover_wins() { "First" } else { "Second" });
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
