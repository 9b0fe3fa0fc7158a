//! Grundy values by definition, and what follows from them by the theorem.

use super::walk::{Cycle, Memo};
use super::winning_moves::try_winning_moves;
use super::{Explained, Game, Why, WinningMove};
use crate::mex::mex;
use crate::nim::nim_sum;
use crate::Outcome;

/// A game with the Grundy values found so far.
#[derive(Clone, Debug)]
pub struct Analysis<G: Game> {
    game: G,
    values: Memo<G::Position, u64>,
}

impl<G: Game> Analysis<G> {
    /// Returns an analysis of `game` that has computed nothing yet.
    pub fn new(game: G) -> Self {
        Analysis { game, values: Memo::new() }
    }

    /// Returns the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the Grundy value of one position: the mex of its options' values.
    /// Cost: each position that can be reached is examined once, and its value is kept.
    ///
    /// # Errors
    /// Returns an error if play need not end; the error names the positions that repeat.
    ///
    /// ```
    /// use grundy::game::{Analysis, Game};
    ///
    /// struct Steps; // a number may become any neighbour, for ever
    /// impl Game for Steps {
    ///     type Position = u8;
    ///     fn options(&self, &n: &u8) -> Vec<Vec<u8>> {
    ///         vec![vec![n ^ 1]]
    ///     }
    /// }
    /// let error = Analysis::new(Steps).value(&4).unwrap_err();
    /// assert_eq!(error.to_string(), "the game need not end: 4 → 5 → 4");
    /// ```
    pub fn value(&mut self, position: &G::Position) -> Result<u64, Cycle<G::Position>> {
        value_of(&self.game, &mut self.values, position)
    }

    /// Returns the nim sum of the components' Grundy values.
    ///
    /// # Errors
    /// Returns an error if play need not end, as for [`Analysis::value`].
    pub fn nim_sum(&mut self, sum: &[G::Position]) -> Result<u64, Cycle<G::Position>> {
        sum.iter().try_fold(0, |nim_sum, part| Ok(nim_sum ^ self.value(part)?))
    }

    /// Returns the outcome of a sum under normal play.
    ///
    /// # Errors
    /// Returns an error if play need not end, as for [`Analysis::value`].
    pub fn outcome(&mut self, sum: &[G::Position]) -> Result<Outcome, Cycle<G::Position>> {
        Ok(Outcome::of_mover(self.nim_sum(sum)? != 0))
    }

    /// Returns every move from the sum to a P-position, component by component; the moves in each
    /// component are in the game's own order.
    ///
    /// # Errors
    /// Returns an error if play need not end, as for [`Analysis::value`].
    pub fn winning_moves(
        &mut self,
        sum: &[G::Position],
    ) -> Result<Vec<WinningMove<G::Position>>, Cycle<G::Position>> {
        let Analysis { game, values } = self;
        try_winning_moves(game, sum, |position| value_of(game, values, position))
    }

    /// Returns the reason for a Grundy value: each option with its value, and the mex of these
    /// values.
    ///
    /// # Errors
    /// Returns an error if play need not end, as for [`Analysis::value`].
    pub fn why(&mut self, position: &G::Position) -> Result<Why<G::Position>, Cycle<G::Position>> {
        let options = self.game.options(position).into_iter();
        let explained = options.map(|parts| {
            let values = parts.iter().map(|part| self.value(part));
            let values = values.collect::<Result<_, _>>()?;
            Ok(Explained { parts, values })
        });
        Ok(Why::new(explained.collect::<Result<_, _>>()?))
    }
}

/// Returns the Grundy value of a position, given the values known so far.
fn value_of<G: Game>(
    game: &G,
    values: &mut Memo<G::Position, u64>,
    position: &G::Position,
) -> Result<u64, Cycle<G::Position>> {
    values.value_in(game, position, |options, value_of| {
        mex(options.iter().map(|parts| nim_sum(parts.iter().map(value_of))))
    })
}
