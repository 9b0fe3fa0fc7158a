//! Sequential joins: stages in a row, each of which must be finished before the next one begins.
//!
//! ```
//! use grundy::compound::sequential::{heaps_value, Control, Sequential};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Nim with the single stones (1, 1) first, and then a heap of 5. Whoever begins also begins
//! // the heap of 5, and takes it. After (1) first, the opponent takes it.
//! let mut nim = Sequential::new(SubtractionSet::all());
//! assert_eq!(nim.outcome(&[vec![1, 1], vec![5]]), Ok(Outcome::N));
//! assert_eq!(nim.outcome(&[vec![1], vec![5]]), Ok(Outcome::P));
//!
//! // With formulas: whoever begins (1) has to make its last move.
//! let single = Control::of_nim([1]);
//! assert_eq!(single, Control { normal: Outcome::N, misere: Outcome::P });
//! assert_eq!(single.before(Control::of_nim([5])).normal, Outcome::P);
//!
//! // In a sum with other games, the values count. A heap of 1 before one of 5 has the only option
//! // 5 and is worth 0; a heap of 2 can be made 1 or ended, and is worth mex {0, 5} = 1.
//! assert_eq!(nim.value(&[vec![2], vec![5]]), Ok(1));
//! assert_eq!(heaps_value(&[2, 5]), 1);
//! ```
//!
//! # Theorem: control
//!
//! Let a stage be followed by the rest of the join. If the rest is a P-position, the join has the
//! outcome that the stage has under normal play; if the rest is an N-position, the join has the
//! outcome that the stage has under misère play. This holds whether the rest, and so the join, is
//! played under the normal or the misère rule.
//!
//! 1. Whoever makes the last move of a stage lets the opponent begin the next one.
//! 2. If the rest is a P-position, the player who begins it loses. So both players want to make the
//!    last move of the stage, as in normal play. If the rest is an N-position, each player wants
//!    the other to make that move, as in misère play.
//!
//! So a player whose [`Control`] of a stage is N under both endings wins, whatever the rest is, and
//! a player whose control is P under both loses.
//!
//! # Theorem: values
//!
//! In a sum with other games, too, only the Grundy value r of the rest matters: a position of the
//! stage is worth the mex of its options' values, and a position in which the stage has ended is
//! worth r.
//!
//! 1. When the stage has ended, the moves and the value are those of the rest.
//! 2. Before that, the options are those of the stage, each with the same rest after it. The
//!    theorem of Sprague and Grundy applies to the join as to any game.
//!
//! # Theorem: heaps in a row
//!
//! A heap of k ≥ 1 stones before a rest worth r is worth k - 1 if k ≤ r, and otherwise k.
//!
//! 1. The heap can become any smaller heap, and heap 0 is worth r. So the values of the heaps 0, 1,
//!    2, … are r, and then 0, 1, 2, … without r, each the least number that has not occurred.
//! 2. Therefore heap k ≥ 1 is worth k - 1 if k - 1 is below r, and k otherwise.
//!
//! W. Stromquist, D. Ullman, *Sequential compounds of combinatorial games*, Theoretical Computer
//! Science 119 (1993), 311–321.
//!
//! # Problems
//!
//! The game of Codeforces 1382B consists of heaps in a row, and that of CodeChef SNCK01 of a sum of
//! such rows. Codeforces 2032F and 1369F are solved by control, without this module: the former
//! asks for the number of ways to cut a row of heaps into stages, where only the first stage with a
//! large heap matters; in the latter a round is a stage, whose control has a formula.

use crate::game::{canonical_sum, followers, Cycle, Game, Memo, Recurrence};
use crate::mex::mex;
use crate::nim;
use crate::Outcome;
use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;

/// What the player about to move can force in a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    /// The outcome under normal play: N if this player can make the last move.
    pub normal: Outcome,
    /// The outcome under misère play: N if this player can make the opponent move last.
    pub misere: Outcome,
}

impl Control {
    /// A stage that has ended.
    pub const END: Control = Control { normal: Outcome::P, misere: Outcome::N };

    /// Returns the control of a position, given the controls of its options. Cost: O(n).
    ///
    /// ```
    /// # use grundy::compound::sequential::Control;
    /// assert_eq!(Control::of_options([]), Control::END);
    /// assert_eq!(Control::of_options([Control::END]), Control::of_nim([1]));
    /// ```
    pub fn of_options<I: IntoIterator<Item = Control>>(options: I) -> Control {
        let (mut ended, mut normal, mut misere) = (true, false, false);
        for option in options {
            ended = false;
            normal |= option.normal == Outcome::P;
            misere |= option.misere == Outcome::P;
        }
        Control { normal: Outcome::of_mover(normal), misere: Outcome::of_mover(ended || misere) }
    }

    /// Returns the control of heaps of Nim. Cost: O(n).
    ///
    /// ```
    /// # use grundy::compound::sequential::Control;
    /// # use grundy::Outcome;
    /// let both = |outcome| Control { normal: outcome, misere: outcome };
    /// assert_eq!(Control::of_nim([1, 4]), both(Outcome::N));
    /// assert_eq!(Control::of_nim([4, 4]), both(Outcome::P));
    /// ```
    pub fn of_nim<I>(heaps: I) -> Control
    where
        I: IntoIterator,
        I::Item: Borrow<u64>,
    {
        let heaps: Vec<u64> = heaps.into_iter().map(|heap| *heap.borrow()).collect();
        Control { normal: nim::outcome(&heaps), misere: nim::misere::outcome(&heaps) }
    }

