//! Heaps too large for a table: their values by a proved period, and the moves that win.

use grundy::game::{Ending, Game};
use grundy::misere::sj_outcome;
use grundy::named::NamedGame;
use grundy::nim::nim_sum;
use grundy::octal::OctalGame;
use grundy::period::Period;
use grundy::rule::Rule;
use grundy::Outcome;
use std::collections::BTreeSet;

/// The most numbers of stones that are tried; a move that takes more is found otherwise.
const MOST_TAKES: usize = 100_000;

/// The most options that are tried.
const MOST_OPTIONS: usize = 3_000_000;

/// The values of all heaps of a rule, by a period that is proved.
#[derive(Clone, Debug)]
pub struct FarValues<'a> {
    pub rule: &'a Rule,
    pub period: Period,
}

/// The winning moves in one heap of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FarMoves {
    pub heap: u64,
    /// What the moves leave of the heap.
    pub options: Vec<Vec<u64>>,
    /// Whether these are all of them, and not just an example.
    pub are_all: bool,
}

impl FarValues<'_> {
    /// Returns the value of a heap, or `None` if it is beyond 2^64 - 1.
    pub fn value(&self, heap: u64) -> Option<u64> {
        self.period.checked_value(heap)
    }

    /// Returns whether the value of each heap is its size.
    pub fn are_of_nim(&self) -> bool {
        self.rule.name() == Some(NamedGame::Nim)
    }

    /// Returns the values of heaps.
    ///
    /// # Panics
    /// If one is beyond 2^64 - 1.
    pub fn values(&self, heaps: &[u64]) -> Vec<u64> {
        heaps.iter().map(|&heap| self.period.value(heap)).collect()
    }

    /// Returns the moves from a sum to P-positions, for each size of heap that has one. Misère
    /// play is decided by the SJ rule, which must hold.
    ///
    /// # Panics
    /// If the value of a heap is beyond 2^64 - 1.
    pub fn winning_moves(&self, heaps: &[u64], ending: Ending) -> Vec<FarMoves> {
        let sizes: BTreeSet<u64> = heaps.iter().copied().collect();
        let sum = nim_sum(self.values(heaps));
        let in_heap = |heap: u64| {
            let rest = sum ^ self.period.value(heap);
            let wanted: Vec<u64> = match ending {
                Ending::Normal => vec![rest],
                Ending::Misere => {
                    let mut others = heaps.to_vec();
                    others.remove(others.iter().position(|&other| other == heap)?);
                    let others = self.values(&others);
                    let loses =
                        |value: &u64| sj_outcome(others.iter().chain([value])) == Outcome::P;
                    [rest, rest ^ 1].into_iter().filter(loses).collect()
                }
            };
            let moves = wanted.into_iter().map(|wanted| self.moves_to(heap, wanted));
            let moves = moves.reduce(|mut one, mut other| {
                one.options.append(&mut other.options);
                FarMoves { are_all: one.are_all && other.are_all, ..one }
            })?;
            Some(moves).filter(|moves| !moves.options.is_empty())
        };
        sizes.into_iter().filter_map(in_heap).collect()
    }

    /// Returns the moves in a heap to options of a value: all where there are few, or one.
    ///
    /// # Panics
    /// If the value of the heap is beyond 2^64 - 1.
    pub fn moves_to(&self, heap: u64, wanted: u64) -> FarMoves {
        let splits = self.rule.most_heaps() > 1;
        if !splits && self.period.saltus() > 0 {
            let options = self.single_heaps(heap, wanted);
            return FarMoves { heap, options, are_all: true };
        }
        let has_value = |option: &Vec<u64>| nim_sum(self.values(option)) == wanted;
        let mut near = representatives(self.rule, heap, self.span()).filter(has_value);
        if !splits && has_few_takes(self.rule, heap) {
            return FarMoves { heap, options: near.collect(), are_all: true };
        }
        let far = || self.single_heaps(heap, wanted).pop();
        let example = match self.period.saltus() {
            0 => near.next().or_else(far),
            _ => far().or_else(|| near.next()),
        };
        FarMoves { heap, options: example.into_iter().collect(), are_all: false }
    }

    /// Returns the single heaps of a value that a move may leave: if the values grow, all of them,
    /// otherwise those in the preperiod and the first period.
    fn single_heaps(&self, heap: u64, wanted: u64) -> Vec<Vec<u64>> {
        let (period, saltus) = (self.period.period(), self.period.saltus());
        let later = |base: u64, value: u64| {
            let growth = wanted.checked_sub(value)?;
            let is_later = base >= self.period.preperiod() && saltus > 0;
            match growth {
                0 => Some(base),
                _ if !is_later || growth % saltus > 0 => None,
                _ => (growth / saltus).checked_mul(period)?.checked_add(base),
            }
        };
        let values = self.period.values().iter().enumerate();
        let heaps = values.filter_map(|(base, &value)| later(base as u64, u64::from(value)));
        let mut heaps: Vec<u64> = heaps.filter(|&left| may_leave(self.rule, heap, left)).collect();
        heaps.sort_unstable();
        // As in the list of all options, a code leaves no heap, where a set leaves an empty one.
        let parts = |left| {
            if left == 0 && !matches!(self.rule, Rule::Set(_)) {
                vec![]
            } else {
                vec![left]
            }
        };
        heaps.into_iter().map(parts).collect()
    }

    /// Returns the number of heaps after which the values are those of smaller heaps.
    fn span(&self) -> u64 {
        self.period.preperiod() + self.period.period()
    }
}

