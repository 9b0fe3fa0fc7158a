// AtCoder code_thanks_festival_14_qualb_g https://atcoder.jp/contests/code-thanks-festival-2014-b-open/tasks/code_thanks_festival_14_qualb_g · made by `cargo judge bundle code_thanks_festival_14_qualb_g --write` from 303bb702e9f47102
//! AtCoder code_thanks_festival_14_qualb_g — Taking stones (石取りゲーム)
//! <https://atcoder.jp/contests/code-thanks-festival-2014-b-open/tasks/code_thanks_festival_14_qualb_g> · 2 s? · 1024 MiB? · medium
//!
//! Rules: a pile of N stones; the first move takes 1 to P of them, and each later one at least 1
//! and at most one more than the move before has taken. Whoever takes the last stone wins. The
//! input is `N` and `P`; print the winner, `first` or `second`.
//! Model: dynamic Nim, at most one more than was just taken.
//! Why: the pile is a sum of the parts 1, 2, 3, 5, 10, 20, …, the largest that fits first, and a
//! player wins exactly if the least part of the pile may be taken: it leaves a least part too large
//! for the opponent. Anything less leaves one that the opponent may take. `fibonacci::capped` has
//! the proof, for any limit that does not decrease with what was taken.
//! Cost: O(log N).

use grundy::fibonacci::capped::winning_take_within;
use proconio::input;

fn main() {
    input! { n: u64, p: u64 }
    let winning_take = winning_take_within(n, p, |taken| taken.saturating_add(1));
    println!("{}", if winning_take.is_some() { "first" } else { "second" });
}

mod grundy {
    pub mod fibonacci {
        pub mod capped {
            /// Returns the least number of stones that a winning move takes from `heap` stones if it may take
            /// at most `most`, or `None` if the player to move loses. A move that takes x stones lets the next
            /// one take at most `cap(x)`. Cost: that of [`parts_up_to`].
            ///
            /// # Panics
            /// Panics in the same cases as [`parts_up_to`].
            pub fn winning_take_within(
                heap: u64,
                most: u64,
                cap: impl Fn(u64) -> u64,
            ) -> Option<u64> {
                least_part(heap, cap).filter(|&part| part <= most)
            }

            /// Returns the parts from 1 to `limit`, of which the theorem makes every heap. Those above 1 are
            /// the heaps from which a first player loses who must not take all.
            /// Cost: O(n) for n parts, with one call of `cap` for each.
            ///
            /// # Panics
            /// Panics if the parts show that `cap` decreases.
            pub fn parts_up_to(limit: u64, cap: impl Fn(u64) -> u64) -> Vec<u64> {
                let mut parts: Vec<u64> = Vec::new();
                let mut next = 1;
                let mut index = 0; // j, counted from 0
                let mut cap_there = cap(1);
                while next <= limit {
                    parts.push(next);
                    while index < parts.len() && cap_there < next {
                        index += 1;
                        if let Some(&part) = parts.get(index) {
                            let cap_before = cap_there;
                            cap_there = cap(part);
                            assert!(
                                cap_before <= cap_there,
                                "the cap decreases: {} after {}",
                                cap_there,
                                part
                            );
                        }
                    }
                    next = match parts.get(index).and_then(|&part| next.checked_add(part)) {
                        Some(larger) => larger,
                        None => break, // the last part, or the next one is above the limit
                    };
                }
                parts
            }

            /// Returns the least part of `heap`, or `None` for 0.
            fn least_part(heap: u64, cap: impl Fn(u64) -> u64) -> Option<u64> {
                if heap.saturating_sub(1) <= cap(1) {
                    // The first parts are 1, 2, …, cap(1) + 1.
                    return Some(heap).filter(|&heap| heap > 0);
                }
                let mut remaining = heap;
                let mut least = None;
                for &part in parts_up_to(heap, cap).iter().rev() {
                    if part <= remaining {
                        // Only the last part can be there more than once.
                        remaining %= part;
                        least = Some(part);
                    }
                }
                least
            }
        }
    }
}
