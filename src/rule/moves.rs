//! Rules that list the heaps that a move may leave: `n -> n-1 | n-2 | (a, n-a)`.
//!
//! The [page of the parent module](super) describes the language.

mod display;
mod known;
mod parse;
mod quotient;

pub use parse::{ParseMovesError, ParseMovesErrorKind};

use super::Rule;
use crate::game::Game;
use crate::subtraction::SubtractionSet;
use quotient::{Quotient, Rounding};
use std::convert::TryFrom;

/// A rule that lists the heaps that a move may leave, in the language of [the module's
/// page](crate::rule#lists-of-moves).
///
/// `Display` and `FromStr` use the same notation.
///
/// ```
/// use grundy::game::Game;
/// use grundy::rule::Moves;
///
/// // Take one stone, or split the heap into three unequal parts.
/// let moves: Moves = "n -> n-1 | (a, b, n-a-b) with a < b < n-a-b".parse().unwrap();
/// assert_eq!(moves.options(&7), [vec![6], vec![1, 2, 4]]);
/// assert_eq!(moves.to_string(), "n -> n-1 | (a, b, n-a-b) with a < b < n-a-b");
/// // 6 is the first heap to split; 5 and 1 + 2 + 3 have the values 1 and 1 ⊕ 0 ⊕ 1 = 0.
/// assert_eq!(moves.values(7), [0, 1, 0, 1, 0, 1, 2]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moves {
    choices: Vec<Choice>,
}

/// The largest number of letters in an option.
const MAX_LETTERS: usize = 3;

/// The largest number of heaps in an option.
const MAX_HEAPS: usize = 4;

/// The largest number of quotients in an option.
const MAX_QUOTIENTS: usize = 2;

/// An expression: a multiple of n, plus multiples of the letters and of the quotients, plus a
/// number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Linear {
    heap: i64,
    letters: [i64; MAX_LETTERS],
    /// The factors of the quotients, in the order in which the option lists the quotients.
    quotients: [i64; MAX_QUOTIENTS],
    constant: i64,
}

/// A heap, with a number for each letter and for each quotient.
#[derive(Clone, Copy)]
struct Chosen {
    heap: u64,
    letters: [u64; MAX_LETTERS],
    quotients: [i128; MAX_QUOTIENTS],
}

impl Linear {
    fn number(constant: i64) -> Linear {
        Linear { constant, ..Linear::default() }
    }

    fn letter(index: usize) -> Linear {
        let mut letter = Linear::default();
        letter.letters[index] = 1;
        letter
    }

    /// Returns `self` plus `factor` times `other`, or `None` if a number becomes too large.
    fn plus(&self, factor: i64, other: &Linear) -> Option<Linear> {
        let add = |one: i64, other: i64| one.checked_add(factor.checked_mul(other)?);
        let mut sum = *self;
        sum.heap = add(self.heap, other.heap)?;
        sum.constant = add(self.constant, other.constant)?;
        for (term, other) in sum.letters.iter_mut().zip(other.letters) {
            *term = add(*term, other)?;
        }
        for (term, other) in sum.quotients.iter_mut().zip(other.quotients) {
            *term = add(*term, other)?;
        }
        Some(sum)
    }

    /// Returns `self - other - constant`.
    fn minus(&self, other: &Linear, constant: i64) -> Linear {
        // Numbers of the language are far below the limits of the type.
        let difference = self.plus(-1, other).expect("small numbers");
        Linear { constant: difference.constant - constant, ..difference }
    }

    fn value(&self, chosen: &Chosen) -> i128 {
        let letters = self.letters.iter().zip(&chosen.letters);
        let letters: i128 = letters.map(|(&factor, &x)| i128::from(factor) * i128::from(x)).sum();
        let quotients = self.quotients.iter().zip(&chosen.quotients);
        let quotients: i128 = quotients.map(|(&factor, x)| i128::from(factor) * x).sum();
        let heap = i128::from(self.heap) * i128::from(chosen.heap);
        heap + letters + quotients + i128::from(self.constant)
    }

    fn is_number(&self) -> bool {
        *self == Linear::number(self.constant)
    }
}

/// A relation between two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Relation {
    Less,
    AtMost,
    Equal,
    Unequal,
    AtLeast,
    Greater,
}

/// A condition under which an option is a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Condition {
    Compare { left: Linear, relation: Relation, right: Linear },
    Remainder { of: Linear, modulus: u64, remainder: u64 },
    Member { number: Linear, set: SubtractionSet },
    Divides { divisor: Linear, number: Linear },
}

impl Condition {
    /// Returns the expressions that the condition, if it is an order relation, requires to be at
    /// least 0.
    fn at_least_zero(&self) -> Vec<Linear> {
        match self {
            Condition::Compare { left, relation, right } => match relation {
                Relation::Less => vec![right.minus(left, 1)],
                Relation::AtMost => vec![right.minus(left, 0)],
                Relation::Equal => vec![right.minus(left, 0), left.minus(right, 0)],
                Relation::AtLeast => vec![left.minus(right, 0)],
                Relation::Greater => vec![left.minus(right, 1)],
                Relation::Unequal => vec![],
            },
            _ => vec![],
        }
    }

