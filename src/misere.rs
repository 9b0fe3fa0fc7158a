//! Misère play, in which a player who cannot move wins, and the SJ rule, which answers a different
//! question from the one that it is often used to answer.
//!
//! [`ByPlay`] with [`Ending::Misere`] is misère play by definition. Grundy values do not decide
//! misère play: in Kayles, rows of 1 pin and of 8 pins have the same value, but the player about to
//! move loses from the row of 1 and wins from the row of 8.
//!
//! ```
//! use grundy::game::Game;
//! use grundy::misere::{first_exception, heap_sums, prove_sj, sj_outcome};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Take 1, 2 or 3 stones from one heap: heaps 1, 5 and 6 have the values 1, 1 and 2, and
//! // taking one stone from the 6 leaves three heaps of value 1. For any number of heaps up to
//! // 100, the SJ rule agrees with misère play:
//! assert_eq!(sj_outcome([1, 1, 2]), Outcome::N);
//! let rule: SubtractionSet = "{1, 2, 3}".parse().unwrap();
//! assert!(prove_sj(&rule, &[100]).is_ok());
//!
//! // In Kayles it does not.
//! struct Kayles;
//! impl Game for Kayles {
//!     type Position = u64;
//!     fn options(&self, &row: &u64) -> Vec<Vec<u64>> {
//!         let rests = (1..=2).filter_map(|pins| row.checked_sub(pins));
//!         rests.flat_map(|rest| (0..=rest / 2).map(move |left| vec![left, rest - left])).collect()
//!     }
//! }
//! let exception = first_exception(Kayles, heap_sums(8)).unwrap().unwrap();
//! assert_eq!(
//!     exception.to_string(),
//!     "[1, 5] has values [1, 4], N by the SJ rule, but is P by misère play",
//! );
//! ```
//!
//! Where the rule fails, a [`quotient`] may still decide all sums of a game, and the [`genus`]
//! tells how a position behaves beside heaps of Nim.
//!
//! # Theorem (Jia Zhihao, 2009), the SJ rule
//!
//! Let play end as soon as every component has Grundy value 0, and let the player who is then about
//! to move win. The values alone decide such a sum, as the heaps decide misère Nim: if some value
//! is above 1, the sum is a P-position if and only if the nim sum is 0; otherwise it is a
//! P-position if and only if the nim sum is 1. (If a move splits a component, the parts still count
//! here as a single component, whose value is their nim sum. If the parts counted separately, the
//! rows of 1 and 5 pins in Kayles would be an exception here too.)
//!
//! This is the *anti-SG* game. In true misère play, a component of value 0 may still have
//! moves, and the rule need not hold. [`first_exception`] searches for a sum for which it does
//! not hold, and [`prove_sj`] proves for many games that there is none. 贾志豪,
//! *组合游戏略述——浅谈SG游戏的若干拓展及变形* (2009).
//!
//! # Theorem (Ferguson, 1974)
//!
//! The rule holds in true misère play for every subtraction game, whatever its set of moves. If s
//! is the least move, a heap h has value 1 if and only if h - s has value 0. So a heap h of value 0
//! that has a move has an option of value 1: h - s does not have value 0, so h - s has a move to
//! value 0, and the same move from h leads to a heap of value 1. T. S. Ferguson, *On sums of graph
//! games with last player losing*, International Journal of Game Theory 3 (1974), 159–167.
//!
//! # Theorem: trees of Green Hackenbush
//!
//! Under misère play, trees in which a move cuts an edge are also equivalent to misère Nim, but the
//! heaps are their *branches*. A branch is an edge at a root with the tree on top of that edge; it
//! is equivalent to a heap whose size is one more than the Grundy value of that tree. The values of
//! whole trees do not decide the outcome. For example, two stalks of two edges each on one root are
//! equivalent to two heaps of 2, and (2, 2) is a loss for the mover, while the tree has the value
//! 0, for which the SJ rule says N. (The judge of HDU 3590 expects that wrong answer.)
//!
//! ```
//! use grundy::contest::rooted_tree::RootedTree;
//! use grundy::hackenbush::tree_values;
//! use grundy::misere::sj_outcome;
//! use grundy::{nim, Outcome};
//!
//! //  2   4
//! //  |   |
//! //  1   3
//! //   \ /
//! //    0
//! let tree = RootedTree::from_parents(&[None, Some(0), Some(1), Some(0), Some(3)]).unwrap();
//! let values = tree_values(&tree);
//! assert_eq!(values, [0, 1, 0, 1, 0]);
//!
//! assert_eq!(sj_outcome([values[0]]), Outcome::N); // wrong
//! let branches = [values[1] + 1, values[3] + 1];
//! assert_eq!(nim::misere::outcome(branches), Outcome::P); // correct
//! ```
//!
//! The reason is that under misère play, too, a game whose options are heaps of Nim, at least one
//! of which has size 0 or 1, is equal to the heap whose size is the mex of their sizes. Cutting the
//! lowest edge of a branch leaves nothing, a heap of size 0. Any other cut replaces the tree on
//! that edge by one of its options and, by induction, leaves a heap one larger than the value of
//! that option. The mex of all these sizes is one more than the value of the tree. J. H. Conway,
//! *On Numbers and Games* (1976), chapter 12.

pub mod genus;
mod proof;
pub mod quotient;

