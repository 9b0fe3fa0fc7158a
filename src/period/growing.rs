//! The argument for rules whose values grow, because a move may leave nearly any smaller heap.

use super::argument::{Argument, Extent};
use super::compare::{compare, Failure};
use super::{Claim, Growth, Refused, Theorem};
use crate::contest::divisors::gcd;
use crate::octal::{OctalGame, NO_HEAP, ONE_HEAP, THREE_HEAPS, TWO_HEAPS};

/// Such a rule.
pub(super) struct Growing {
    theorem: Theorem,
    rule: Rule,
}

enum Rule {
    /// Every number of stones above this number may be taken, and no move splits a heap.
    AllAbove(u64),
    Code(OctalGame),
}

/// What the theorem needs to know about a rule in order to prove a claim; the letters are those
/// used in the theorem's proof.
struct Shape {
    /// t: every move that takes more stones than this leaves a heap within reach, or is a split
    /// that cannot have the value of the heap.
    most: u64,
    reach: Reach,
    /// The least b allowed; for a code it is 1, because taking a whole heap is a separate kind of
    /// move there.
    least_settled: u64,
    /// Whether any move splits a heap, no matter how many stones it takes.
    splits: bool,
    /// The numbers up to t that a move may take when it leaves one, two or three heaps.
    one: Vec<usize>,
    two: Vec<usize>,
    three: Vec<usize>,
}

/// For each remainder that the difference between two heaps can leave modulo Q, whether the smaller
/// heap is within reach of the larger one, if the difference is more than t.
struct Reach {
    /// Whether a heap of at least one stone is within reach.
    heap: Vec<bool>,
    /// Whether heap 0 is.
    nothing: Vec<bool>,
}

impl Reach {
    /// Q.
    fn modulus(&self) -> usize {
        self.heap.len()
    }

    /// Returns whether `other` is within reach of the heaps whose remainder modulo Q is that of
    /// `class`.
    fn has(&self, class: usize, other: usize) -> bool {
        let modulus = self.modulus();
        let difference = (class + modulus - other % modulus) % modulus;
        match other {
            0 => self.nothing[difference],
            _ => self.heap[difference],
        }
    }
}

impl Shape {
    fn of_all_above(last: u64) -> Shape {
        Shape {
            most: last,
            reach: Reach { heap: vec![true], nothing: vec![true] },
            least_settled: 0,
            splits: false,
            one: vec![],
            two: vec![],
            three: vec![],
        }
    }

    /// Returns the shape of a code for a claim that the first values do not contradict.
    fn of_code(code: &OctalGame, claim: Claim, values: &[u32]) -> Shape {
        let start = code.start().len() as u64;
        let tail_has = |bits: u8| code.tail().iter().any(|digit| digit & bits != 0);
        let takes = |most: u64, bit: u8| -> Vec<usize> {
            let takes = (0..=most).filter(|&take| code.digit(take) & bit != 0);
            takes.map(|take| take as usize).collect()
        };
        let (two, three) = (takes(start, TWO_HEAPS), takes(start, THREE_HEAPS));
        let turn = code.tail().len().max(1);
        let modulus = if three.is_empty() || turn % 2 == 0 { turn } else { 2 * turn };
        // A large heap's digits, for every remainder of the number of stones that are taken.
        let far = (start as usize + 1) * modulus;
        let digit = |difference: usize, less: usize| {
            let place = difference + modulus - less % modulus;
            code.digit((far + place) as u64)
        };
        let mut reach = Reach { heap: vec![false; modulus], nothing: vec![false; modulus] };
        for difference in 0..modulus {
            let even_less = |takes: &[usize]| takes.iter().any(|k| (difference + k) % 2 == 0);
            reach.heap[difference] =
                digit(difference, 0) & ONE_HEAP != 0 || !three.is_empty() && even_less(&three);
            // Two equal heaps have the value of heap 0, alone as well as beside a third one.
            reach.nothing[difference] =
                digit(difference, 0) & NO_HEAP != 0 || modulus % 2 == 0 && even_less(&two);
        }
        let mut most = start;
        let mut add = |stones: usize, bit: u8, reached: &mut [bool]| {
            for (difference, reached) in reached.iter_mut().enumerate() {
                if !*reached && digit(difference, stones) & bit != 0 {
                    *reached = true;
                    most = most.max(start + stones as u64);
                }
            }
        };
        add(2, TWO_HEAPS, &mut reach.nothing);
        add(2, THREE_HEAPS, &mut reach.heap);
        if tail_has(TWO_HEAPS) {
            let first_heaps = 1..(claim.preperiod.max(1) + claim.period) as usize;
            for zero in first_heaps.filter(|&heap| values[heap] == 0) {
                add(zero, TWO_HEAPS, &mut reach.heap);
            }
        }
        if tail_has(TWO_HEAPS | THREE_HEAPS) {
            most = most.max(last_high_split(claim, values, tail_has(THREE_HEAPS)));
        }
        Shape {
            most,
            reach,
            least_settled: 1,
            splits: code.most_heaps() > 1,
            one: takes(most, ONE_HEAP),
            two: takes(most, TWO_HEAPS),
            three: takes(most, THREE_HEAPS),
        }
    }
}

