//! Ordinal sums: positions in a row, each of which stands on those before it. A move is made in one
//! of the positions, and all positions after that one disappear.
//!
//! ```
//! use grundy::compound::ordinal::{on_top, OrdinalMove, OrdinalSum};
//! use grundy::subtraction::SubtractionSet;
//!
//! // Take 1 or 3 stones. Heap 3 has the options 2 and 0, which are both worth 0.
//! let rule: SubtractionSet = "{1, 3}".parse().unwrap();
//! let mut game = OrdinalSum::new(&rule);
//! // On the heap of 3, a single stone: the numbers that 3 does not reach itself are 1, 2, …, and
//! // a position worth 1 on top makes the second of them.
//! assert_eq!(on_top([0, 0], 1), 2);
//! assert_eq!(game.value(&[3, 1]), Ok(2));
//! assert_eq!(game.value(&[1, 3]), Ok(2));
//! let winning = OrdinalMove { component: 0, option: vec![2] };
//! assert_eq!(game.winning_moves(&[3, 1]).unwrap()[0], winning);
//! ```
//!
//! # Theorem: the colon principle
//!
//! Let A be the set of the values of the options of a base position, and let a position worth h
//! stand on this base. Then the two together are worth f(h), where f(0) < f(1) < … are the numbers
//! that are not in A.
//!
//! 1. For h = 0, as with nothing on top, f(h) is the mex of A, as it should be.
//! 2. A move in the base leaves a value in A, because what stands on the base disappears. By
//!    induction, a move on top, to something worth h', leaves f(h').
//! 3. So every number below f(h) occurs: it is in A, or it is f(j) for some j < h, and then a move
//!    on top to an option worth j leaves f(j). And f(h) does not occur: it is not in A, and no
//!    option on top has the value h.
//!
//! Of the top, only the value matters; of the base, the options matter, too: two positions of the
//! same value can differ as bases. E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982),
//! chapter 7. A tree of Green [`hackenbush`](crate::hackenbush) is made of such sums: an edge,
//! whose only option is worth 0, carries a tree worth h, and f(h) = h + 1. More generally, any
//! partial order may determine what stands on what: M. Gavrilović, A. Thumm, *The ordered join of
//! impartial games* (2021), arXiv:2104.13131.

use crate::game::{Analysis, Cycle, Game};
use crate::Outcome;
use std::fmt;

/// Returns the Grundy value of a position whose options have the values `base_options`, with
/// something worth `top` on it: the number with the index `top`, counted from 0, in the ascending
/// list of the numbers that are not in `base_options`. Cost: O(n log n).
///
/// # Panics
/// Panics if this number is not below 2^64.
///
/// ```
/// # use grundy::compound::ordinal::on_top;
/// assert_eq!(on_top([0, 1, 4], 0), 2);
/// assert_eq!(on_top([0, 1, 4], 2), 5); // 2, 3, 5, …
/// ```
pub fn on_top<I: IntoIterator<Item = u64>>(base_options: I, top: u64) -> u64 {
    let mut values: Vec<u64> = base_options.into_iter().collect();
    values.sort_unstable();
    values.dedup();
    all_on_top(&values, &[top])[0]
}

/// Returns the result of [`on_top`] for each of `tops`. Both lists are in ascending order, and the
/// first one contains no value twice. Cost: O(n).
pub(crate) fn all_on_top(base_options: &[u64], tops: &[u64]) -> Vec<u64> {
    let mut smaller = 0; // the number of base options that are smaller than the result
    let on_top = |&top: &u64| loop {
        let result = top.checked_add(smaller as u64).expect("a value of 2^64");
        match base_options.get(smaller) {
            Some(&option) if option <= result => smaller += 1,
            _ => break result,
        }
    };
    tops.iter().map(on_top).collect()
}

/// A move in an ordinal sum.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OrdinalMove<P> {
    /// The component, counted from 0; all components after it disappear.
    pub component: usize,
    /// The sum of positions that replaces it.
    pub option: Vec<P>,
}

impl<P: fmt::Debug> fmt::Display for OrdinalMove<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "component {} to {:?}", self.component, self.option)
    }
}

/// Ordinal sums of positions of a game, with the Grundy values found so far.
#[derive(Clone)]
pub struct OrdinalSum<G: Game> {
    analysis: Analysis<G>,
}

impl<G: Game + fmt::Debug> fmt::Debug for OrdinalSum<G>
where
    G::Position: fmt::Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OrdinalSum").field("analysis", &self.analysis).finish()
    }
}

impl<G: Game> OrdinalSum<G> {
    /// Creates a table for a game; no value is known yet.
    pub fn new(game: G) -> Self {
        OrdinalSum { analysis: Analysis::new(game) }
    }

    /// Returns the Grundy value of a row of positions, the lowest of which comes first. Cost: each
    /// position that can follow in some component is visited once, and its value is kept.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn value(&mut self, row: &[G::Position]) -> Result<u64, Cycle<G::Position>> {
        self.value_below(row, 0)
    }

    /// Returns the outcome of a row.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`OrdinalSum::value`].
    pub fn outcome(&mut self, row: &[G::Position]) -> Result<Outcome, Cycle<G::Position>> {
        self.value(row).map(|value| Outcome::of_mover(value != 0))
    }

    /// Returns every move to a P-position, component by component and in the game's own order.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`OrdinalSum::value`].
    pub fn winning_moves(
        &mut self,
        row: &[G::Position],
    ) -> Result<Vec<OrdinalMove<G::Position>>, Cycle<G::Position>> {
        let mut moves = Vec::new();
        for (component, position) in row.iter().enumerate() {
            for option in self.analysis.game().options(position) {
                let left = self.analysis.nim_sum(&option)?;
                if self.value_below(&row[..component], left)? == 0 {
                    moves.push(OrdinalMove { component, option });
                }
            }
        }
        Ok(moves)
    }

    /// Returns the value of `row` with something worth `top` on it.
    fn value_below(&mut self, row: &[G::Position], top: u64) -> Result<u64, Cycle<G::Position>> {
        let mut value = top;
        for base in row.iter().rev() {
            let options = self.analysis.game().options(base);
            let options: Result<Vec<u64>, _> =
                options.iter().map(|parts| self.analysis.nim_sum(parts)).collect();
            value = on_top(options?, value);
        }
        Ok(value)
    }
}
