//! Decides who wins from any position: by the theorem of the game, by an exhaustive search, or, if
//! play may return to a position, by working backwards from the final positions.

use super::{texts, Evidence, Position, Shown, Step};
use crate::budget::Effort;
use crate::followers::Followers;
use grundy::game::{ByPlay, Ending, Game};
use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use itertools::Itertools;
use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;
use std::rc::Rc;
use support::plural::format_count;
use support::{ensure, text};

/// The results that the player to move can force, from the worst to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prospect {
    Loss,
    Draw,
    Win,
}

impl From<Outcome> for Prospect {
    fn from(outcome: Outcome) -> Prospect {
        match outcome {
            Outcome::P => Prospect::Loss,
            Outcome::N => Prospect::Win,
        }
    }
}

impl Prospect {
    /// Returns the prospect of a player who cannot move.
    pub fn at_end(ending: Ending) -> Prospect {
        match ending {
            Ending::Normal => Prospect::Loss,
            Ending::Misere => Prospect::Win,
        }
    }

    /// Returns the prospect of the other player.
    pub fn of_other(self) -> Prospect {
        match self {
            Prospect::Loss => Prospect::Win,
            Prospect::Draw => Prospect::Draw,
            Prospect::Win => Prospect::Loss,
        }
    }
}

/// Formats the outcome of a position where the player to move has this prospect.
impl fmt::Display for Prospect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Prospect::Loss => "P",
            Prospect::Draw => "draw",
            Prospect::Win => "N",
        })
    }
}

/// How many times a drawn position must occur before the game is a draw.
const MAX_VISITS: usize = 3;

/// A judge of a starting position and all positions that follow it.
pub struct Judge {
    game: Rc<dyn Shown>,
    ending: Ending,
    method: Method,
}

enum Method {
    Theorem,
    Search(RefCell<ByPlay<Searched>>),
    /// Working backwards from the final positions through all positions.
    Backwards {
        numbers: HashMap<Position, usize>,
        outcomes: Loopy,
    },
}

impl Judge {
    /// Creates a judge of `start` and all positions that follow it.
    ///
    /// # Errors
    /// If no theorem applies and a search would be too large.
    pub fn new(
        game: &Rc<dyn Shown>,
        start: &[u64],
        ending: Ending,
        effort: &Effort,
    ) -> Result<Judge, String> {
        let method = match game.outcome(start, ending) {
            Some(_) => Method::Theorem,
            None => {
                game.check_search(start, effort)?;
                match game.may_repeat() {
                    true => backwards(game.as_ref(), start, ending),
                    false => {
                        let searched = Searched { game: Rc::clone(game) };
                        Method::Search(RefCell::new(ByPlay::new(searched, ending)))
                    }
                }
            }
        };
        Ok(Judge { game: Rc::clone(game), ending, method })
    }

    /// Returns the prospect of the player to move.
    pub fn prospect(&self, position: &[u64]) -> Prospect {
        match &self.method {
            Method::Theorem => {
                let outcome = self.game.outcome(position, self.ending);
                outcome.expect("the theorem decides what follows, too").into()
            }
            Method::Search(search) => {
                let sum = self.game.summands(position);
                let outcome = search.borrow_mut().outcome(&sum);
                outcome.expect("each move takes something away").into()
            }
            Method::Backwards { .. } => match self.backwards(position) {
                LoopyOutcome::N { .. } => Prospect::Win,
                LoopyOutcome::P { .. } => Prospect::Loss,
                LoopyOutcome::Draw => Prospect::Draw,
            },
        }
    }

    /// Returns the prospect of the player who has just made this move.
    pub fn prospect_after(&self, step: &Step) -> Prospect {
        self.prospect(&step.after).of_other()
    }

    /// Returns the indices of the moves that win.
    pub fn winning(&self, moves: &[Step]) -> Vec<usize> {
        let wins = |&at: &usize| self.prospect_after(&moves[at]) == Prospect::Win;
        (0..moves.len()).filter(wins).collect()
    }

    /// Returns the indices of the best moves for a player who wants the game to end: among the
    /// winning moves, those that bring the end nearest.
    pub fn best(&self, moves: &[Step]) -> Vec<usize> {
        let best = (0..moves.len()).max_set_by_key(|&at| self.prospect_after(&moves[at]));
        if best.first().is_none_or(|&at| self.prospect_after(&moves[at]) != Prospect::Win) {
            return best;
        }
        let nearness = |&at: &usize| {
            let step = &moves[at];
            (Reverse(self.game.is_progress(step)), self.moves_left(&step.after))
        };
        best.into_iter().min_set_by_key(nearness)
    }

    /// Returns the indices of the moves after which play lasts longest.
    pub fn slowest(&self, moves: &[Step]) -> Vec<usize> {
        (0..moves.len()).max_set_by_key(|&at| self.moves_left(&moves[at].after))
    }