/// Returns a number of stones such that any split that takes more stones has a smaller value than
/// the heap.
fn last_high_split(claim: Claim, values: &[u32], in_three: bool) -> u64 {
    let (first, period) = (claim.preperiod.max(1), claim.period);
    let saltus = i128::from(claim.saltus);
    let excess = |heap: u64| {
        i128::from(period) * i128::from(values[heap as usize]) - saltus * i128::from(heap)
    };
    let most = (1..first + period).map(excess).max().unwrap_or(0); // c
    let least = (first..first + period).map(excess).min().unwrap_or(0); // d
    let parts = if in_three && most > 0 { 3 } else { 2 };
    ((parts * most - least) / saltus).max(0) as u64
}

impl Growing {
    /// Returns the argument for sets that allow every number above `last`.
    pub(super) fn of_all_above(last: u64) -> Growing {
        Growing { theorem: Theorem::NimTail, rule: Rule::AllAbove(last) }
    }

    /// Returns the argument for a code, or `None` if the code ends and no move leaves three heaps.
    pub(super) fn of_code(code: &OctalGame) -> Option<Growing> {
        let theorem = match code.tail() {
            [3] => Theorem::NimTail,
            [] if code.most_heaps() == 3 => Theorem::EqualPairs,
            [] => return None,
            _ => Theorem::RepeatingDigits,
        };
        Some(Growing { theorem, rule: Rule::Code(code.clone()) })
    }

    /// Returns a lower bound for t and one for b.
    fn least(&self) -> (u64, u64) {
        match &self.rule {
            Rule::AllAbove(last) => (*last, 0),
            Rule::Code(code) => (code.start().len() as u64, 1),
        }
    }

    fn shape(&self, claim: Claim, values: &[u32]) -> Shape {
        match &self.rule {
            Rule::AllAbove(last) => Shape::of_all_above(*last),
            Rule::Code(code) => Shape::of_code(code, claim, values),
        }
    }
}

impl Shape {
    /// Returns the least N for a given b.
    fn end(&self, claim: Claim, settled: u64) -> u128 {
        let (first, period) = (u128::from(claim.preperiod), u128::from(claim.period));
        let most = u128::from(self.most);
        let end = (u128::from(settled) + most).max(first + period);
        let parts = match (self.two.is_empty(), self.three.is_empty()) {
            (true, true) => return end,
            (_, true) => 2,
            _ => 3,
        };
        end.max(parts * first.max(1) + (parts - 1) * period + most)
    }

