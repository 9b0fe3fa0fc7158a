//! The answer to a question about heaps: the values, the winner, the winning moves, and the reason.
//!
//! The [`Budget`] of an answer is the amount of computation that the caller can afford. The
//! [`sentences`] state the answer in the current language; [`page`] formats it for the live page,
//! and `cargo explore why` prints it.

pub mod page;
pub mod sentences;

use crate::budget::{Budget, RuleBudget};
use crate::far::{representatives, OptionList};
use crate::misere::{basis, Basis};
use crate::spoken::Spoken;
use crate::sum::Sum;
use crate::values::{ValueSource, ValuedHeaps};
use grundy::game::{ByPlay, Ending, Game};
use grundy::misere::quotient::{PeriodicQuotient, Quotient};
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::rule::Rule;
use grundy::subtraction::UnlikeHeaps;
use grundy::Outcome;
use support::text;

/// The heap size up to which misère quotients are searched for a period.
const LARGEST_OF_QUOTIENT: u64 = 250;

/// The answer for a sum of heaps.
#[derive(Debug)]
pub struct Answer<'a> {
    /// Each rule once, with its heaps and their values.
    pub addends: Vec<ValuedHeaps<'a>>,
    pub ending: Ending,
    /// Who wins, or the reason why this is not known.
    pub verdict: Result<Decision, String>,
}

/// Who wins a sum.
#[derive(Debug)]
pub struct Decision {
    pub outcome: Outcome,
    pub reason: Reason,
    /// The winning moves, by addend and heap size.
    pub moves: Vec<HeapMoves>,
    /// Whether these are all the winning moves, and not just examples.
    pub are_all: bool,
    /// Whether no move is left.
    pub has_ended: bool,
}

/// What decides who wins.
#[derive(Debug)]
pub enum Reason {
    /// The nim sum of the values, under normal play.
    NimSum,
    /// The SJ rule applied to the values, under misère play.
    SjRule(Basis),
    /// An exhaustive search, with the obstacle to a proof of the SJ rule; for sums under several
    /// rules, the obstacle is unknown.
    Search(Option<String>),
    /// The misère quotient of the heaps up to the largest, and the obstacle to proving the SJ rule.
    Quotient { obstacle: String, quotient: Quotient },
    /// The misère quotient of all heaps.
    PeriodicQuotient(PeriodicQuotient),
}

/// The winning moves in each heap of one size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapMoves {
    /// The number of the addend.
    pub addend: usize,
    pub heap: u64,
    /// The heaps that each move leaves.
    pub options: Vec<Vec<u64>>,
    /// Whether these are all the winning moves, and not just examples.
    pub are_all: bool,
}

