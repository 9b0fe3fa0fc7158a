//! Quotients of all heaps, by the theorem of Guy and Smith for pretending functions.

use super::{Element, NoQuotient, Quotient};
use crate::game::{Game, WinningMove};
use crate::rule::Rule;
use crate::Outcome;
use std::borrow::Borrow;
use std::fmt;

/// The misère quotient of all heaps of a rule; the elements of the heaps are periodic.
///
/// Only [`PeriodicQuotient::find`] creates it, after the proof.
///
/// # Theorem (Plambeck)
///
/// Let no move take more than t stones or leave more than m ≥ 1 heaps, and let Q be the quotient of
/// the heaps up to N. If Φ(n + p) = Φ(n) for all n from a to m·max(a, 1) + (m - 1)·p + t - 1, and N
/// is at least n + p for each of these n, then Q is the quotient of all heaps, and Φ(n + p) = Φ(n)
/// for all n ≥ a. For a subtraction set, the heaps a to a + t - 1 suffice.
///
/// *Proof.* Let n be the first number after the range in the assumption, and let Φ(n + p) be
/// defined as Φ(n).
///
/// 1. As for Grundy values (see [`period`](crate::period)), each option of n + p corresponds to an
///    option of n that has p stones fewer in a large enough part, and vice versa. By assumption,
///    options that correspond to each other have the same element.
/// 2. So heap n + p has the same Φ and the same W as heap n, and has moves if heap n has any.
///    Replacing each heap n + p of a sum by a heap n changes neither the Φ nor the W of the sum,
///    and for the new sum the two conditions of the [module](super) hold.
/// 3. So the conditions hold for the heaps up to n + p with the same Q and P. The same argument
///    applies to each larger heap in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodicQuotient {
    quotient: Quotient,
    preperiod: u64,
    period: u64,
}

impl PeriodicQuotient {
    /// Returns the quotient of all heaps, with the least period that the heaps up to `largest`
    /// prove.
    ///
    /// Cost: that of [`Quotient::of_heaps`].
    ///
    /// # Errors
    /// Returns an error if these heaps prove no period, if there is no quotient, or if no theorem
    /// applies to the rule.
    ///
    /// ```
    /// # use grundy::misere::quotient::PeriodicQuotient;
    /// # use grundy::rule::Rule;
    /// # use grundy::Outcome;
    /// // Leave nothing of 1, 2 or 3 stones, and any heap of what remains after 2 or 3 …
    /// let rule: Rule = "0.123".parse().unwrap();
    /// let all = PeriodicQuotient::find(&rule, 20).unwrap();
    /// assert_eq!((all.preperiod(), all.period(), all.quotient().order()), (5, 5, 20));
    /// assert_eq!(all.outcome([1_000_000_001]), all.outcome([6]));
    /// ```
    pub fn find(rule: &Rule, largest: u64) -> Result<PeriodicQuotient, NoPeriod> {
        let most = match rule {
            Rule::Grundys => None,
            _ => rule.largest_move(),
        };
        let most = most.ok_or(NoPeriod::NoTheorem)?;
        let quotient = Quotient::of_heaps(rule, largest).map_err(NoPeriod::NoQuotient)?;
        for period in 1..=largest {
            let same = |&heap: &u64| quotient.element(heap) == quotient.element(heap + period);
            let preperiod = match (0..=largest - period).rev().find(|heap| !same(heap)) {
                Some(last) => last + 1,
                None => 0,
            };
            if least_end(rule, most, preperiod, period) + period <= largest + 1 {
                return Ok(PeriodicQuotient { quotient, preperiod, period });
            }
        }
        Err(NoPeriod::NotYet { largest })
    }

    /// Returns the quotient of the heaps that were examined, which is also the quotient of all
    /// heaps.
    pub fn quotient(&self) -> &Quotient {
        &self.quotient
    }

    /// Returns the least heap from which the elements repeat.
    pub fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// Returns the period of the elements of the heaps.
    pub fn period(&self) -> u64 {
        self.period
    }

    /// Returns the value of the pretending function at a heap of any size. Cost: O(1).
    pub fn element(&self, heap: u64) -> Element {
        let past = heap.saturating_sub(self.preperiod);
        self.quotient.element(heap - past + past % self.period)
    }

    /// Returns the outcome of a sum of heaps of any size in misère play. Cost: O(1) for each heap.
    pub fn outcome<I>(&self, heaps: I) -> Outcome
    where
        I: IntoIterator,
        I::Item: Borrow<u64>,
    {
        let elements = heaps.into_iter().map(|heap| self.element(*heap.borrow()));
        let product = elements.fold(Element::ONE, |x, y| self.quotient.product(x, y));
        self.quotient.outcome_of(product)
    }

    /// Returns every move from a sum of heaps of any size to a P-position in misère play, sorted by
    /// heap and then in the order in which `game` lists the moves; `game` must be the game of the
    /// quotient.
    ///
    /// Cost: O(1) for each part of each option of the heaps.
    ///
    /// ```
    /// # use grundy::misere::quotient::PeriodicQuotient;
    /// # use grundy::rule::Rule;
    /// let rule: Rule = "{1, 2}".parse().unwrap();
    /// let all = PeriodicQuotient::find(&rule, 20).unwrap();
    /// // A heap of n is lost in misère play if n is 1 more than a multiple of 3.
    /// let moves = all.winning_moves(&rule, &[3_000_000]);
    /// assert_eq!(moves.len(), 1);
    /// assert_eq!(moves[0].option, [2_999_998]);
    /// ```
    pub fn winning_moves<G>(&self, game: G, heaps: &[u64]) -> Vec<WinningMove<u64>>
    where
        G: Game<Position = u64>,
    {
        self.quotient.moves_by(game, heaps, |heap| self.element(heap))
    }
}

/// Returns the end of the range in which each heap must have the same element as the heap that is
/// one period larger.
fn least_end(rule: &Rule, most: u64, preperiod: u64, period: u64) -> u64 {
    let first = match rule {
        Rule::Set(_) => preperiod,
        _ => preperiod.max(1),
    };
    let parts = u64::from(rule.most_heaps());
    parts * first + (parts - 1) * period + most
}

/// The reason why [`PeriodicQuotient::find`] returns no period.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoPeriod {
    /// There is no quotient of the heaps to be examined.
    NoQuotient(NoQuotient),
    /// No theorem applies: either there is no limit to the number of stones that a move may take,
    /// or the rule is Grundy's game.
    NoTheorem,
    /// The heaps that were examined prove no period; more heaps may.
    NotYet {
        /// The largest heap that was examined.
        largest: u64,
    },
}

impl fmt::Display for NoPeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPeriod::NoQuotient(error) => error.fmt(f),
            NoPeriod::NoTheorem => f.write_str("no theorem applies to such a rule"),
            NoPeriod::NotYet { largest } => {
                write!(f, "the heaps up to {} prove no period", largest)
            }
        }
    }
}

impl std::error::Error for NoPeriod {}
