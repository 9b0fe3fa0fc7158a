//! Compares the conditions of the theorem on values that grow, written as the theorem states them,
//! with the conditions that the proof checks.

use super::*;
use crate::random;
use std::collections::BTreeSet;

/// A code with a claim, and values that need not be those of the code.
struct Case {
    code: OctalGame,
    claim: Claim,
    values: Vec<u32>,
    shape: Shape,
}

fn cases() -> impl Iterator<Item = Case> {
    let mut below = random::below();
    let case = move || {
        let mut digits = |most: u64| -> String {
            (0..below(most + 1)).map(|_| format!("{:X}", below(16) & below(16))).collect()
        };
        let (start, tail) = (digits(2), digits(3));
        let first = ["0", "4", "8", "C"][below(4) as usize];
        let code = format!("0x{}.{}[{}]", first, start, if tail.is_empty() { "0" } else { &tail });
        let code: OctalGame = code.parse().unwrap();
        let claim = Claim::arithmetic(below(6), below(4) + 1, below(4) + 1);
        let bound = below(9) + 1;
        let values: Vec<u32> = (0..60).map(|_| below(bound) as u32).collect();
        let shape = Shape::of_code(&code, claim, &values);
        Case { code, claim, values, shape }
    };
    std::iter::repeat_with(case).filter(|case| case.shape.most < 30).take(200)
}

impl Case {
    /// a', p and u.
    fn numbers(&self) -> (usize, usize, usize) {
        let Claim { preperiod, period, .. } = self.claim;
        (preperiod.max(1) as usize, period as usize, self.code.start().len())
    }

    fn allows(&self, take: usize, bit: u8) -> bool {
        self.code.digit(take as u64) & bit != 0
    }

    /// Returns whether `other` is within reach of a large heap that leaves the remainder `class`.
    fn has(&self, class: usize, other: usize) -> bool {
        let (first, period, start) = self.numbers();
        let most = self.shape.most as usize;
        let modulus = self.shape.reach.modulus();
        let heap = class + modulus * (other + first + period + most + 9);
        let zeros = (1..first + period).filter(|&zero| self.values[zero] == 0);
        let few = |bit: u8| (0..=start).filter(move |&take| self.allows(take, bit));
        let is_even_beside = |take: usize| (heap - other - take) % 2 == 0;
        match other {
            0 => {
                self.allows(heap, NO_HEAP)
                    || most >= start + 2 && self.allows(heap - 2, TWO_HEAPS)
                    // Where Q is odd, nothing depends on what is even.
                    || modulus % 2 == 0 && few(TWO_HEAPS).any(is_even_beside)
            }
            _ => {
                let left = heap - other;
                self.allows(left, ONE_HEAP)
                    || most >= start + 2 && self.allows(left - 2, THREE_HEAPS)
                    || zeros
                        .filter(|&zero| most >= start + zero)
                        .any(|zero| self.allows(left - zero, TWO_HEAPS))
                    || few(THREE_HEAPS).any(is_even_beside)
            }
        }
    }

    /// Returns A(n, x) for a heap n that leaves the remainder `class`.
    fn a(&self, class: usize, end: usize) -> BTreeSet<u64> {
        let heaps = (0..end).filter(|&other| self.has(class, other));
        heaps.map(|heap| u64::from(self.values[heap])).collect()
    }

    /// Returns the same case with values that obey the claim.
    fn obeying(&self) -> Case {
        let Case { code, claim, values, .. } = self;
        let (first, period) = (claim.preperiod as usize, claim.period as usize);
        let mut values = values.clone();
        for heap in first + period..values.len() {
            values[heap] = values[heap - period] + claim.saltus as u32;
        }
        let shape = Shape::of_code(code, *claim, &values);
        Case { code: code.clone(), claim: *claim, values, shape }
    }