pub use proof::{prove_sj, Obstacle, SjProof, Unproven};

use crate::game::{Analysis, ByPlay, Cycle, Ending, Explained, Game, WinningMove};
use crate::nim;
use crate::Outcome;
use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;

/// Returns the outcome that the SJ rule gives for a sum whose components have the given Grundy
/// values, which is the outcome of misère Nim with heaps of these sizes. Cost: O(n).
///
/// ```
/// # use grundy::misere::sj_outcome;
/// # use grundy::Outcome;
/// assert_eq!(sj_outcome([2, 3, 1]), Outcome::P); // a value above 1, nim sum 0
/// assert_eq!(sj_outcome([0, 1, 1]), Outcome::N);
/// ```
pub fn sj_outcome<I>(values: I) -> Outcome
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    nim::misere::outcome(values)
}

/// Returns every move to a sum that is P by the SJ rule, component by component and in the game's
/// own order. Where the rule [is proved](prove_sj), these are the winning moves under misère play.
///
/// # Errors
/// Returns an error if play may never end, as [`Analysis::value`] does.
///
/// ```
/// # use grundy::game::{Analysis, WinningMove};
/// # use grundy::misere::sj_winning_moves;
/// # use grundy::subtraction::SubtractionSet;
/// let mut game = Analysis::new("{1, 2}".parse::<SubtractionSet>().unwrap());
/// // Values 2 and 1: what is left must be single stones, an odd number of them.
/// let moves = sj_winning_moves(&mut game, &[2, 1]).unwrap();
/// assert_eq!(moves, [WinningMove { component: 0, option: vec![0] }]);
/// ```
pub fn sj_winning_moves<G: Game>(
    game: &mut Analysis<G>,
    sum: &[G::Position],
) -> Result<Vec<WinningMove<G::Position>>, Cycle<G::Position>> {
    let values = sum.iter().map(|part| game.value(part)).collect::<Result<Vec<_>, _>>()?;
    let mut moves = Vec::new();
    for (component, position) in sum.iter().enumerate() {
        let others = [&values[..component], &values[component + 1..]].concat();
        for Explained { parts, values } in game.why(position)?.options {
            if sj_outcome(others.iter().chain(&values)) == Outcome::P {
                moves.push(WinningMove { component, option: parts });
            }
        }
    }
    Ok(moves)
}

/// A sum for which the SJ rule differs from true misère play.
///
/// `Display` states the exception in a sentence; see the example of the [module](self).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exception<P> {
    /// The components.
    pub sum: Vec<P>,
    /// Their Grundy values.
    pub values: Vec<u64>,
    /// The outcome under misère play; the SJ rule gives the opposite outcome.
    pub outcome: Outcome,
}

impl<P: fmt::Debug> fmt::Display for Exception<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sum, values) = (&self.sum, &self.values);
        let rule = sj_outcome(values);
        write!(f, "{:?} has values {:?}, {} by the SJ rule, ", sum, values, rule)?;
        write!(f, "but is {} by misère play", self.outcome)
    }
}

/// Returns the first of `sums` for which the SJ rule differs from true misère play, or `None` if it
/// holds for all of them. Cost: every sum that can be reached from one of `sums` is played out.
///
/// # Errors
/// Returns an error if play need not end.
pub fn first_exception<P, G>(
    game: G,
    sums: impl IntoIterator<Item = Vec<P>>,
) -> Result<Option<Exception<P>>, Cycle<Vec<P>>>
where
    P: Clone + Ord + Hash,
    G: Game<Position = P>,
{
    let mut by_play = ByPlay::new(&game, Ending::Misere);
    let mut analysis = Analysis::new(&game);
    for sum in sums {
        let outcome = by_play.outcome(&sum)?;
        let value = |part| analysis.value(part).ok().expect("play of the sum ends");
        let values: Vec<u64> = sum.iter().map(value).collect();
        if sj_outcome(&values) != outcome {
            return Ok(Some(Exception { sum, values, outcome }));
        }
    }
    Ok(None)
}

/// Returns all sums of nonempty heaps with up to `total` stones in all, ordered by the number of
/// stones and then by the number of heaps. There are 28 628 of them for a total of 30.
///
/// ```
/// # use grundy::misere::heap_sums;
/// let sums: Vec<Vec<u64>> = heap_sums(3).collect();
/// assert_eq!(sums, [vec![1], vec![2], vec![1, 1], vec![3], vec![1, 2], vec![1, 1, 1]]);
/// ```
pub fn heap_sums(total: u64) -> impl Iterator<Item = Vec<u64>> {
    (1..=total).flat_map(partitions)
}

/// Returns the partitions of `total`, each in ascending order, the shortest first.
fn partitions(total: u64) -> Vec<Vec<u64>> {
    let mut partitions = Vec::new();
    let mut unfinished = vec![(Vec::new(), total)];
    while let Some((parts, remaining)) = unfinished.pop() {
        let least = parts.last().copied().unwrap_or(1);
        // The next part is either the last one, or leaves enough for another part at least as
        // large.
        for part in (least..=remaining / 2).chain(Some(remaining)) {
            let longer = [&parts[..], &[part]].concat();
            match remaining - part {
                0 => partitions.push(longer),
                remaining => unfinished.push((longer, remaining)),
            }
        }
    }
    partitions.sort_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
    partitions
}
