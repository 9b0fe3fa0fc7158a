//! Outcomes by play alone: no Grundy value, no theorem, normal or misère.

use super::walk::{Cycle, Memo};
use super::Game;
use crate::Outcome;

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A player who cannot move loses.
    Normal,
    /// A player who cannot move wins.
    Misere,
}

/// The outcomes of sums, found by trying every move in every component.
///
/// This is what the theorems are tested against: it knows only that a position is won if
/// some move leads to a lost one. The number of sums grows quickly, so keep them small.
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
    /// Nothing is computed yet.
    pub fn new(game: G, ending: Ending) -> Self {
        ByPlay { game, ending, outcomes: Memo::new() }
    }

    /// The outcome of a sum. Cost: each sum that can follow is looked at once, and kept.
    ///
    /// # Errors
    /// If some play never ends; the error names the sums that repeat.
    pub fn outcome(&mut self, sum: &[G::Position]) -> Result<Outcome, Cycle<Vec<G::Position>>> {
        let mut sum = sum.to_vec();
        sum.sort();
        let (game, ending) = (&self.game, self.ending);
        self.outcomes.value(
            &sum,
            |sum| followers(game, sum),
            |options, outcome| {
                let over = options.is_empty() && ending == Ending::Misere;
                let mut options = options.iter().flatten();
                Outcome::of_mover(over || options.any(|sum| outcome(sum) == Outcome::P))
            },
        )
    }
}

/// The sums that one move in one component can leave, each sorted, so that sums that
/// differ only in order are known as one.
fn followers<G: Game>(game: &G, sum: &[G::Position]) -> Vec<Vec<Vec<G::Position>>>
where
    G::Position: Ord,
{
    let mut followers = Vec::new();
    for (component, position) in sum.iter().enumerate() {
        // Equal components stand together, and what can be left of each is the same.
        if component > 0 && sum[component - 1] == *position {
            continue;
        }
        for option in game.options(position) {
            let mut follower = sum.to_vec();
            follower.remove(component);
            follower.extend(option);
            follower.sort();
            followers.push(vec![follower]);
        }
    }
    followers
}