    /// Returns the largest value that is at least F and is in only one of the two sets of
    /// condition 2.
    fn unequal(&self, settled: usize, floor: u64) -> Option<u64> {
        let Claim { period, saltus, .. } = self.claim;
        let classes = 0..self.shape.reach.modulus();
        let unequal = classes.filter_map(|class| {
            let later = self.a(class + period as usize, settled + period as usize);
            let raised = self.a(class, settled).into_iter().map(|value| value + saltus);
            let raised: BTreeSet<u64> = raised.chain(floor..floor + saltus).collect();
            let unequal = raised.symmetric_difference(&later).copied();
            unequal.filter(|&value| value >= floor).max()
        });
        unequal.max()
    }

    /// Returns, for each split of `heap` that takes at most t stones, the parts that it leaves.
    fn splits(&self, heap: usize) -> Vec<Vec<usize>> {
        let mut splits = vec![];
        for take in (0..=self.shape.most as usize).filter(|&take| take <= heap) {
            let rest = heap - take;
            for a in 1..rest {
                if self.allows(take, TWO_HEAPS) {
                    splits.push(vec![a, rest - a]);
                }
                if self.allows(take, THREE_HEAPS) {
                    splits.extend((1..rest - a).map(|b| vec![a, b, rest - a - b]));
                }
            }
        }
        splits
    }

    /// Returns the high part of a value and its low part.
    fn parts(&self, value: u32) -> (i64, i64) {
        let unit = (1..=self.claim.saltus)
            .filter(|&unit| unit.is_power_of_two() && self.claim.saltus % unit == 0);
        let unit = unit.max().unwrap() as i64;
        (i64::from(value) / unit, i64::from(value) % unit)
    }

    fn nim_sum(&self, heaps: &[usize]) -> u32 {
        heaps.iter().fold(0, |sum, &heap| sum ^ self.values[heap])
    }

    /// Returns whether condition 3 holds for a heap and one of its splits.
    fn condition_3(&self, heap: usize, split: &[usize]) -> bool {
        let (high, low) = self.parts(self.values[heap]);
        let value = |&part: &usize| self.parts(self.values[part]);
        let sum: i64 = split.iter().map(|part| value(part).0).sum();
        let (late, early): (Vec<usize>, Vec<usize>) =
            split.iter().partition(|&&part| part as u64 >= self.claim.preperiod);
        self.parts(self.nim_sum(split)).1 != low
            || sum < high
            || (sum - high) % 2 != 0
            || late.len() == 1
                && (value(&late[0]).0 - high).abs() > self.parts(self.nim_sum(&early)).0
    }

    /// Returns whether condition 4 holds for a heap.
    fn condition_4(&self, heap: usize, floor: u32) -> bool {
        let (first, _, _) = self.numbers();
        let most = self.shape.most as usize;
        let mut reliable: BTreeSet<u32> = BTreeSet::new();
        let far = (0..heap - most).filter(|&other| self.has(heap, other));
        let near = (1..=most).filter(|&take| self.allows(take, ONE_HEAP));
        reliable.extend(far.chain(near.map(|take| heap - take)).map(|left| self.values[left]));
        for split in self.splits(heap) {
            for place in (0..split.len()).filter(|&place| split[place] >= first) {
                let others = [&split[..place], &split[place + 1..]].concat();
                if self.parts(self.nim_sum(&others)).0 == 0 {
                    reliable.insert(self.nim_sum(&split));
                }
            }
        }
        (floor..self.values[heap]).all(|value| reliable.contains(&value))
    }