    /// Returns the number of moves left if both sides play perfectly, in a game that may never end;
    /// returns 0 in other games, in which every move brings the end nearer.
    fn moves_left(&self, position: &[u64]) -> u32 {
        match self.backwards(position) {
            LoopyOutcome::N { moves } | LoopyOutcome::P { moves } => moves,
            LoopyOutcome::Draw => 0,
        }
    }

    fn backwards(&self, position: &[u64]) -> LoopyOutcome {
        match &self.method {
            Method::Backwards { numbers, outcomes } => outcomes.outcomes()[numbers[position]],
            _ => LoopyOutcome::Draw,
        }
    }

    /// Returns whether the last position of a game is drawn and has occurred so often, with the
    /// same player to move, that the game ends.
    pub fn is_drawn<'a>(&self, positions: impl DoubleEndedIterator<Item = &'a Position>) -> bool {
        if !self.game.may_repeat() {
            return false;
        }
        let mut with_same_mover = positions.rev().step_by(2);
        let Some(last) = with_same_mover.next() else { return false };
        self.prospect(last) == Prospect::Draw
            && 1 + with_same_mover.filter(|other| *other == last).count() >= MAX_VISITS
    }

    /// Returns why a position is won, lost or drawn.
    pub fn evidence(&self, position: &[u64]) -> Evidence {
        match self.method {
            Method::Theorem => self.game.evidence(position, self.ending),
            Method::Search(_) => Evidence::plain(texts::localize("heaps", "search")),
            Method::Backwards { .. } => {
                let found = backwards_sentence(self.backwards(position));
                let values = match self.ending {
                    Ending::Normal => self.game.explain_values(position),
                    Ending::Misere => None,
                };
                Evidence::plain(match values {
                    Some(values) => text!("{values} {found}", "{values}{found}"),
                    None => found,
                })
            }
        }
    }
}

/// Returns the result of working backwards for a position, as a sentence without its full stop.
fn backwards_sentence(outcome: LoopyOutcome) -> String {
    let (LoopyOutcome::N { moves } | LoopyOutcome::P { moves }) = outcome else {
        return texts::localize("graph", "draw");
    };
    let counted = format_count(moves as usize, "move");
    match outcome {
        _ if moves == 0 => text!("Play is over", "对局已结束"),
        LoopyOutcome::N { .. } => text!(
            "The player to move can win within {counted} of both players",
            "轮到走的人能赢，双方合计最多还有 {moves} 步"
        ),
        _ => text!(
            "The player to move loses; the longest defence lasts {counted}",
            "轮到走的人必败；最顽强的抵抗还有 {moves} 步"
        ),
    }
}

/// Lists the positions that can follow a starting position, and works back from the final ones.
fn backwards(game: &dyn Shown, start: &[u64], ending: Ending) -> Method {
    let after = |position: &Position| positions_after(game, position);
    let Ok(found) = Followers::find(start.to_vec(), &after, usize::MAX) else {
        unreachable!("there is no limit")
    };
    let (mut moves, mut ends) = (found.moves(), Vec::new());
    let Followers { positions, options } = found;
    for (from, options) in options.iter().enumerate() {
        let end = || game.own_end(&positions[from]).unwrap_or(Prospect::at_end(ending));
        match options.is_empty().then(end) {
            Some(Prospect::Win) => ends.push((from, Outcome::N)),
            // A vertex without edges is lost, and one that play never leaves is drawn.
            Some(Prospect::Draw) => moves.push((from, from)),
            Some(Prospect::Loss) | None => {}
        }
    }
    let outcomes = Loopy::with_ends(positions.len(), &moves, &ends);
    let numbers = positions.into_iter().zip(0..).collect();
    Method::Backwards { numbers, outcomes: outcomes.expect("every move leads to a position") }
}

/// Checks that a position's followers, and their moves, are few enough to be searched.
pub(super) fn check_followers(
    start: &[u64],
    effort: &Effort,
    after: &dyn Fn(&Position) -> Vec<Position>,
) -> Result<(), String> {
    let most = effort.moves;
    ensure!(
        Followers::find(start.to_vec(), after, most).is_ok(),
        "no theorem decides this position, and an exhaustive search of more than {most} moves is \
         too large; choose a smaller one",
        "没有定理判定这个局面，而要逐一试遍的走法超过 {most} 种；请选小一些的"
    );
    Ok(())
}

pub(super) fn positions_after(game: &(impl Shown + ?Sized), position: &[u64]) -> Vec<Position> {
    game.moves(position).into_iter().map(|step| step.after).collect()
}

/// A game in the form in which the library searches it.
#[derive(Clone, Debug)]
struct Searched {
    game: Rc<dyn Shown>,
}

impl Game for Searched {
    type Position = Position;

    fn options(&self, position: &Position) -> Vec<Vec<Position>> {
        let steps = self.game.moves(position).into_iter();
        steps.map(|step| self.game.summands(&step.after)).collect()
    }
}
