//! Which move the player is looking at.

use crate::play::round::Round;
use crate::play::state::{Move, Place};

/// The moves of a position, one of them chosen.
pub struct Choice {
    pub moves: Vec<Move>,
    /// Where there are moves.
    pub places: Vec<Place>,
    place: usize,
    within: usize,
    /// The numbers of the winning moves and the reason, once asked for.
    pub hint: Option<(Vec<usize>, String)>,
}

impl Choice {
    /// The first move of the first heap that has one.
    pub fn new(round: &Round) -> Choice {
        let moves = round.moves();
        let mut places: Vec<Place> = Vec::new();
        for step in &moves {
            if !places.contains(&step.place) {
                places.push(step.place);
            }
        }
        Choice { moves, places, place: 0, within: 0, hint: None }
    }

    pub fn place(&self) -> Option<Place> {
        self.places.get(self.place).copied()
    }

    /// The numbers of the moves at the chosen place.
    pub fn here(&self) -> Vec<usize> {
        let place = self.place();
        (0..self.moves.len()).filter(|&number| Some(self.moves[number].place) == place).collect()
    }

    /// The number of the chosen move.
    pub fn number(&self) -> Option<usize> {
        self.here().get(self.within).copied()
    }

    pub fn step(&self) -> Option<&Move> {
        self.moves.get(self.number()?)
    }

    pub fn change_place(&mut self, by: isize) {
        self.place = round_trip(self.place, by, self.places.len());
        self.within = 0;
    }

    pub fn change_move(&mut self, by: isize) {
        self.within = round_trip(self.within, by, self.here().len());
    }

    /// Lights the winning moves, and chooses the first of them.
    pub fn hint(&mut self, round: &mut Round) {
        if self.moves.is_empty() || self.hint.is_some() {
            return;
        }
        let (winning, reason) = round.hint(&self.moves);
        if let Some(&first) = winning.first() {
            let place = self.moves[first].place;
            self.place = self.places.iter().position(|&other| other == place).unwrap_or(0);
            self.within = self.here().iter().position(|&number| number == first).unwrap_or(0);
        }
        self.hint = Some((winning, reason));
    }

    pub fn wins(&self, number: usize) -> bool {
        self.hint.as_ref().is_some_and(|(winning, _)| winning.contains(&number))
    }
}

/// The next number below `len`, from the last to the first and back.
fn round_trip(number: usize, by: isize, len: usize) -> usize {
    if len == 0 {
        return 0;
    }
    (number as isize + by).rem_euclid(len as isize) as usize
}
