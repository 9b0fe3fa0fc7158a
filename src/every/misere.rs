//! Suspense numbers and remoteness under misère play, in which a player who cannot move wins.
//!
//! ```
//! use grundy::every::misere::{remoteness, suspense};
//!
//! // Take 1 or 2 stones. Heap 1 is lost after its only move; heap 2 is won by leaving 1. Heap 4
//! // has the options 3 and 2, which are both won, and so is lost: after 4, 3, 1, 0.
//! let mut numbers = vec![0, 1];
//! for heap in 2..7 {
//!     numbers.push(suspense([numbers[heap - 1], numbers[heap - 2]]));
//! }
//! assert_eq!(numbers, [0, 1, 2, 2, 3, 4, 4]);
//! assert_eq!(remoteness([2, 2]), 3);
//! ```
//!
//! # Theorem (Conway, 1976)
//!
//! Both numbers are 0 if there are no options, and otherwise follow the rules of normal play
//! with odd and even exchanged: they are odd if and only if the position is a P-position. A sum
//! that is played in every component is a P-position if and only if the number that decides it
//! is odd: the largest suspense number if play ends with the last component, and the least
//! remoteness if it ends with the first. The proof is that of
//! [`compound::conjunctive`](crate::compound::conjunctive).

/// Returns the misère suspense number of a position, given the misère suspense numbers of its
/// options. Cost: O(n).
///
/// ```
/// # use grundy::every::misere::suspense;
/// assert_eq!(suspense([]), 0);
/// assert_eq!(suspense([1, 3, 6]), 4); // win as late as possible
/// assert_eq!(suspense([6, 0]), 1); // lose as early as possible
/// ```
pub fn suspense<I: IntoIterator<Item = u32>>(options: I) -> u32 {
    super::suspense_if_lost(1, options)
}

/// Returns the misère remoteness of a position, given the misère remoteness of each option. Cost:
/// O(n).
///
/// ```
/// # use grundy::every::misere::remoteness;
/// assert_eq!(remoteness([]), 0);
/// assert_eq!(remoteness([1, 3, 6]), 2); // win as early as possible
/// assert_eq!(remoteness([6, 0]), 7); // lose as late as possible
/// ```
pub fn remoteness<I: IntoIterator<Item = u32>>(options: I) -> u32 {
    super::remoteness_if_lost(1, options)
}