    /// Returns whether the condition holds; always returns `true` for a condition that
    /// [`Condition::at_least_zero`] expresses.
    fn holds(&self, chosen: &Chosen) -> bool {
        let value = |linear: &Linear| linear.value(chosen);
        match self {
            Condition::Compare { left, relation: Relation::Unequal, right } => {
                value(left) != value(right)
            }
            Condition::Compare { .. } => true,
            Condition::Remainder { of, modulus, remainder } => {
                value(of).rem_euclid(i128::from(*modulus)) == i128::from(*remainder)
            }
            Condition::Member { number, set } => {
                u64::try_from(value(number)).map_or(false, |number| set.contains(number))
            }
            Condition::Divides { divisor, number } => {
                let divisor = value(divisor);
                divisor != 0 && value(number) % divisor == 0
            }
        }
    }
}

/// An option of a list; each choice of values for its letters gives heaps that a move may leave.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Choice {
    heaps: Vec<Linear>,
    conditions: Vec<Condition>,
    /// How many letters there are.
    letters: usize,
    quotients: Vec<Quotient>,
    /// The least value of each letter.
    least: [u64; MAX_LETTERS],
    /// Expressions that must be at least 0.
    at_least_zero: Vec<Linear>,
}

impl Choice {
    fn new(
        heaps: Vec<Linear>,
        conditions: Vec<Condition>,
        letters: usize,
        quotients: Vec<Quotient>,
    ) -> Choice {
        let mut at_least_zero: Vec<Linear> =
            conditions.iter().flat_map(Condition::at_least_zero).collect();
        let may_be_empty = |heap: &Linear| heaps.len() == 1 || at_least_zero.contains(heap);
        let floors: Vec<Linear> = heaps
            .iter()
            .map(|heap| heap.minus(&Linear::number(0), i64::from(!may_be_empty(heap))))
            .collect();
        let mut least = [0; MAX_LETTERS];
        for (index, least) in least.iter_mut().enumerate().take(letters) {
            *least = u64::from(!at_least_zero.contains(&Linear::letter(index)));
        }
        at_least_zero.extend(floors);
        Choice { heaps, conditions, letters, quotients, least, at_least_zero }
    }

    /// Calls `visit` for each choice of the letters that the conditions allow, with the heaps that
    /// this choice gives for `heap`, even if no move could leave these heaps.
    fn each(&self, heap: u64, visit: &mut dyn FnMut(&[u64])) {
        let mut chosen = Chosen { heap, letters: self.least, quotients: [0; MAX_QUOTIENTS] };
        self.choose(0, &mut chosen, visit);
    }

    /// Chooses the values of the letters from index `letter` on.
    fn choose(&self, letter: usize, chosen: &mut Chosen, visit: &mut dyn FnMut(&[u64])) {
        if letter == self.letters {
            self.visit_chosen(chosen, visit);
            return;
        }
        let (mut low, mut high) = (i128::from(self.least[letter]), i128::from(chosen.heap));
        // The quotients may depend on letters that are chosen later.
        let has_no_quotient = |linear: &&Linear| linear.quotients == [0; MAX_QUOTIENTS];
        for linear in self.at_least_zero.iter().filter(has_no_quotient) {
            // The rest is at most this, whatever the later letters are.
            let mut best = *chosen;
            best.letters[letter] = 0;
            let letters = best.letters.iter_mut().zip(linear.letters).zip(self.least);
            for ((value, factor), least) in letters.skip(letter + 1) {
                *value = if factor > 0 { chosen.heap } else { least };
            }
            let rest = linear.value(&best);
            let factor = i128::from(linear.letters[letter]);
            if factor > 0 {
                low = low.max(-(rest.div_euclid(factor)));
            } else if factor < 0 {
                high = high.min(rest.div_euclid(-factor));
            }
        }
        let mut value = low;
        while value <= high {
            chosen.letters[letter] = value as u64;
            self.choose(letter + 1, chosen, visit);
            value += 1;
        }
        chosen.letters[letter] = self.least[letter];
    }

    fn visit_chosen(&self, chosen: &mut Chosen, visit: &mut dyn FnMut(&[u64])) {
        for (index, quotient) in self.quotients.iter().enumerate() {
            match quotient.value(chosen) {
                Some(value) => chosen.quotients[index] = value,
                None => return,
            }
        }
        let is_allowed = self.at_least_zero.iter().all(|linear| linear.value(chosen) >= 0)
            && self.conditions.iter().all(|condition| condition.holds(chosen));
        if !is_allowed {
            return;
        }
        let mut heaps = [0; MAX_HEAPS];
        for (left, linear) in heaps.iter_mut().zip(&self.heaps) {
            // Larger than any heap, and so no move.
            *left = u64::try_from(linear.value(chosen)).unwrap_or(u64::MAX);
        }
        visit(&heaps[..self.heaps.len()]);
    }
}