impl<'a> Answer<'a> {
    /// Finds the answer.
    ///
    /// # Errors
    /// If the values of the heaps are not found within the budget.
    pub fn find(sum: &'a Sum, ending: Ending, budget: &'a Budget) -> Result<Answer<'a>, String> {
        let basis = match (&sum.addends[..], ending) {
            ([addend], Ending::Misere) => Some(basis(&addend.rule, addend.largest())),
            _ => None,
        };
        // For larger heaps, the quotient of all heaps is used.
        let largest_listed = match (&basis, budget.quotient) {
            (Some(Err(_)), Some(largest)) => largest.min(budget.largest_listed),
            _ => budget.largest_listed,
        };
        let addends = sum.addends.iter().map(|addend| {
            ValuedHeaps::new(RuleBudget::new(&addend.rule, budget), addend, largest_listed)
        });
        let addends = addends.collect::<Result<Vec<_>, _>>()?;
        let mut answer = Answer { addends, ending, verdict: Err(String::new()) };
        answer.verdict = answer.decide(basis, budget);
        Ok(answer)
    }

    fn decide(
        &self,
        basis: Option<Result<Basis, String>>,
        budget: &Budget,
    ) -> Result<Decision, String> {
        for addend in &self.addends {
            if matches!(addend.values, ValueSource::Table(_)) {
                addend.budget.check_options(addend.typed.largest())?;
            }
        }
        let values = self.values();
        match (self.ending, basis) {
            (Ending::Normal, _) => {
                let outcome = Outcome::of_mover(nim_sum(&values) != 0);
                Ok(self.verdict(Reason::NimSum, outcome, self.moves_by_values()))
            }
            (Ending::Misere, Some(Ok(basis))) => {
                let moves = self.moves_by_values();
                Ok(self.verdict(Reason::SjRule(basis), sj_outcome(values), moves))
            }
            (Ending::Misere, Some(Err(obstacle))) => self.decide_without_theorem(obstacle, budget),
            (Ending::Misere, None) => match self.check_search(budget) {
                Ok(()) => Ok(self.search(None)),
                Err(too_large) => Err(text!(
                    "no theorem is known here for misère play of such a sum, and {too_large}",
                    "没有已知的定理判定这样的和在反常规则下的胜负，而{too_large}"
                )),
            },
        }
    }

    /// Decides misère play under a single rule for which the SJ rule is not proved.
    fn decide_without_theorem(
        &self,
        obstacle: String,
        budget: &Budget,
    ) -> Result<Decision, String> {
        let [addend] = &self.addends[..] else { return Ok(self.search(Some(obstacle))) };
        if budget.quotient.is_some() && matches!(addend.values, ValueSource::Period(_)) {
            return self.by_periodic_quotient(addend.rule(), &obstacle);
        }
        let too_large = match self.check_search(budget) {
            Ok(()) => return Ok(self.search(Some(obstacle))),
            Err(too_large) => too_large,
        };
        let largest = addend.typed.largest();
        let is_small = budget.quotient.is_some_and(|limit| largest <= limit);
        match is_small.then(|| Quotient::of_heaps(addend.rule(), largest)) {
            Some(Ok(quotient)) => {
                let outcome = quotient.outcome(&addend.typed.heaps);
                let moves = self.moves_by(|heaps| quotient.outcome(sizes(heaps)));
                Ok(self.verdict(Reason::Quotient { obstacle, quotient }, outcome, moves))
            }
            _ => Err(text!(
                "it is not proved here that the values alone decide misère play ({obstacle}), and \
                 {too_large}",
                "这里没有证明仅凭 SG 值就能判定反常规则下的胜负（{obstacle}），而{too_large}"
            )),
        }
    }

    /// Decides misère play with the quotient of all heaps, and gives an example of a winning move.
    fn by_periodic_quotient(&self, rule: &Rule, obstacle: &str) -> Result<Decision, String> {
        let all = PeriodicQuotient::find(rule, LARGEST_OF_QUOTIENT).map_err(|error| {
            let error = error.localize();
            text!(
                "nothing that is proved decides misère play of such heaps: not the SJ rule \
                 ({obstacle}), nor a misère quotient of all heaps ({error})",
                "没有已证明的结论能判定这样的堆在反常规则下的胜负：SJ 定理不行（{obstacle}），\
                 所有堆的商幺半群也不行（{error}）"
            )
        })?;
        let span = all.preperiod() + all.period();
        let moves = self.moves_in_each(|addend, heap| {
            let wins = |option: &Vec<u64>| {
                all.outcome(sizes(&self.follower(addend, heap, option))) == Outcome::P
            };
            let example = representatives(rule, heap, span).find(wins);
            OptionList { options: example.into_iter().collect(), are_all: false }
        });
        let outcome = all.outcome(&self.addends[0].typed.heaps);
        Ok(self.verdict(Reason::PeriodicQuotient(all), outcome, moves))
    }

    fn check_search(&self, budget: &Budget) -> Result<(), String> {
        // The rule whose moves leave the most heaps is the costliest.
        let parts = self.addends.iter().map(|addend| addend.rule().most_heaps()).max();
        budget.effort.check_heaps(parts.unwrap_or(0), &sizes(&self.heaps()))
    }

    /// Decides misère play by trying every move.
    fn search(&self, obstacle: Option<String>) -> Decision {
        let rules = self.addends.iter().map(|addend| addend.rule()).collect();
        let mut play = ByPlay::new(UnlikeHeaps::new(rules), Ending::Misere);
        let mut outcome = |sum: &[(usize, u64)]| {
            play.outcome(sum).expect("every move removes stones or splits a heap")
        };
        let whole = outcome(&self.heaps());
        let moves = self.moves_by(outcome);
        self.verdict(Reason::Search(obstacle), whole, moves)
    }

    fn verdict(&self, reason: Reason, outcome: Outcome, mut moves: Vec<HeapMoves>) -> Decision {
        let are_all = outcome == Outcome::P || moves.iter().all(|moves| moves.are_all);
        moves.retain(|moves| outcome == Outcome::N && !moves.options.is_empty());
        let has_ended = self.addends.iter().all(ValuedHeaps::has_ended);
        Decision { outcome, reason, moves, are_all, has_ended }
    }

    /// Returns the moves after which, according to the values, the opponent loses.
    pub fn moves_by_values(&self) -> Vec<HeapMoves> {
        let values = self.values();
        let sum = nim_sum(&values);
        self.moves_in_each(|number, heap| {
            let addend = &self.addends[number];
            let rest = sum ^ addend.value(heap);
            if self.ending == Ending::Normal {
                return addend.moves_to(heap, &[rest]);
            }
            let mut list = match &addend.values {
                ValueSource::Table(_) => {
                    OptionList { options: addend.rule().options(&heap), are_all: true }
                }
                // Where all values are at most 1, the SJ rule requires the other nim sum.
                ValueSource::Period(_) => addend.moves_to(heap, &[rest, rest ^ 1]),
            };
            let values_after = |left: &[u64]| self.values_of(&self.follower(number, heap, left));
            list.options.retain(|left| sj_outcome(values_after(left)) == Outcome::P);
            list
        })
    }

    /// Returns the moves that lead to P-positions.
    fn moves_by(&self, mut outcome: impl FnMut(&[(usize, u64)]) -> Outcome) -> Vec<HeapMoves> {
        self.moves_in_each(|addend, heap| {
            let mut options = self.addends[addend].rule().options(&heap);
            options.retain(|left| outcome(&self.follower(addend, heap, left)) == Outcome::P);
            OptionList { options, are_all: true }
        })
    }

    /// Calls `find` with the index of each addend and each of its heap sizes; returns the moves.
    fn moves_in_each(&self, mut find: impl FnMut(usize, u64) -> OptionList) -> Vec<HeapMoves> {
        let mut moves = Vec::new();
        for (number, addend) in self.addends.iter().enumerate() {
            moves.extend(addend.typed.sizes().into_iter().map(|heap| {
                let OptionList { options, are_all } = find(number, heap);
                HeapMoves { addend: number, heap, options, are_all }
            }));
        }
        moves
    }

    /// Returns every heap, preceded by the index of its addend.
    pub fn heaps(&self) -> Vec<(usize, u64)> {
        let heaps_of = |(number, addend): (usize, &ValuedHeaps<'a>)| {
            addend.typed.heaps.iter().map(move |&heap| (number, heap)).collect::<Vec<_>>()
        };
        self.addends.iter().enumerate().flat_map(heaps_of).collect()
    }

    /// Returns the value of every heap.
    pub fn values(&self) -> Vec<u64> {
        self.values_of(&self.heaps())
    }

    fn values_of(&self, heaps: &[(usize, u64)]) -> Vec<u64> {
        heaps.iter().map(|&(addend, heap)| self.addends[addend].value(heap)).collect()
    }

    fn follower(&self, addend: usize, heap: u64, left: &[u64]) -> Vec<(usize, u64)> {
        let mut heaps = self.heaps();
        let place = heaps.iter().position(|other| *other == (addend, heap)).unwrap_or(0);
        heaps.splice(place..=place, left.iter().map(|&left| (addend, left)));
        heaps
    }
}

/// Returns the heap sizes without the indices of their addends.
fn sizes(heaps: &[(usize, u64)]) -> Vec<u64> {
    heaps.iter().map(|&(_, heap)| heap).collect()
}
