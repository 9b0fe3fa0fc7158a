//! Outcomes by play alone, normal or misère: without Grundy values and without a theorem.

use super::walk::{Cycle, Memo, Recurrence};
use super::{Game, OptionList, WinningMove};
use crate::Outcome;

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A player who cannot move loses.
    Normal,
    /// A player who cannot move wins.
    Misere,
}

/// The winning moves of a sum, or the error that names the sums that repeat.
type WinningMoves<P> = Result<Vec<WinningMove<P>>, Cycle<Vec<P>>>;

/// The outcomes of sums, found by trying every move in every component.
///
/// The theorems are tested against this type, which knows only who wins when no move is left, and
/// that a position is won if some move leads to a lost one. The number of sums that can be reached
/// grows quickly with the size of a sum, so keep the sums small.
///
/// ```
/// use grundy::game::{ByPlay, Ending};
/// use grundy::subtraction::SubtractionSet;
/// use grundy::Outcome;
///
/// let nim = SubtractionSet::all();
/// assert_eq!(ByPlay::new(&nim, Ending::Normal).outcome(&[1, 2, 3]), Ok(Outcome::P));
/// assert_eq!(ByPlay::new(&nim, Ending::Normal).outcome(&[1, 1]), Ok(Outcome::P));
/// assert_eq!(ByPlay::new(&nim, Ending::Misere).outcome(&[1, 1]), Ok(Outcome::N));
/// ```
#[derive(Clone, Debug)]
pub struct ByPlay<G: Game> {
    game: G,
    ending: Ending,
    outcomes: Memo<Vec<G::Position>, Outcome>,
}

impl<G: Game> ByPlay<G>
where
    G::Position: Ord,
{
    /// Returns a table of the outcomes of `game` under `ending`, with no outcomes computed yet.
    pub fn new(game: G, ending: Ending) -> Self {
        ByPlay { game, ending, outcomes: Memo::new() }
    }

    /// Returns the outcome of a sum. Cost: each sum that can be reached is examined once, and its
    /// outcome is kept.
    ///
    /// # Errors
    /// Returns an error if play need not end; the error names the sums that repeat.
    pub fn outcome(&mut self, sum: &[G::Position]) -> Result<Outcome, Cycle<Vec<G::Position>>> {
        let (game, ending) = (&self.game, self.ending);
        self.outcomes.value(
            &canonical_sum(game, sum)[..],
            Recurrence {
                options: |sum: &[G::Position]| followers(game, sum),
                value: |followers: &OptionList<_>, outcome_of: &dyn Fn(&[_]) -> Outcome| {
                    let wins_at_once = followers.is_empty() && ending == Ending::Misere;
                    let mut outcomes = followers.iter().map(outcome_of);
                    Outcome::of_mover(wins_at_once || outcomes.any(|outcome| outcome == Outcome::P))
                },
            },
        )
    }

    /// Returns every move from the sum to a P-position, component by component; the moves in each
    /// component are in the game's own order. Cost: as for [`ByPlay::outcome`].
    ///
    /// # Errors
    /// Returns an error if play need not end, as for [`ByPlay::outcome`].
    pub fn winning_moves(&mut self, sum: &[G::Position]) -> WinningMoves<G::Position> {
        let mut moves = Vec::new();
        for component in 0..sum.len() {
            for option in self.game.options(&sum[component]) {
                let follower = [&sum[..component], &option, &sum[component + 1..]].concat();
                if self.outcome(&follower)? == Outcome::P {
                    moves.push(WinningMove { component, option });
                }
            }
        }
        Ok(moves)
    }
}

/// Returns a sum of canonical forms in ascending order, so that sums that differ only in the order
/// of their components share one entry of the memo.
pub(crate) fn canonical_sum<G: Game>(game: &G, sum: &[G::Position]) -> Vec<G::Position>
where
    G::Position: Ord,
{
    let mut sum: Vec<G::Position> = sum.iter().map(|part| game.canonical(part.clone())).collect();
    sum.sort();
    sum
}

/// Returns the sums that one move in one component can leave, each in the form that
/// [`canonical_sum`] returns, provided that `sum` has this form.
pub(crate) fn followers<G: Game>(game: &G, sum: &[G::Position]) -> OptionList<G::Position>
where
    G::Position: Ord,
{
    let mut followers = OptionList::new();
    for (component, position) in sum.iter().enumerate() {
        // Equal components are adjacent, and moves in them leave the same sums.
        if component > 0 && sum[component - 1] == *position {
            continue;
        }
        game.visit_options(position, &mut |option| {
            let others = sum[..component].iter().chain(&sum[component + 1..]).cloned();
            let parts = option.iter().map(|part| game.canonical(part.clone()));
            followers.push_sorted(others.chain(parts));
        });
    }
    followers
}