    /// Returns condition 2 with F = `floor` for the least b for which it holds, or, if there is none,
    /// for the largest b that the number of `values` allows; `None` if that number allows no b.
    fn condition_2(&self, claim: Claim, values: &[u32], floor: usize) -> Option<Condition2> {
        let (first, period) = (claim.preperiod as usize, claim.period as usize);
        let first = first.max(self.least_settled as usize);
        values.get(..first + period)?;
        let modulus = self.reach.modulus();
        let reached = |class: usize, below: usize| {
            let heaps = values[..below].iter().enumerate();
            heaps.filter(move |heap| self.reach.has(class, heap.0)).map(|heap| *heap.1)
        };
        let unequal = (0..modulus).map(|class| {
            let later = reached(class + period, first + period);
            Unequal::new(claim.saltus as usize, floor, reached(class, first), later)
        });
        let mut unequal: Vec<Unequal> = unequal.collect();
        // From one b to the next, both sets of a class gain the same value, or none.
        let mut heap = first;
        while heap < values.len() - period && unequal.iter().any(|unequal| unequal.count > 0) {
            for (class, unequal) in unequal.iter_mut().enumerate() {
                if self.reach.has(class, heap) {
                    unequal.gain(values[heap]);
                }
            }
            heap += 1;
        }
        Some(Condition2 { settled: heap, unequal })
    }
}

/// Condition 2 for one F and one b.
struct Condition2 {
    settled: usize,
    /// For each class modulo Q, the values that contradict the condition.
    unequal: Vec<Unequal>,
}

impl Condition2 {
    /// Returns b, if the condition holds.
    fn settled(&self) -> Option<usize> {
        Some(self.settled).filter(|_| self.unequal.iter().all(|unequal| unequal.count == 0))
    }

    /// Returns the least F for which the condition holds with this b.
    fn floor(&self) -> usize {
        self.unequal.iter().map(Unequal::least_floor).max().unwrap_or(0)
    }
}

/// The values that are at least F and in exactly one of the two sets {F, …, F + s - 1} ∪ (A(b) + s)
/// and A(b + p).
struct Unequal {
    saltus: usize,
    is_unequal: Vec<bool>,
    count: usize,
}

impl Unequal {
    fn new(
        saltus: usize,
        floor: usize,
        values: impl Iterator<Item = u32>,
        later: impl Iterator<Item = u32>,
    ) -> Unequal {
        let set = |values: Vec<usize>| {
            let mut set = vec![false; values.iter().max().map_or(0, |max| max + 1)];
            values.into_iter().for_each(|value| set[value] = true);
            set
        };
        let raised = values.map(|value| value as usize + saltus);
        let raised = set((floor..floor + saltus).chain(raised).collect());
        let later = set(later.map(|value| value as usize).collect());
        let has = |set: &[bool], value: usize| set.get(value).copied().unwrap_or(false);
        let is_unequal: Vec<bool> = (0..raised.len().max(later.len()))
            .map(|value| value >= floor && has(&raised, value) != has(&later, value))
            .collect();
        let count = is_unequal.iter().filter(|&&is_unequal| is_unequal).count();
        Unequal { saltus, is_unequal, count }
    }

    /// Returns the least F such that the two sets contain the same values from F on.
    fn least_floor(&self) -> usize {
        self.is_unequal.iter().rposition(|&is_unequal| is_unequal).map_or(0, |value| value + 1)
    }

    /// Adds `value` to A(b), and so `value` + s to both sets.
    fn gain(&mut self, value: u32) {
        if let Some(is_unequal) = self.is_unequal.get_mut(value as usize + self.saltus) {
            self.count -= usize::from(*is_unequal);
            *is_unequal = false;
        }
    }
}

impl Argument for Growing {
    fn theorem(&self) -> Theorem {
        self.theorem
    }

    fn least_end(&self, claim: Claim) -> u128 {
        let (most, settled) = self.least();
        let end = u128::from(claim.preperiod.max(settled)) + u128::from(most);
        end.max(u128::from(claim.preperiod) + u128::from(claim.period))
    }

