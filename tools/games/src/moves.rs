//! The outcome of a sum, and its winning moves.

use crate::cost::option_count;
use crate::far::{FarMoves, FarValues};
use crate::misere::basis;
use crate::oracle::{Method, Oracle};
use grundy::game::{Ending, Game};
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::rule::Rule;
use grundy::Outcome;
use std::collections::BTreeSet;
use support::text;

/// The most options of one heap that a page can wait for.
pub(crate) const MAX_OPTIONS: u128 = 100_000;

/// A sum of heaps under a rule, with one of the two endings.
pub struct Sum<'a> {
    pub rule: &'a Rule,
    pub heaps: &'a [u64],
    /// The values of heaps 0 to the largest.
    pub values: &'a [u32],
    pub is_misere: bool,
}

/// A move: a heap, and the heaps that replace it.
pub struct Move {
    pub heap: u64,
    pub left: Vec<u64>,
}

/// The outcome of a sum, and its winning moves.
pub struct Verdict<M = Move> {
    pub outcome: Outcome,
    pub moves: Vec<M>,
    /// Whether these are all winning moves, and not just examples.
    pub are_all: bool,
    /// What decides misère play; `None` for normal play.
    pub basis: Option<String>,
}

impl Sum<'_> {
    /// Finds the outcome and the winning moves.
    ///
    /// # Errors
    /// If that would take too long.
    pub fn verdict(&self) -> Result<Verdict, String> {
        let largest = self.heaps.iter().max().copied().unwrap_or(0);
        if option_count(self.rule, largest) > MAX_OPTIONS {
            return Err(text!(
                "a heap of {largest} has too many moves to list on a page",
                "一堆 {largest} 颗的走法太多，网页列不完"
            ));
        }
        let ending = if self.is_misere { Ending::Misere } else { Ending::Normal };
        let mut oracle = Oracle::new(self.rule, self.heaps, self.values.to_vec(), ending)?;
        let basis = match oracle.method() {
            Method::NimSum => None,
            Method::SjRule(basis) => Some(text!("the SJ rule, {basis}", "SJ 定理，{basis}")),
            Method::Search(_) => Some(text!("exhaustive search", "逐一试遍所有走法")),
        };
        Ok(self.decide(|heaps| oracle.outcome(heaps), basis))
    }

    fn decide(&self, mut outcome: impl FnMut(&[u64]) -> Outcome, basis: Option<String>) -> Verdict {
        let sizes: BTreeSet<u64> = self.heaps.iter().copied().collect();
        let mut moves = Vec::new();
        for heap in sizes {
            for option in self.rule.options(&heap) {
                let mut follower = self.heaps.to_vec();
                let place = follower.iter().position(|&other| other == heap).unwrap_or(0);
                follower.splice(place..=place, option.iter().copied());
                if outcome(&follower) == Outcome::P {
                    moves.push(Move { heap, left: option });
                }
            }
        }
        Verdict { outcome: outcome(self.heaps), moves, are_all: true, basis }
    }
}

/// Finds the outcome and winning moves of heaps whose moves are too many to be listed.
///
/// # Errors
/// If nothing that is proved decides it.
pub fn far_verdict(far: &FarValues, heaps: &[u64], ending: Ending) -> Result<Verdict, String> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let values = far.values(heaps);
    let (outcome, basis) = match ending {
        Ending::Normal => (Outcome::of_mover(nim_sum(values) != 0), None),
        Ending::Misere => {
            let basis = basis(far.rule, largest).map_err(|obstacle| {
                text!(
                    "it is not proved here that the values alone decide misère play ({obstacle})",
                    "这里没有证明仅凭 SG 值就能判定反常规则下的胜负（{obstacle}）"
                )
            })?;
            (sj_outcome(values), Some(text!("the SJ rule, {basis}", "SJ 定理，{basis}")))
        }
    };
    let found = match outcome {
        Outcome::P => vec![],
        Outcome::N => far.winning_moves(heaps, ending),
    };
    let are_all = found.iter().all(|moves| moves.are_all);
    let in_heap =
        |FarMoves { heap, options, .. }| options.into_iter().map(move |left| Move { heap, left });
    Ok(Verdict { outcome, moves: found.into_iter().flat_map(in_heap).collect(), are_all, basis })
}
