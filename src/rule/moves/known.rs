//! The sets, codes and games that can be recognised when a list of options has the same moves.

use super::{Choice, Condition, Linear, Relation};
use crate::octal::{OctalGame, NO_HEAP, ONE_HEAP, THREE_HEAPS, TWO_HEAPS};
use crate::rule::Rule;
use crate::subtraction::SubtractionSet;
use std::convert::TryFrom;

/// At most this many digits are collected.
const MAX_DIGITS: usize = 100_000;

/// Returns the rule that has the moves of these choices, if such a rule is recognised.
pub(super) fn rule(choices: &[Choice]) -> Option<Rule> {
    if choices.iter().any(|choice| !choice.quotients.is_empty()) {
        return None;
    }
    if let [choice] = choices {
        if let Some(set) = member_set(choice) {
            return Some(Rule::Set(set));
        }
        if is_unequal_split(choice) {
            return Some(Rule::Grundys);
        }
    }
    let mut digits = Digits::default();
    for choice in choices {
        digits.add(choice)?;
    }
    digits.rule()
}

/// The digits of a code.
#[derive(Default)]
struct Digits {
    /// At index k, the digit for moves that take k stones.
    each: Vec<u8>,
    /// Pairs of a number k and the bits that all digits from digit k on have.
    tails: Vec<(usize, u8)>,
}