    fn prove(&self, claim: Claim, values: &[u32]) -> Result<Extent, Failure> {
        let known = values.len() as u128;
        compare(claim, values, known.saturating_sub(u128::from(claim.period)))?;
        if claim.saltus == 0 {
            return Err(Refused::NoTheorem.into());
        }
        let needed = self.least_heaps(claim);
        if known < needed {
            return Err(Failure::Needs(needed));
        }
        let shape = self.shape(claim, values);
        let least = claim.preperiod.max(shape.least_settled);
        let needed = shape.end(claim, least) + u128::from(claim.period);
        if known < needed {
            return Err(Failure::Needs(needed));
        }
        let wait = Err(Failure::Needs(2 * known));
        let proof = Proof { shape: &shape, claim, values, floor: 0 };
        let condition = match shape.condition_2(claim, values, 0) {
            Some(condition) => condition,
            None => return wait,
        };
        if let Some(settled) = condition.settled() {
            return proof.extent(settled);
        }
        if !shape.splits || known < LATE * self.least_heaps(claim) {
            return wait;
        }
        // The values that are still unequal will hardly become equal.
        let floor = condition.floor();
        let condition = shape.condition_2(claim, values, floor);
        match condition.and_then(|condition| condition.settled()) {
            Some(settled) => Proof { floor, ..proof }.extent(settled).or(wait),
            None => wait,
        }
    }
}

/// If condition 2 does not hold with F = 0 within this multiple of the least number of heaps,
/// another F is tried.
const LATE: u128 = 4;

/// The conditions of the theorem for one F.
struct Proof<'a> {
    shape: &'a Shape,
    claim: Claim,
    values: &'a [u32],
    floor: usize,
}