    /// Returns the control of this stage with `rest` after it. Cost: O(1).
    ///
    /// ```
    /// # use grundy::compound::sequential::Control;
    /// // An even number of single stones does not change who begins the rest.
    /// let rest = Control::of_nim([2, 3]);
    /// assert_eq!(Control::of_nim([1, 1]).before(rest), rest);
    /// ```
    pub fn before(self, rest: Control) -> Control {
        let with = |rest: Outcome| if rest == Outcome::P { self.normal } else { self.misere };
        Control { normal: with(rest.normal), misere: with(rest.misere) }
    }
}

/// Returns the Grundy value of a heap of Nim that is followed by a rest worth `rest`. Cost: O(1).
///
/// ```
/// # use grundy::compound::sequential::heap_before;
/// assert_eq!([0, 1, 2, 3, 4].map(|heap| heap_before(heap, 2)), [2, 0, 1, 3, 4]);
/// ```
pub fn heap_before(heap: u64, rest: u64) -> u64 {
    match heap {
        0 => rest,
        _ if heap <= rest => heap - 1,
        _ => heap,
    }
}

/// Returns the Grundy value of heaps of Nim that are played one after the other, in the given
/// order. Cost: O(n).
///
/// ```
/// # use grundy::compound::sequential::heaps_value;
/// assert_eq!(heaps_value(&[1, 1, 5]), 1); // 5; 1 before it is worth 0, and 1 before that 1
/// assert_eq!(heaps_value(&[]), 0);
/// ```
pub fn heaps_value(heaps: &[u64]) -> u64 {
    heaps.iter().rev().fold(0, |rest, &heap| heap_before(heap, rest))
}

/// A move in a sequential join.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StageMove<P> {
    /// The stage, counted from 0: the first one that has not ended.
    pub stage: usize,
    /// The component of that stage's sum in which the move is made, counted from 0.
    pub component: usize,
    /// The sum of positions that replaces it.
    pub option: Vec<P>,
}

impl<P: fmt::Debug> fmt::Display for StageMove<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stage {}, component {} to {:?}", self.stage, self.component, self.option)
    }
}

/// Sequential joins of sums of a game, with the Grundy values found so far.
///
/// Each stage is a sum, which has ended when none of its components has a move.
#[derive(Clone, Debug)]
pub struct Sequential<G: Game> {
    game: G,
    values: Memo<Stage<G::Position>, u64>,
}

/// A stage, sorted, and the Grundy value of what comes after it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Stage<P> {
    sum: Vec<P>,
    rest: u64,
}

impl<P: Clone + Ord + Hash, G: Game<Position = P>> Sequential<G> {
    /// Creates the table of a game, in which no value is known yet.
    pub fn new(game: G) -> Self {
        Sequential { game, values: Memo::new() }
    }

    /// Returns the Grundy value of a join of stages, given in the order of play. Cost: for each
    /// stage and each value of what comes after it, every sum that can follow is examined once, and
    /// its value is kept. The number of sums grows quickly with their size; Grundy values cannot
    /// replace the sums, because the value of a join determines the misère outcome of its first
    /// stage, which does not follow from Grundy values.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn value(&mut self, stages: &[Vec<P>]) -> Result<u64, Cycle<Vec<P>>> {
        stages.iter().rev().try_fold(0, |rest, stage| self.stage_value(stage, rest))
    }

    /// Returns the outcome of a join under normal play.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Sequential::value`].
    pub fn outcome(&mut self, stages: &[Vec<P>]) -> Result<Outcome, Cycle<Vec<P>>> {
        self.value(stages).map(|value| Outcome::of_mover(value != 0))
    }

    /// Returns every move to a P-position, component by component and in the game's own order.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Sequential::value`].
    pub fn winning_moves(&mut self, stages: &[Vec<P>]) -> Result<Vec<StageMove<P>>, Cycle<Vec<P>>> {
        let mut moves = Vec::new();
        let may_move = |sum: &Vec<P>| sum.iter().any(|part| !self.game.options(part).is_empty());
        let stage = match stages.iter().position(may_move) {
            Some(stage) => stage,
            None => return Ok(moves),
        };
        let rest = self.value(&stages[stage + 1..])?;
        for (component, position) in stages[stage].iter().enumerate() {
            for option in self.game.options(position) {
                let mut left = stages[stage].clone();
                left.remove(component);
                left.extend(option.iter().cloned());
                if self.stage_value(&left, rest)? == 0 {
                    moves.push(StageMove { stage, component, option });
                }
            }
        }
        Ok(moves)
    }

    /// Returns the value of one stage before a rest worth `rest`.
    fn stage_value(&mut self, sum: &[P], rest: u64) -> Result<u64, Cycle<Vec<P>>> {
        let game = &self.game;
        let sum = canonical_sum(game, sum);
        let followers = |stage: &Stage<P>| -> Vec<Stage<P>> {
            let followers = followers(game, &stage.sum);
            followers.iter().map(|sum| Stage { sum: sum.to_vec(), rest: stage.rest }).collect()
        };
        let value = self.values.value(
            &Stage { sum, rest },
            Recurrence {
                options: followers,
                value: |followers: &Vec<Stage<P>>, value_of: &dyn Fn(&Stage<P>) -> u64| {
                    match followers.is_empty() {
                        true => rest,
                        false => mex(followers.iter().map(value_of)),
                    }
                },
            },
        );
        value.map_err(|cycle| Cycle {
            positions: cycle.positions.into_iter().map(|stage| stage.sum).collect(),
        })
    }
}
