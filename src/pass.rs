//! Games in which players may pass, a limited number of times in all, but not after the game has
//! ended.
//!
//! ```
//! use grundy::game::Analysis;
//! use grundy::pass::{heap_value, two_heaps_outcome, Passes, WithPasses};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! let nim = SubtractionSet::all();
//! let mut game = Analysis::new(WithPasses::new(&nim));
//! // A single stone and a pass: take the stone for value 0, or pass, which leaves value 1.
//! assert_eq!(game.value(&Passes { left: 1, sum: vec![1] }), Ok(2));
//! // From two stones, the pass leaves 2, and taking one leaves 2 as well; taking both, 0.
//! assert_eq!(game.value(&Passes { left: 1, sum: vec![2] }), Ok(1));
//! let values: Vec<u64> = (0..7).map(|stones| heap_value(stones, 1)).collect();
//! assert_eq!(values, [0, 2, 1, 4, 3, 6, 5]);
//!
//! // Two heaps with a pass for both together: (2, 2) is won by passing, and (3, 4) is lost.
//! assert_eq!(two_heaps_outcome(2, 2), Outcome::N);
//! assert_eq!(two_heaps_outcome(3, 4), Outcome::P);
//! // A pass for each of them: a sum of two games.
//! let each = [2, 2].map(|stones| Passes { left: 1, sum: vec![stones] });
//! assert_eq!(game.outcome(&each), Ok(Outcome::P));
//! ```
//!
//! # What is known
//!
//! Passes tie the components of a sum together, and the value of the sum no longer follows from the
//! nim sum of the components' values: with one pass, a heap of 3 is worth 4, but the heaps 1 and 2
//! together are worth 0.
//!
//! - *One heap of Nim*, of n > 0 stones: with an even number of passes its value is n. With an odd
//!   number of passes it is n + 1 for odd n, and n - 1 for even n. By induction, with an odd number
//!   of passes and odd n, the smaller heaps have the values 0, …, n - 1, and a pass leaves the
//!   value n. For even n, they have the values 0, …, n - 2 and n, and a pass leaves the value n.
//!   With an even number of passes, the smaller heaps have the values 0, …, n - 1, and a pass, if
//!   one is left, leaves the value n + 1 or n - 1.
//! - *Two heaps and one pass*: the P-positions are (0, 0) and (2i - 1, 2i) for i ≥ 1. No move leads
//!   from one of these to another, and a pass leaves unequal heaps, from which the next player
//!   wins. From any other two unequal heaps, a move can reduce the larger heap to the one that is
//!   paired with the smaller heap in this list. From two equal nonempty heaps, a pass leaves the
//!   same two heaps without any passes; this is a P-position.
//! - *Three heaps*: no formula for the P-positions is known. D. Gale asked for an analysis; see R. M.
//!   Low and W. H. Chan, *An atlas of N- and P-positions in "Nim with a pass"*, INTEGERS 15 (2015).
//! - *Other games*: suppose that in every component the positions of value 0 are those without
//!   moves. Then, with the same number of passes, the sum of the components has the same value as
//!   the sum of Nim heaps whose sizes are the values of the components.
//!
//! For the last statement, use induction. Play is over exactly when all values are 0, so a pass is
//! possible in both sums or in neither, and it leaves sums of equal value. A component of value g
//! has options of all values below g, as the heap does, and it may have options of values above g.
//! After a move to an option above g, a further move in the sum of heaps could reduce the larger
//! heap to g again. So the value after the first move differs from the value before it, and does
//! not change the mex.
//!
//! H. Manabe, R. Miyadera and K. Suetsugu prove such a theorem for one pass: *On the Sprague-Grundy
//! values of games with a pass* (2025), arXiv:2501.15786.

use crate::game::{canonical_sum, followers, Game};
use crate::Outcome;

/// A sum of positions of a game, with a number of passes that either player may use.
#[derive(Clone, Debug)]
pub struct WithPasses<G: Game> {
    game: G,
}

/// A position of [`WithPasses`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Passes<P> {
    /// The number of passes that are left for both players together.
    pub left: u32,
    /// The components, in any order.
    pub sum: Vec<P>,
}

impl<G: Game> WithPasses<G> {
    /// Creates the game in which a turn is a move of `game` or, as long as such a move exists, a
    /// pass.
    pub fn new(game: G) -> Self {
        WithPasses { game }
    }
}

impl<G: Game> Game for WithPasses<G>
where
    G::Position: Ord,
{
    type Position = Passes<G::Position>;

    fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>> {
        let followers = followers(&self.game, &position.sum);
        let left = position.left;
        let pass = if left > 0 && !followers.is_empty() {
            Some(Passes { left: left - 1, sum: position.sum.clone() })
        } else {
            None
        };
        let moves = followers.iter().map(|sum| Passes { left, sum: sum.to_vec() });
        moves.chain(pass).map(|position| vec![position]).collect()
    }

    fn canonical(&self, position: Self::Position) -> Self::Position {
        Passes { sum: canonical_sum(&self.game, &position.sum), ..position }
    }
}

/// Returns the Grundy value of a heap of Nim with this many passes. If each heap has its own
/// passes, the heaps form a sum.
///
/// # Panics
/// Panics if `stones` is 2^64 - 1 and `passes` is odd: the value would be 2^64.
pub fn heap_value(stones: u64, passes: u32) -> u64 {
    if stones == 0 || passes % 2 == 0 {
        stones
    } else if stones % 2 == 1 {
        stones.checked_add(1).expect("a heap of 2^64 - 1 stones with a pass is too large")
    } else {
        stones - 1
    }
}

/// Returns the outcome of two heaps of Nim with a single pass in all.
pub fn two_heaps_outcome(a: u64, b: u64) -> Outcome {
    let (less, more) = (a.min(b), a.max(b));
    Outcome::of_mover(more > 0 && (less % 2 == 0 || more != less + 1))
}
