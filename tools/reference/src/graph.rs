//! The positions of a game, with their moves, winners and Grundy values.

use crate::numbers::Numbers;
use std::collections::HashSet;
use std::hash::Hash;

/// The maximum number of positions in a game that can be solved.
pub const MOST: usize = 20_000;

/// The maximum total number of characters in a game's positions, assuming that every position is as
/// long as the first. Without this limit, a few thousand positions of thousands of heaps would fill
/// memory.
pub(crate) const MOST_CHARACTERS: usize = 20_000_000;

/// The result for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The player to move can win: an N-position.
    Won,
    /// The player to move loses: a P-position.
    Lost,
    /// Neither player can force a win.
    Drawn,
}

impl Standing {
    /// Returns the standing of a position, given whether the player to move wins.
    pub fn of_mover(wins: bool) -> Standing {
        if wins {
            Standing::Won
        } else {
            Standing::Lost
        }
    }
}

/// A position of a [`Graph`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The text of the position, in one or more lines.
    pub label: String,
    /// The player to move, if the two players have different moves or aims.
    pub turn: Option<String>,
    /// The result for the player to move.
    pub standing: Standing,
    /// The Grundy value, if the game is impartial, is sure to end, and follows normal play.
    pub value: Option<u32>,
    /// The distinct numbers of the positions that one move can reach.
    pub options: Vec<usize>,
}

/// An initial position, number 0, and all positions that can follow it. Positions nearer to the
/// initial position have smaller numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The positions, starting with number 0: all of them, or only as many as were requested.
    pub positions: Vec<Position>,
    /// How many positions the game has.
    pub total: usize,
}

/// The games of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games {
    /// The games, in the order in which the reference requests them.
    pub games: Vec<Graph>,
    /// Whether this list contains all the games.
    pub end: End,
}

/// The end of the list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// There is no further game.
    Complete,
    /// The next game has too many positions to be searched.
    TooLarge,
    /// There may be further games.
    TooMany,
}

impl Graph {
    /// Returns whether no position is left out.
    pub fn is_whole(&self) -> bool {
        self.positions.len() == self.total
    }

    /// Returns whether moving from one position to another wins; both are given by their numbers.
    pub fn wins(&self, from: usize, to: usize) -> bool {
        let is_lost = |number: usize| self.positions[number].standing == Standing::Lost;
        self.positions[from].standing == Standing::Won && is_lost(to)
    }
}

/// The moves of a game between positions that are known only by their numbers.
pub(crate) struct Moves {
    /// For each position, the positions to which its moves lead.
    pub options: Vec<Vec<usize>>,
}

impl Moves {
    /// Returns the positions that can follow `start`, and the moves between them; `None` if there
    /// are more than `most` positions.
    pub fn after<P: Clone + Eq + Hash>(
        start: &P,
        options: &dyn Fn(&P) -> Vec<P>,
        most: usize,
    ) -> Option<(Vec<P>, Moves)> {
        let mut numbers = Numbers::new();
        numbers.number(start);
        let mut positions = vec![start.clone()];
        let mut moves = Moves { options: Vec::new() };
        while let Some(position) = positions.get(moves.options.len()) {
            let mut after = Vec::new();
            for option in options(position) {
                let number = numbers.number(&option);
                if number >= most {
                    return None;
                }
                if number == positions.len() {
                    positions.push(option);
                }
                after.push(number);
            }
            moves.push(after);
        }
        Some((positions, moves))
    }

    /// Adds the options of the next position; each option counts once.
    fn push(&mut self, mut after: Vec<usize>) {
        let mut seen = HashSet::new();
        after.retain(|&number| seen.insert(number));
        self.options.push(after);
    }

    /// Returns the standing of each position, working backwards from the positions without moves,
    /// whose standings `at_end` returns.
    pub fn standings(&self, at_end: &dyn Fn(usize) -> Standing) -> Vec<Standing> {
        let before = self.reverse();
        let mut undecided: Vec<usize> = self.options.iter().map(Vec::len).collect();
        let mut standings = vec![Standing::Drawn; self.options.len()];
        let mut decided: Vec<usize> =
            (0..undecided.len()).filter(|&number| undecided[number] == 0).collect();
        decided.retain(|&end| {
            standings[end] = at_end(end);
            standings[end] != Standing::Drawn
        });
        while let Some(number) = decided.pop() {
            for &earlier in &before[number] {
                undecided[earlier] -= 1;
                let standing = match standings[number] {
                    Standing::Lost => Standing::Won,
                    _ if undecided[earlier] == 0 => Standing::Lost,
                    _ => continue,
                };
                if standings[earlier] == Standing::Drawn {
                    standings[earlier] = standing;
                    decided.push(earlier);
                }
            }
        }
        standings
    }

    /// Returns the Grundy value of each position, which is the mex of its options' values; returns
    /// `None` if play can return to a position.
    pub fn values(&self) -> Option<Vec<u32>> {
        let mut values: Vec<Option<u32>> = vec![None; self.options.len()];
        for number in self.ends_first()? {
            let mut options: Vec<u32> =
                self.options[number].iter().filter_map(|&option| values[option]).collect();
            options.sort_unstable();
            options.dedup();
            let mex = (0..).zip(&options).take_while(|(wanted, value)| wanted == *value).count();
            values[number] = Some(mex as u32);
        }
        values.into_iter().collect()
    }

    /// Returns the predecessors of each position.
    fn reverse(&self) -> Vec<Vec<usize>> {
        let mut before = vec![Vec::new(); self.options.len()];
        for (from, options) in self.options.iter().enumerate() {
            options.iter().for_each(|&to| before[to].push(from));
        }
        before
    }

    /// Returns the positions, each placed after its options, or `None` if there is no such order.
    fn ends_first(&self) -> Option<Vec<usize>> {
        let before = self.reverse();
        let mut open: Vec<usize> = self.options.iter().map(Vec::len).collect();
        let mut order: Vec<usize> = (0..open.len()).filter(|&number| open[number] == 0).collect();
        let mut next = 0;
        while let Some(&number) = order.get(next) {
            for &earlier in &before[number] {
                open[earlier] -= 1;
                if open[earlier] == 0 {
                    order.push(earlier);
                }
            }
            next += 1;
        }
        (order.len() == open.len()).then_some(order)
    }
}

#[cfg(test)]
#[path = "../tests/unit/graph.rs"]
mod tests;
