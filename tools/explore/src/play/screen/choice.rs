//! The move that the player has selected.

use crate::play::round::{Hint, Round};
use games::shown::Step;
use itertools::Itertools;

/// A position's moves, with one of them selected.
pub struct Choice {
    pub moves: Vec<Step>,
    /// The parts of the position in which moves can be made.
    places: Vec<usize>,
    place: usize,
    within: usize,
    pub hint: Option<Hint>,
}

impl Choice {
    /// Selects the first move of the first heap that has a move.
    pub fn new(round: &Round) -> Choice {
        let moves = round.moves();
        let places = moves.iter().map(|step| step.part).unique().collect();
        Choice { moves, places, place: 0, within: 0, hint: None }
    }

    /// Returns the indices of the moves in the selected part.
    pub fn here(&self) -> Vec<usize> {
        let place = self.places.get(self.place);
        (0..self.moves.len()).filter(|&number| Some(&self.moves[number].part) == place).collect()
    }

    /// Returns the index of the selected move.
    pub fn number(&self) -> Option<usize> {
        self.here().get(self.within).copied()
    }

    pub fn step(&self) -> Option<&Step> {
        self.moves.get(self.number()?)
    }

    pub fn change_place(&mut self, by: isize) {
        self.place = wrapping_add(self.place, by, self.places.len());
        self.within = 0;
    }

    pub fn change_move(&mut self, by: isize) {
        self.within = wrapping_add(self.within, by, self.here().len());
    }

    /// Highlights the winning moves and selects the first of them.
    pub fn hint(&mut self, round: &mut Round) {
        if self.moves.is_empty() || self.hint.is_some() {
            return;
        }
        let hint = round.hint(&self.moves);
        if let Some(&first) = hint.winning.first() {
            let place = self.moves[first].part;
            self.place = self.places.iter().position(|&other| other == place).unwrap_or(0);
            self.within = self.here().iter().position(|&number| number == first).unwrap_or(0);
        }
        self.hint = Some(hint);
    }

    /// Returns whether a hint has shown that move `number` wins.
    pub fn wins(&self, number: usize) -> bool {
        self.hint.as_ref().is_some_and(|hint| hint.winning.contains(&number))
    }
}

/// Returns `number + by`, wrapping around at `len`.
fn wrapping_add(number: usize, by: isize, len: usize) -> usize {
    if len == 0 {
        return 0;
    }
    (number as isize + by).rem_euclid(len as isize) as usize
}