impl Digits {
    /// Adds the moves of a choice, or returns `None` if digits cannot express them.
    fn add(&mut self, choice: &Choice) -> Option<()> {
        let conditions = own_conditions(choice);
        match (choice.letters, &choice.heaps[..]) {
            (0, [heap]) if heap.heap == 1 => {
                let take = usize::try_from(-heap.constant).ok()?;
                match conditions[..] {
                    [] => self.set(take, NO_HEAP | ONE_HEAP),
                    // At least one stone is left.
                    [only] if order(only) == Some(heap.minus(&Linear::number(0), 1)) => {
                        self.set(take, ONE_HEAP)
                    }
                    _ => None,
                }
            }
            (0, [heap]) if *heap == Linear::number(0) => match conditions[..] {
                [] => self.set_from(1, NO_HEAP),
                [Condition::Compare { left, relation: Relation::Equal, right }] => {
                    let take = exact_heap(left, right).or_else(|| exact_heap(right, left))?;
                    self.set(take, NO_HEAP)
                }
                _ => None,
            },
            (1, [heap]) if is_rest(heap, &[0], 0) => self.add_takes(&conditions),
            (1, [one, other]) => {
                let take = split_take(&[one, other], 1)?;
                let bits = split_bits(choice, &conditions, one, other)?;
                self.set(take, bits)
            }
            (2, [one, two, three]) if conditions.is_empty() => {
                let take = split_take(&[one, two, three], 2)?;
                self.set(take, THREE_HEAPS)
            }
            (2, [one, two]) => {
                let are_letters = *one == Linear::letter(0) && *two == Linear::letter(1);
                let sum = one.plus(1, two)?;
                let heap = Linear { heap: 1, ..Linear::default() };
                match conditions[..] {
                    [only] if are_letters && order(only) == Some(heap.minus(&sum, 1)) => {
                        self.set_from(1, TWO_HEAPS)
                    }
                    [only] if are_letters && order(only) == Some(heap.minus(&sum, 0)) => {
                        self.set_from(0, TWO_HEAPS)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Adds the moves that take the number of stones given by the only letter.
    fn add_takes(&mut self, conditions: &[&Condition]) -> Option<()> {
        let (mut low, mut high) = (1, None);
        for condition in conditions {
            let bounds = condition.at_least_zero();
            if bounds.is_empty() || bounds.iter().any(|bound| bound.heap != 0) {
                return None;
            }
            for bound in bounds {
                let number = bound.constant;
                match bound.letters[0] {
                    1 => low = low.max(-number),
                    -1 => high = Some(high.map_or(number, |high: i64| high.min(number))),
                    _ => return None,
                }
            }
        }
        let low = usize::try_from(low).ok()?;
        match high {
            None => self.set_from(low, NO_HEAP | ONE_HEAP),
            Some(high) => {
                let high = usize::try_from(high).ok().filter(|&high| high <= MAX_DIGITS)?;
                (low..=high).try_for_each(|take| self.set(take, NO_HEAP | ONE_HEAP).ok_or(())).ok()
            }
        }
    }

    fn set(&mut self, take: usize, bits: u8) -> Option<()> {
        if take > MAX_DIGITS {
            return None;
        }
        if self.each.len() <= take {
            self.each.resize(take + 1, 0);
        }
        self.each[take] |= bits;
        Some(())
    }

    fn set_from(&mut self, take: usize, bits: u8) -> Option<()> {
        self.set(take, 0)?;
        self.tails.push((take, bits));
        Some(())
    }

    fn rule(mut self) -> Option<Rule> {
        let tail = self.tails.iter().fold(0, |tail, &(_, bits)| tail | bits);
        for &(first, bits) in &self.tails {
            for digit in self.each.iter_mut().skip(first) {
                *digit |= bits;
            }
        }
        let only_takes = self.each.iter().all(|digit| [0, 3].contains(digit));
        let takes = |digit: u8| -> Vec<u64> {
            let takes = (1..self.each.len()).filter(|&take| self.each[take] == digit);
            takes.map(|take| take as u64).collect()
        };
        let set = match tail {
            _ if !only_takes => None,
            0 => SubtractionSet::finite(&takes(3)).ok(),
            3 if takes(0).is_empty() => Some(SubtractionSet::all()),
            3 => SubtractionSet::all_but(&takes(0)).ok(),
            _ => None,
        };
        if let Some(set) = set {
            return Some(Rule::Set(set));
        }
        // A move that takes nothing leaves two heaps or three: other lists are refused.
        match self.each.split_first() {
            Some((&first, start)) if start.len() <= 100 => {
                Some(Rule::Code(OctalGame::new(first, start.to_vec(), vec![tail])))
            }
            _ => None,
        }
    }
}

/// Returns the conditions except those that say only that a heap or a letter is at least 1.
fn own_conditions(choice: &Choice) -> Vec<&Condition> {
    choice.conditions.iter().filter(|condition| !is_default(condition, choice)).collect()
}

/// Returns whether a condition repeats what holds anyway.
fn is_default(condition: &Condition, choice: &Choice) -> bool {
    let order = match order(condition) {
        Some(order) => order,
        None => return false,
    };
    let positive = |linear: &Linear| order == linear.minus(&Linear::number(0), 1);
    let is_letter = (0..choice.letters).any(|letter| positive(&Linear::letter(letter)));
    let is_split = choice.heaps.len() > 1;
    let is_heap = choice.heaps.iter().any(|heap| match is_split {
        true => positive(heap),
        false => order == *heap,
    });
    is_letter || is_heap
}

/// Returns the bits of a digit whose moves leave these two heaps, if the conditions say no more
/// than which of the heaps may be empty and which is smaller.
fn split_bits(
    choice: &Choice,
    conditions: &[&Condition],
    one: &Linear,
    other: &Linear,
) -> Option<u8> {
    let may_be_empty = |heap: &Linear| conditions.iter().any(|c| order(c) == Some(*heap));
    let is_order = |condition: &Condition| {
        let order = order(condition);
        order == Some(one.minus(other, 0)) || order == Some(other.minus(one, 0))
    };
    let is_ordered = conditions.iter().any(|condition| is_order(condition));
    let orders = conditions.iter().filter(|condition| is_order(condition)).count();
    let floors = usize::from(may_be_empty(one)) + usize::from(may_be_empty(other));
    if orders > 1 || orders + floors != conditions.len() || choice.letters != 1 {
        return None;
    }
    match (floors, is_ordered) {
        (0, _) => Some(TWO_HEAPS),
        (1, false) => Some(ONE_HEAP | TWO_HEAPS),
        (2, _) => Some(NO_HEAP | ONE_HEAP | TWO_HEAPS),
        _ => None,
    }
}

/// Returns the expression that an inequality requires to be at least 0.
fn order(condition: &Condition) -> Option<Linear> {
    match condition.at_least_zero()[..] {
        [linear] => Some(linear),
        _ => None,
    }
}

/// Returns k for the equation n = k.
fn exact_heap(heap: &Linear, number: &Linear) -> Option<usize> {
    let is_heap = *heap == Linear { heap: 1, ..Linear::default() };
    let take = usize::try_from(number.constant).ok()?;
    Some(take).filter(|&take| is_heap && number.is_number() && take > 0)
}

/// Returns whether an expression is n minus `take` minus the letters with these indices.
fn is_rest(linear: &Linear, letters: &[usize], take: i64) -> bool {
    let mut rest = Linear { heap: 1, constant: -take, ..Linear::default() };
    for &letter in letters {
        rest.letters[letter] -= 1;
    }
    *linear == rest
}

/// Returns how many stones are taken by a move that leaves these heaps, if all but one of these
/// heaps are letters and the remaining one is the rest of the heap.
fn split_take(heaps: &[&Linear], letters: usize) -> Option<usize> {
    let indices: Vec<usize> = (0..letters).collect();
    let (rests, others): (Vec<&Linear>, Vec<&Linear>) =
        heaps.iter().copied().partition(|heap| heap.heap == 1);
    let rest = match rests[..] {
        [rest] => rest,
        _ => return None,
    };
    let take = usize::try_from(-rest.constant).ok()?;
    let has_all = indices.iter().all(|&index| others.contains(&&Linear::letter(index)));
    Some(take).filter(|&take| has_all && is_rest(rest, &indices, take as i64))
}

/// Returns the set in `n-a with a in SET`, or in `n-a with a odd` or `even`.
fn member_set(choice: &Choice) -> Option<SubtractionSet> {
    let conditions = own_conditions(choice);
    let (heap, condition) = match (&choice.heaps[..], &conditions[..]) {
        ([heap], [condition]) => (heap, condition),
        _ => return None,
    };
    let letter = Linear::letter(0);
    let set = match condition {
        Condition::Member { number, set } if *number == letter => set.clone(),
        Condition::Remainder { of, modulus: 2, remainder: 1 } if *of == letter => {
            SubtractionSet::odd()
        }
        Condition::Remainder { of, modulus, remainder: 0 } if *of == letter => {
            SubtractionSet::multiples_of(*modulus).ok()?
        }
        _ => return None,
    };
    Some(set).filter(|_| choice.letters == 1 && is_rest(heap, &[0], 0))
}

/// Returns whether a choice splits a heap into two unequal heaps.
fn is_unequal_split(choice: &Choice) -> bool {
    let conditions = own_conditions(choice);
    let (one, other, condition) = match (&choice.heaps[..], &conditions[..]) {
        ([one, other], [condition]) => (one, other, condition),
        _ => return false,
    };
    let is_unequal = match condition {
        Condition::Compare { left, relation: Relation::Unequal, right } => {
            left == one && right == other || left == other && right == one
        }
        condition => {
            let order = order(condition);
            order == Some(one.minus(other, 1)) || order == Some(other.minus(one, 1))
        }
    };
    choice.letters == 1 && is_unequal && split_take(&[one, other], 1) == Some(0)
}