    /// Returns whether condition 5 holds for a heap.
    fn condition_5(&self, heap: usize, settled: usize, floor: u32) -> bool {
        let (first, _, _) = self.numbers();
        let mut lasting: BTreeSet<u32> = BTreeSet::new();
        let far = (0..settled).filter(|&other| self.has(heap, other));
        lasting.extend(far.map(|left| self.values[left]));
        for split in self.splits(heap) {
            let high = |place: usize| self.parts(self.values[split[place]]).0;
            let pairs = (1..split.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
            let mut pairs = pairs.filter(|&(a, b)| split[a].min(split[b]) >= first);
            if pairs.any(|(a, b)| high(a) == high(b)) {
                lasting.insert(self.nim_sum(&split));
            }
        }
        (0..floor).all(|value| lasting.contains(&value))
    }
}

#[test]
fn the_conditions_are_those_of_the_theorem() {
    // How often a heap is within reach, and how often the conditions hold.
    let mut held = [[0, 0]; 5];
    let mut count = |place: usize, holds: bool| held[place][usize::from(holds)] += 1;
    for (place, case) in cases().enumerate() {
        let Case { code, claim, values, shape } = &case;
        // Q is twice q only where q is odd and something depends on what is even.
        let turn = code.tail().len().max(1);
        let splits_in_three = (0..=code.start().len()).any(|take| case.allows(take, THREE_HEAPS));
        let is_doubled = splits_in_three && turn % 2 == 1;
        assert_eq!(shape.reach.modulus(), turn * if is_doubled { 2 } else { 1 }, "{}", code);
        for class in 0..shape.reach.modulus() {
            for other in 0..9 {
                let holds = case.has(class, other);
                assert_eq!(shape.reach.has(class, other), holds, "{} {} {}", code, class, other);
                count(0, holds);
            }
        }
        let (first, period, _) = case.numbers();
        for floor in 0..3 {
            let case = case.obeying();
            let least = (first..30).find(|&settled| case.unequal(settled, floor).is_none());
            let condition = |known: usize, floor: u64| {
                case.shape.condition_2(*claim, &case.values[..known], floor as usize)
            };
            let settled = |known: usize| condition(known, floor).and_then(|found| found.settled());
            assert_eq!(settled(29 + period), least, "{}", code);
            count(1, least.is_some());
            // As many values as b + p show b, and one value fewer shows none.
            if let Some(least) = least {
                assert_eq!(settled(least + period), Some(least), "{}", code);
                assert_eq!(settled(least + period - 1), None, "{}", code);
            }
            // The F to be tried if there is no such b up to 20.
            if floor == 0 && least.map_or(true, |settled| settled > 20) {
                let value = case.unequal(20, 0).unwrap();
                let found = condition(20 + period, 0).map(|found| found.floor());
                assert_eq!(found, Some(value as usize + 1), "{}", code);
            }
        }
        // Of a small heap there are few splits, so each of them matters.
        let small = shape.most as usize + 1..shape.most as usize + 9;
        for heap in small.chain((31 + place % 7..60).step_by(7)) {
            let floor = place % 3;
            let proof = Proof { shape, claim: *claim, values, floor };
            let mut holds = true;
            for mut split in case.splits(heap) {
                let condition_3 = case.condition_3(heap, &split);
                split.sort_unstable();
                let (largest, others) = split.split_last().unwrap();
                let found = proof.never_equals(heap, others, *largest);
                assert_eq!(found, condition_3, "{} {} {:?}", code, heap, split);
                holds &= condition_3;
            }
            assert_eq!(proof.no_split_has_the_value(heap), holds, "{} {}", code, heap);
            count(2, holds);
            let holds = case.condition_4(heap, floor as u32);
            let found = proof.smaller_values_have_reliable_options(heap);
            assert_eq!(found, holds, "{} {}", code, heap);
            count(3, holds);
            let settled = first + period;
            let holds = case.condition_5(heap, settled, floor as u32);
            let found = proof.low_values_have_lasting_options(heap, settled);
            assert_eq!(found, holds, "{} {}", code, heap);
            count(4, holds);
        }
    }
    assert!(held.iter().all(|counts| counts.iter().all(|&count| count > 20)), "{:?}", held);
}

#[test]
fn splits_are_looked_at_as_far_as_they_may_matter() {
    for Case { code, claim, values, shape } in cases() {
        let Claim { preperiod, period, saltus } = claim;
        let first = preperiod.max(1);
        let has = |bit: u8| code.tail().iter().any(|digit| digit & bit != 0);
        let excess =
            |heap: u64| (period * u64::from(values[heap as usize])) as i64 - (saltus * heap) as i64;
        let c = (1..first + period).map(excess).max().unwrap();
        let d = (first..first + period).map(excess).min().unwrap();
        let is_enough = |most: u64| {
            let gain = (saltus * (most + 1)) as i64;
            (!has(TWO_HEAPS | THREE_HEAPS) || gain > 2 * c - d)
                && (!has(THREE_HEAPS) || gain > 3 * c - d)
        };
        let start = code.start().len() as u64;
        assert!(shape.most >= start && is_enough(shape.most), "{}", code);
        let least = (0..).find(|&most| is_enough(most)).unwrap();
        assert!(shape.most <= least.max(start + 2).max(start + first + period - 1), "{}", code);
        if !has(TWO_HEAPS | THREE_HEAPS) {
            assert_eq!(shape.most, start, "{}", code);
        }
        // The least N.
        let takes = |bit: u8| (0..=shape.most).filter(|&take| code.digit(take) & bit != 0).count();
        let heaps = if takes(THREE_HEAPS) > 0 {
            3
        } else if takes(TWO_HEAPS) > 0 {
            2
        } else {
            1
        };
        for settled in first..first + 9 {
            let split = heaps * first + (heaps - 1) * period + shape.most;
            let end = (settled + shape.most).max(preperiod + period);
            let end = if heaps > 1 { end.max(split) } else { end };
            assert_eq!(shape.end(claim, settled), u128::from(end), "{}", code);
        }
    }
}

#[test]
fn condition_5_is_checked_for_a_common_multiple() {
    for (modulus, period) in (1..9).flat_map(|modulus| (1..7).map(move |p| (modulus, p))) {
        let claim = Claim::arithmetic(0, period as u64, 1);
        let values: Vec<u32> = (0..400).map(|heap| (heap / period) as u32).collect();
        // Heap 0, of value 0, is within reach of all heaps, or of all but those that leave `bad`.
        for bad in 0..=modulus {
            let heap: Vec<bool> = (0..modulus).map(|class| class != bad).collect();
            let reach = Reach { nothing: heap.clone(), heap: vec![false; modulus] };
            let lists = || (vec![], vec![], vec![]);
            let (one, two, three) = lists();
            let shape = Shape { most: 2, reach, least_settled: 1, splits: false, one, two, three };
            let extent = |known: usize| {
                let values = &values[..known];
                Proof { shape: &shape, claim, values, floor: 1 }.extent(3)
            };
            let end = 5.max(period);
            let common = (1..).find(|m| m % modulus == 0 && m % (2 * period) == 0).unwrap();
            let needed = end + period + common;
            match extent(needed - 1) {
                Err(Failure::Needs(heaps)) => assert_eq!(heaps, needed as u128),
                _ => panic!("{} {}", modulus, period),
            }
            match extent(needed) {
                Ok(found) => assert_eq!((found.end, bad), (end as u128, modulus)),
                Err(Failure::Refused(_)) => assert!(bad < modulus),
                Err(Failure::Needs(_)) => panic!("{} {}", modulus, period),
            }
        }
    }
}

#[test]
fn codes_to_which_the_theorem_applies() {
    let applies = |code: &str| Growing::of_code(&code.parse().unwrap()).map(|found| found.theorem);
    for code in ["0.", "0.77", "4.07", "0x0.3", "0x4.26"] {
        assert_eq!(applies(code), None, "{}", code);
    }
    for code in ["0x8.", "0x0.8", "0x0.0F", "0xC.1"] {
        assert_eq!(applies(code), Some(Theorem::EqualPairs), "{}", code);
    }
    assert_eq!(applies("4.[3]"), Some(Theorem::NimTail));
    for code in ["0.[2]", "0x8.[7]", "0.[30]"] {
        assert_eq!(applies(code), Some(Theorem::RepeatingDigits), "{}", code);
    }
}

#[test]
fn no_proof_looks_at_fewer_heaps() {
    for case in cases() {
        let case = case.obeying();
        let Case { code, claim, values, shape } = &case;
        let growing = match Growing::of_code(code) {
            Some(growing) => growing,
            None => continue,
        };
        let first = claim.preperiod.max(1);
        let least = growing.least_end(*claim);
        let end = shape.end(*claim, first);
        assert!(least <= end, "{}", code);
        let needed = (end + u128::from(claim.period)) as usize;
        for known in claim.period as usize..needed.min(values.len()) {
            match growing.prove(*claim, &values[..known]) {
                Err(Failure::Needs(heaps)) if known as u128 >= growing.least_heaps(*claim) => {
                    assert_eq!(heaps, needed as u128, "{}", code);
                }
                Err(Failure::Needs(heaps)) => {
                    assert_eq!(heaps, growing.least_heaps(*claim), "{}", code);
                }
                _ => panic!("{} with {} heaps", code, known),
            }
        }
        // And with as many heaps as that, what is still needed is more.
        for known in needed..=values.len() {
            if let Err(Failure::Needs(heaps)) = growing.prove(*claim, &values[..known]) {
                assert!(heaps > known as u128, "{} with {} heaps", code, known);
            }
        }
    }
}

#[test]
fn where_no_move_splits_the_least_end_is_that_of_the_theorem() {
    // t is the number of first digits, or the largest number that a set leaves out.
    let claims = (0..6).flat_map(|a| (1..6).map(move |period| Claim::arithmetic(a, period, 1)));
    for claim in claims {
        let values = vec![0; 20];
        for text in ["0.[3]", "0.0[2]", "0.13[2]", "0.031[23]", "0.2130[1]"] {
            let code: OctalGame = text.parse().unwrap();
            let end = Shape::of_code(&code, claim, &values).end(claim, claim.preperiod.max(1));
            assert_eq!(Growing::of_code(&code).unwrap().least_end(claim), end, "{}", text);
        }
        for last in 0..6 {
            let end = Shape::of_all_above(last).end(claim, claim.preperiod);
            assert_eq!(Growing::of_all_above(last).least_end(claim), end, "{}", last);
        }
    }
}

#[test]
fn without_f_no_later_heaps_are_looked_at() {
    let claim = Claim::arithmetic(0, 1, 1);
    let shape = Shape::of_all_above(2);
    let values: Vec<u32> = (0..6).collect();
    let extent =
        |known: usize| Proof { shape: &shape, claim, values: &values[..known], floor: 0 }.extent(3);
    // N = b + t = 5, and one period more.
    assert!(matches!(extent(6), Ok(Extent { end: 5, .. })));
    assert!(matches!(extent(5), Err(Failure::Needs(6))));
}

#[test]
fn another_f_is_tried_late() {
    // The values of 0xC.18 as the page of `period` gives them: 0s of twins, so F = 0 never holds.
    // In 0x4.10A, some values become equal after the first period.
    for (code, claim) in
        [("0xC.18", Claim::arithmetic(6, 8, 4)), ("0x4.10A", Claim::arithmetic(8, 12, 4))]
    {
        let code: OctalGame = code.parse().unwrap();
        let (first, period) = (claim.preperiod as usize, claim.period as usize);
        let values = code.values(300);
        let growing = Growing::of_code(&code).unwrap();
        let shape = Shape::of_code(&code, claim, &values);
        let case = Case { code, claim, values, shape };
        let late = 4 * growing.least_heaps(claim) as usize;
        let enough = case.shape.end(claim, claim.preperiod) + u128::from(claim.period);
        for known in enough as usize..300 {
            match growing.prove(claim, &case.values[..known]) {
                Err(Failure::Needs(heaps)) => {
                    assert!(known < late);
                    assert_eq!(heaps, 2 * known as u128);
                }
                Ok(extent) => {
                    assert!(known >= late);
                    let growth = extent.growth.unwrap();
                    let last = known - period;
                    assert_eq!(growth.floor, case.unequal(last, 0).unwrap() + 1);
                    let mut settled = first..=last;
                    let least = settled.find(|&b| case.unequal(b, growth.floor).is_none());
                    assert_eq!(Some(growth.settled as usize), least);
                }
                Err(Failure::Refused(refused)) => panic!("{}", refused),
            }
        }
    }
}