/// Returns whether play must still come to an end if a move from `heap` may leave these heaps.
fn is_move(heap: u64, left: &[u64]) -> bool {
    let total: u128 = left.iter().map(|&left| u128::from(left)).sum();
    total <= u128::from(heap) && left.iter().all(|&left| left < heap)
}

impl Moves {
    /// Returns the simplest rule with the same moves, if one is recognised: a set, a code or
    /// Grundy's game.
    ///
    /// ```
    /// # use grundy::rule::Moves;
    /// let moves: Moves = "n -> n-1 | n-2 | (a, n-a-1) | (a, n-a-2)".parse().unwrap();
    /// assert_eq!(moves.known().unwrap().title(), "Kayles, 0.77");
    /// ```
    pub fn known(&self) -> Option<Rule> {
        known::rule(&self.choices)
    }

    /// Returns the largest number of heaps that a move may leave; 1 if no move splits a heap.
    pub fn most_heaps(&self) -> u32 {
        self.choices.iter().map(|choice| choice.heaps.len() as u32).max().unwrap_or(1).max(1)
    }

    /// Returns whether a part of a split heap may be empty; `None` if no move splits a heap.
    ///
    /// ```
    /// # use grundy::rule::Moves;
    /// let moves = |text: &str| text.parse::<Moves>().unwrap();
    /// assert_eq!(moves("n -> (a, n-a-1)").may_have_empty_parts(), Some(false));
    /// assert_eq!(moves("n -> (a, n-a-1) with a >= 0").may_have_empty_parts(), Some(true));
    /// assert_eq!(moves("n -> n-1").may_have_empty_parts(), None);
    /// ```
    pub fn may_have_empty_parts(&self) -> Option<bool> {
        let mut splits = self.choices.iter().filter(|choice| choice.heaps.len() > 1).peekable();
        splits.peek()?;
        let may_be_empty = |choice: &Choice| {
            choice.heaps.iter().any(|heap| {
                let is_positive = |linear: &Linear| *linear == heap.minus(&Linear::number(0), 1);
                !choice.at_least_zero.iter().any(is_positive)
            })
        };
        Some(splits.any(may_be_empty))
    }

    /// Returns whether an option without conditions has a quotient that is not rounded.
    pub(super) fn may_lack_quotient(&self) -> bool {
        let is_exact = |quotient: &Quotient| quotient.rounding == Rounding::None;
        self.choices
            .iter()
            .any(|choice| choice.conditions.is_empty() && choice.quotients.iter().any(is_exact))
    }

    /// Returns an upper bound on the number of options of a heap: the sum of n^k over the options
    /// in the list, where k is the number of letters in the option. Cost: O(1).
    pub fn option_bound(&self, heap: u64) -> u128 {
        let count = |choice: &Choice| {
            (0..choice.letters).fold(1u128, |product, _| product.saturating_mul(heap.into()))
        };
        self.choices.iter().map(count).fold(0, u128::saturating_add)
    }

    /// Returns the Grundy values of heaps 0 to `len` - 1.
    ///
    /// Cost: O(`len`^(k+1)) time for options with k letters, and O(`len`) memory.
    pub fn values(&self, len: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::with_capacity(len);
        // `seen[v] == heap + 1` means that some option of `heap` has the value v. The length of
        // `seen` is a power of two above all values, so every nim sum is in range.
        let mut seen = vec![0];
        for heap in 0..len {
            let round = heap + 1;
            for choice in &self.choices {
                choice.each(heap as u64, &mut |left| {
                    if is_move(heap as u64, left) {
                        let sum = left.iter().fold(0, |sum, &left| sum ^ values[left as usize]);
                        seen[sum as usize] = round;
                    }
                });
            }
            let mex = seen.iter().take_while(|&&stamp| stamp == round).count();
            values.push(mex as u32);
            seen.resize(seen.len().max((mex + 1).next_power_of_two()), 0);
        }
        values
    }
}

/// The position is one heap. Each option is listed once, with the smaller heaps first.
impl Game for Moves {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        let mut options: Vec<Vec<u64>> = Vec::new();
        let mut known = std::collections::HashSet::new();
        for choice in &self.choices {
            choice.each(heap, &mut |left| {
                if !is_move(heap, left) {
                    return;
                }
                // A heap of 0 beside others is nothing; alone, it shows what is left.
                let mut option: Vec<u64> = left.iter().copied().filter(|&left| left > 0).collect();
                option.sort_unstable();
                if option.is_empty() {
                    option.push(0);
                }
                if known.insert(option.clone()) {
                    options.push(option);
                }
            });
        }
        options
    }
}
