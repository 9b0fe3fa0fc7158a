//! The moves in a heap with too many options to be listed; a proved period is used to find them.

use grundy::game::Game;
use grundy::nim::nim_sum;
use grundy::period::Period;
use grundy::rule::Rule;

/// At most this many different numbers of stones are tried for a move; moves that take other
/// numbers are found in another way.
const MOST_TAKES: usize = 100_000;

const MOST_OPTIONS: usize = 3_000_000;

/// Some moves in a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionList {
    /// The heaps that each move leaves.
    pub options: Vec<Vec<u64>>,
    /// Whether these are all the moves, and not just an example.
    pub are_all: bool,
}

/// Returns the moves in a heap to options of a given value: all if they are few, otherwise one.
///
/// # Panics
/// If the value of the heap is beyond 2^64 - 1.
pub fn moves_by_period(rule: &Rule, period: &Period, heap: u64, wanted: u64) -> OptionList {
    let splits = rule.most_heaps() > 1;
    if !splits && period.saltus() > 0 {
        return OptionList { options: single_heaps(rule, period, heap, wanted), are_all: true };
    }
    let values =
        |heaps: &[u64]| -> Vec<u64> { heaps.iter().map(|&heap| period.value(heap)).collect() };
    let has_value = |option: &Vec<u64>| nim_sum(values(option)) == wanted;
    // From there on, the values repeat those of smaller heaps.
    let span = period.preperiod() + period.period();
    let mut near = representatives(rule, heap, span).filter(has_value);
    if !splits && has_few_takes(rule, heap) {
        return OptionList { options: near.collect(), are_all: true };
    }
    let far = || single_heaps(rule, period, heap, wanted).pop();
    let example = match period.saltus() {
        0 => near.next().or_else(far),
        _ => far().or_else(|| near.next()),
    };
    OptionList { options: example.into_iter().collect(), are_all: false }
}

/// Returns the single heaps with a given value that a move may leave: all of them if the values
/// grow, otherwise only those in the preperiod and the first period.
fn single_heaps(rule: &Rule, period: &Period, heap: u64, wanted: u64) -> Vec<Vec<u64>> {
    let (length, saltus) = (period.period(), period.saltus());
    let later = |base: u64, value: u64| {
        let growth = wanted.checked_sub(value)?;
        let is_later = base >= period.preperiod() && saltus > 0;
        match growth {
            0 => Some(base),
            _ if !is_later || growth % saltus > 0 => None,
            _ => (growth / saltus).checked_mul(length)?.checked_add(base),
        }
    };
    let values = period.values().iter().enumerate();
    let heaps = values.filter_map(|(base, &value)| later(base as u64, u64::from(value)));
    let mut heaps: Vec<u64> = heaps.filter(|&left| may_leave(rule, heap, left)).collect();
    heaps.sort_unstable();
    // As in the list of all options, a code leaves no heap where a set leaves an empty one.
    let parts = |left| {
        if left == 0 && !matches!(rule, Rule::Set(_)) {
            vec![]
        } else {
            vec![left]
        }
    };
    heaps.into_iter().map(parts).collect()
}

/// Returns the options of a heap that have at most one part above `span`.
///
/// Suppose that the elements of a quotient, or values without a saltus, have a period from some
/// heap on, and that `span` is the sum of that heap and the period. Then each option that takes at
/// most 100 000 stones has the same element or value as one of the options returned: if two parts
/// are beyond the preperiod, one of them can be made smaller and the other larger by whole periods.
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

/// Returns the ways in which a digit of a code allows a move to leave `rest` stones.
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

fn may_leave(rule: &Rule, heap: u64, left: u64) -> bool {
    left < heap
        && match rule {
            Rule::Set(set) => set.contains(heap - left),
            Rule::Code(game) => game.digit(heap - left) >> u32::from(left > 0) & 1 == 1,
            // No theorem proves a period of a list of moves.
            Rule::Grundys | Rule::Moves(_) => false,
        }
}

/// Returns whether at most [`MOST_TAKES`] different numbers of stones may be taken from a heap.
fn has_few_takes(rule: &Rule, heap: u64) -> bool {
    match rule {
        Rule::Set(set) => set.up_to(heap).nth(MOST_TAKES).is_none(),
        Rule::Code(game) => game.last_digit().is_some_and(|last| last <= MOST_TAKES as u64),
        Rule::Grundys | Rule::Moves(_) => false,
    }
}
