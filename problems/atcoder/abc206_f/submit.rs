// AtCoder ABC 206 F https://atcoder.jp/contests/abc206/tasks/abc206_f · made by `cargo judge bundle abc206_f --write` from f239ead883bd63ee
//! AtCoder ABC 206 F — Interval Game 2
//! <https://atcoder.jp/contests/abc206/tasks/abc206_f> · 2 s · 1024 MiB · medium
//!
//! Rules: intervals from L up to but without R; a move chooses one that has no point in
//! common with any that was chosen before, and whoever cannot move loses, Alice first. T
//! cases `N`, then N lines `L R`; print the winner of each, `Alice` or `Bob`.
//! Model: interval game, a free stretch splits in two.
//! Why: only intervals inside a free stretch from a to b can be chosen there, and a choice
//! leaves the two stretches at its sides, which do not touch each other. So the Grundy value
//! of a stretch is the mex of the nim sums of these two, by the theorem of Sprague and
//! Grundy; shorter stretches come first.
//! Cost: O(100² · N) a case.

use grundy::mex::MexSet;
use proconio::input;

const END: usize = 100;

fn main() {
    input! { t: usize }
    assert!((1..=20).contains(&t), "{t} cases, not 1 to 20");
    let mut winners = String::new();
    let mut options = MexSet::new();
    for _ in 0..t {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} intervals, not 1 to 100");
        input! { intervals: [(usize, usize); n] }
        for &(l, r) in &intervals {
            assert!(1 <= l && l < r && r <= END, "an interval from {l} to {r}");
        }
        let mut sg = vec![[0; END + 1]; END + 1];
        for length in 1..END {
            for a in 1..=END - length {
                let b = a + length;
                options.clear();
                for &(l, r) in intervals.iter().filter(|&&(l, r)| a <= l && r <= b) {
                    options.insert(sg[a][l] ^ sg[r][b]);
                }
                sg[a][b] = options.mex();
            }
        }
        winners += if sg[1][END] != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

mod grundy {
    pub mod mex {
        /// A set of values that can be emptied in constant time: one allocation serves the mex of
        /// every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug, Default)]
        pub struct MexSet {
            /// `stamps[v] == round` says that `v` is in the set now.
            stamps: Vec<u64>,
            /// Values past `stamps` that wait until enough others make them matter.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// An empty set. Allocates nothing.
            pub fn new() -> Self {
                MexSet { round: 1, ..MexSet::default() }
            }

            /// Adds `value`. Cost: amortised O(1); memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], never with their size.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// The least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Empties the set. Cost: O(1).
            pub fn clear(&mut self) {
                self.round += 1;
                self.inserted = 0;
                self.far.clear();
            }

            /// Doubles the stamps and moves in what was too far for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }
}