impl Proof<'_> {
    /// Returns how far the proof looks, if conditions 1 and 3 to 5 hold with b = `settled`.
    fn extent(&self, settled: usize) -> Result<Extent, Failure> {
        let Proof { shape, claim, values, floor } = *self;
        let known = values.len() as u128;
        let end = shape.end(claim, settled as u64);
        compare(claim, values, end)?;
        let (first, period) = (end as usize, claim.period as usize);
        let unproved = Err(Refused::Unproved { heaps: known as u64 }.into());
        if shape.splits && !(first..first + period).all(|heap| self.shifts(heap)) {
            return unproved;
        }
        if floor > 0 {
            let modulus = shape.reach.modulus();
            let common = gcd(modulus as u64, 2 * claim.period) as usize;
            let last = first + period + 2 * period * (modulus / common);
            if last > values.len() {
                return Err(Failure::Needs(last as u128));
            }
            let mut heaps = first + period..last;
            if !heaps.all(|heap| self.low_values_have_lasting_options(heap, settled + period)) {
                return unproved;
            }
        }
        let (settled, floor) = (settled as u64, floor as u64);
        Ok(Extent { end, growth: Some(Growth { most: shape.most, settled, floor }) })
    }

    /// Returns whether conditions 3 and 4 hold for `heap`.
    fn shifts(&self, heap: usize) -> bool {
        self.values[heap] as usize >= self.floor
            && self.no_split_has_the_value(heap)
            && self.smaller_values_have_reliable_options(heap)
    }

    /// Returns log2 r.
    fn low_bits(&self) -> u32 {
        self.claim.saltus.trailing_zeros()
    }

    fn high(&self, value: u32) -> i64 {
        i64::from(value) >> self.low_bits()
    }

    fn low(&self, value: u32) -> u32 {
        value & ((1 << self.low_bits()) - 1)
    }

    /// Returns whether condition 3 holds for `heap`.
    fn no_split_has_the_value(&self, heap: usize) -> bool {
        let pairs = self.shape.two.iter().all(|take| {
            let rest = heap - take;
            (1..=rest / 2).all(|part| self.never_equals(heap, &[part], rest - part))
        });
        pairs
            && self.shape.three.iter().all(|take| {
                let rest = heap - take;
                (1..=rest / 3).all(|part| {
                    let other = part..=(rest - part) / 2;
                    other
                        .into_iter()
                        .all(|other| self.never_equals(heap, &[part, other], rest - part - other))
                })
            })
    }

    /// Returns whether condition 3 holds for the split of `heap` into `parts` and one more part,
    /// which is at least as large as each of `parts`.
    fn never_equals(&self, heap: usize, parts: &[usize], largest: usize) -> bool {
        let (value, largest_value) = (self.values[heap], self.values[largest]);
        let nim_sum = parts.iter().fold(0, |sum, &part| sum ^ self.values[part]);
        if self.low(nim_sum ^ largest_value) != self.low(value) {
            return true;
        }
        let highs: i64 = parts.iter().map(|&part| self.high(self.values[part])).sum();
        let excess = highs + self.high(largest_value) - self.high(value);
        if excess < 0 || excess % 2 != 0 {
            return true;
        }
        let first = self.claim.preperiod as usize;
        let only_one_grows = largest >= first && parts.iter().all(|&part| part < first);
        let distance = (self.high(largest_value) - self.high(value)).abs();
        only_one_grows && distance > self.high(nim_sum)
    }

    /// Returns whether condition 4 holds for `heap`.
    fn smaller_values_have_reliable_options(&self, heap: usize) -> bool {
        let mut missing = Missing::new(self.floor, self.values[heap] as usize);
        let Shape { most, reach, one, two, three, .. } = self.shape;
        for other in (0..heap - *most as usize).rev().filter(|&other| reach.has(heap, other)) {
            missing.remove(self.values[other]);
        }
        one.iter().for_each(|take| missing.remove(self.values[heap - take]));
        let first = (self.claim.preperiod as usize).max(1);
        for rest in two.iter().map(|take| heap - take) {
            for part in 1..=rest.saturating_sub(first) {
                if missing.count == 0 {
                    return true;
                }
                self.remove_if_reliable(&mut missing, self.values[part], rest - part);
            }
        }
        for rest in three.iter().map(|take| heap - take) {
            for part in 1..rest {
                if missing.count == 0 {
                    return true;
                }
                for other in part..(rest - part + 1).saturating_sub(first) {
                    let others = self.values[part] ^ self.values[other];
                    self.remove_if_reliable(&mut missing, others, rest - part - other);
                }
            }
        }
        missing.count == 0
    }

    /// Returns whether condition 5 holds for `heap`, if b + p is `settled`.
    fn low_values_have_lasting_options(&self, heap: usize, settled: usize) -> bool {
        let mut missing = Missing::new(0, self.floor);
        let Shape { reach, two, three, .. } = self.shape;
        for other in (0..settled).filter(|&other| reach.has(heap, other)) {
            missing.remove(self.values[other]);
        }
        for rest in two.iter().map(|take| heap - take) {
            self.remove_twins(&mut missing, rest, 0);
        }
        for rest in three.iter().map(|take| heap - take) {
            for part in 1..rest {
                if missing.count == 0 {
                    return true;
                }
                self.remove_twins(&mut missing, rest - part, self.values[part]);
            }
        }
        missing.count == 0
    }

    /// Removes the values of the splits in which two twins together have `rest` stones and the
    /// third part, if there is one, has the value `other`.
    fn remove_twins(&self, missing: &mut Missing, rest: usize, other: u32) {
        let first = (self.claim.preperiod as usize).max(1);
        for part in first..=rest / 2 {
            let (value, twin) = (self.values[part], self.values[rest - part]);
            if self.high(value) == self.high(twin) {
                missing.remove(value ^ twin ^ other);
            }
        }
    }

    /// Removes the value of a split if the nim sum of the values of all its parts except one has
    /// only low bits.
    fn remove_if_reliable(&self, missing: &mut Missing, others: u32, part: usize) {
        if self.high(others) == 0 {
            missing.remove(others ^ self.values[part]);
        }
    }
}

/// Values for which no suitable option is known yet.
struct Missing {
    is_missing: Vec<bool>,
    count: usize,
}

impl Missing {
    /// Returns the values from `first` to `last` - 1.
    fn new(first: usize, last: usize) -> Missing {
        let is_missing: Vec<bool> = (0..last).map(|value| value >= first).collect();
        Missing { count: last.saturating_sub(first), is_missing }
    }

    fn remove(&mut self, value: u32) {
        if let Some(is_missing) = self.is_missing.get_mut(value as usize) {
            self.count -= usize::from(*is_missing);
            *is_missing = false;
        }
    }
}

#[cfg(test)]
mod tests;