/// Returns options of a heap, all of whose parts but one are at most `span`.
///
/// If the elements of a quotient, or values without a saltus, have a period from some heap on and
/// `span` is the sum of both, each option has the element or value of one of these, unless it takes
/// more than 100 000 stones: of two parts beyond the preperiod, one can be made smaller and
/// the other larger by whole periods.
pub fn representatives(rule: &Rule, heap: u64, span: u64) -> impl Iterator<Item = Vec<u64>> + '_ {
    let options: Box<dyn Iterator<Item = Vec<u64>>> = match rule {
        Rule::Set(set) => {
            Box::new(set.up_to(heap).take(MOST_TAKES).map(move |take| vec![heap - take]))
        }
        Rule::Code(game) => {
            let most = game.last_digit().unwrap_or(u64::MAX).min(MOST_TAKES as u64).min(heap);
            Box::new((0..=most).flat_map(move |take| by_digit(game.digit(take), heap - take, span)))
        }
        Rule::Grundys => {
            let unequal = move |part: &u64| *part < heap - part;
            Box::new(
                (1..=span.min(heap / 2)).filter(unequal).map(move |part| vec![part, heap - part]),
            )
        }
        Rule::Moves(moves) => Box::new(moves.options(&heap).into_iter()),
    };
    options.take(MOST_OPTIONS)
}

/// Returns the ways in which a digit of a code allows to leave `rest` stones.
fn by_digit(digit: u8, rest: u64, span: u64) -> impl Iterator<Item = Vec<u64>> {
    let allows = move |heaps: u32| digit >> heaps & 1 == 1;
    let none = (allows(0) && rest == 0).then(Vec::new);
    let one = (allows(1) && rest > 0).then(|| vec![rest]);
    let pairs = move |rest: u64, first: u64| {
        (first..=span.min(rest / 2)).map(move |part| vec![part, rest - part])
    };
    let two = allows(2).then(|| pairs(rest, 1)).into_iter().flatten();
    let three = allows(3).then(|| {
        (1..=span.min(rest / 3)).flat_map(move |part| {
            pairs(rest - part, part).map(move |others| [&[part][..], &others].concat())
        })
    });
    none.into_iter().chain(one).chain(two).chain(three.into_iter().flatten())
}

/// Returns whether a move from a heap may leave the single heap `left`.
fn may_leave(rule: &Rule, heap: u64, left: u64) -> bool {
    let allows = |game: &OctalGame| {
        let digit = game.digit(heap - left);
        digit >> u32::from(left > 0) & 1 == 1
    };
    left < heap
        && match rule {
            Rule::Set(set) => set.contains(heap - left),
            Rule::Code(game) => allows(game),
            // No theorem proves a period of a list of moves.
            Rule::Grundys | Rule::Moves(_) => false,
        }
}

/// Returns whether a heap has no more than [`MOST_TAKES`] moves, if none of them splits it.
fn has_few_takes(rule: &Rule, heap: u64) -> bool {
    match rule {
        Rule::Set(set) => set.up_to(heap).nth(MOST_TAKES).is_none(),
        Rule::Code(game) => game.last_digit().is_some_and(|last| last <= MOST_TAKES as u64),
        Rule::Grundys | Rule::Moves(_) => false,
    }
}
