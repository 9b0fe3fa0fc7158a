//! Compares the conditions that the theorem on ruler regularity states with the conditions that the
//! code checks.

use super::*;
use crate::random;
use std::collections::BTreeSet;

/// Returns cases to which the theorem could be applied; their kinds and values are arbitrary and
/// belong to no game.
fn proofs() -> impl Iterator<Item = Proof> {
    let mut below = random::below();
    (0..400).map(move |_| {
        let (period, saltus, mark) = (below(4) + 1, 1 << below(3), below(6) + 1);
        let claim = Claim::arithmetic(1, period, saltus);
        let law = Law { claim, mark, low: below(saltus), above: below(4) };
        let mut kind = |high: High| {
            let (low, excess) = (below(saltus) as u32, below(8) as i64);
            Kind { low, excess, high }
        };
        let mut regular = vec![kind(High::All), kind(High::All), kind(High::Some)];
        regular.push(Kind { low: law.low as u32, excess: mark as i64, high: High::Ruled });
        let mut kinds = regular.clone();
        kinds.extend(vec![kind(High::Zero), kind(High::Some)]);
        let values = (0..9 + below(8)).map(|_| below(2 * saltus) as u32).collect();
        let moves = (1..4).map(|take| CodeMove { take, digit: below(16) as u8 }).collect();
        Proof { moves, law, regular, kinds, values }
    })
}

impl Proof {
    /// Returns the numbers of stones that a move may take if it leaves the number of heaps that the
    /// bit indicates.
    fn takes(&self, bit: u8) -> Vec<i64> {
        self.moves.iter().filter(|step| step.digit & bit != 0).map(|step| step.take).collect()
    }

    /// Returns the heaps whose values are known, with these values.
    fn heaps(&self) -> Vec<(i64, u32)> {
        (0..).zip(self.values.iter().copied()).skip(1).collect()
    }

    /// Returns whether one of the items of condition 2 holds.
    fn line_of_condition_2(&self, heap: &Kind, parts: &[Kind], take: i64) -> bool {
        let rest = parts.iter().fold(heap.excess - take, |rest, part| rest - part.excess);
        let turn = 2 * self.law.claim.period as i64;
        // T is `rest` divided by `turn`.
        let ruled = parts.iter().filter(|part| part.high == High::Ruled).count() as i64;
        let singles = parts.iter().filter(|part| part.high == High::Zero).count();
        let is_ruled = heap.high == High::Ruled;
        parts.iter().fold(heap.low, |sum, part| sum ^ part.low) != 0
            || rest.rem_euclid(turn) != 0
            || !is_ruled && rest < ruled * turn
            || !is_ruled && ruled == 0 && rest != 0 && parts.len() <= singles + 1
            || is_ruled && ruled == 0 && rest == 0 && parts.len() <= singles + 2
            || is_ruled && ruled == 1 && rest == -turn
    }

    fn condition_2(&self, heap: &Kind) -> bool {
        let kinds = &self.kinds;
        let differs = |parts: &[Kind], bit: u8| {
            self.takes(bit).iter().all(|&take| self.line_of_condition_2(heap, parts, take))
        };
        kinds.iter().all(|&a| {
            differs(&[a], ONE_HEAP)
                && kinds.iter().all(|&b| {
                    differs(&[a, b], TWO_HEAPS)
                        && kinds.iter().all(|&c| differs(&[a, b, c], THREE_HEAPS))
                })
        })
    }

    fn due(&self, low: u32, distance: i64) -> bool {
        let period = self.law.claim.period as i64;
        self.regular.iter().any(|kind| {
            (1..=distance).any(|turns| distance == kind.excess + turns * period)
                || distance == kind.excess && kind.low > low
        })
    }

    /// Returns the numbers below `end` that are within reach.
    fn within_reach(&self, low: u32, end: i64) -> BTreeSet<i64> {
        let mut reach = BTreeSet::new();
        for full in self.regular.iter().filter(|kind| kind.high == High::All) {
            let other = full.low ^ low;
            if other == 0 {
                reach.extend(self.takes(ONE_HEAP).iter().map(|take| full.excess + take));
            }
            for (a, value) in self.heaps() {
                if value == other {
                    let takes = self.takes(TWO_HEAPS);
                    reach.extend(takes.iter().map(|take| full.excess + take + a));
                }
                for (b, _) in self.heaps().into_iter().filter(|b| b.1 ^ value == other) {
                    let takes = self.takes(THREE_HEAPS);
                    reach.extend(takes.iter().map(|take| full.excess + take + a + b));
                }
            }
        }
        reach.into_iter().filter(|&distance| distance < end).collect()
    }

    /// Returns whether the values with this low part have the options that the format of
    /// certificates requires.
    fn conditions_3_and_4(&self, low: u32) -> bool {
        let end = self.values.len() as i64;
        let reach = self.within_reach(low, end);
        let full = || self.regular.iter().filter(|kind| kind.high == High::All);
        (0..2).all(|parity| {
            let due = (parity..end).step_by(2).filter(|&distance| self.due(low, distance));
            let due: Vec<i64> = due.collect();
            let pairs = full().filter(|kind| kind.low == low).flat_map(|kind| {
                self.takes(THREE_HEAPS).into_iter().map(move |take| kind.excess + take + 2)
            });
            let is_paired = pairs.filter(|pair| pair % 2 == parity).any(|pair| pair < end);
            match due.iter().find(|distance| !reach.contains(distance)) {
                None => due.is_empty() || is_paired,
                // What pairs fill from some number on is not left to the ruler.
                Some(&last) => {
                    u64::from(low) == self.law.low && !is_paired && self.condition_4(last)
                }
            }
        })
    }

    /// Returns the set W of condition 4.
    fn w(&self) -> BTreeSet<i64> {
        let mut w = BTreeSet::new();
        let full = || self.regular.iter().filter(|kind| kind.high == High::All);
        for (a, b) in full().flat_map(|a| full().map(move |b| (a, b))) {
            let (excess, low) = (a.excess + b.excess, a.low ^ b.low ^ self.law.low as u32);
            if low == 0 {
                w.extend(self.takes(TWO_HEAPS).iter().map(|take| excess + take));
            }
            for (z, _) in self.heaps().into_iter().filter(|z| z.1 == low) {
                w.extend(self.takes(THREE_HEAPS).iter().map(|take| excess + take + z));
            }
        }
        w
    }

    /// Returns whether condition 4 holds if `last` is the least number that is not within reach.
    fn condition_4(&self, last: i64) -> bool {
        let (mark, turn) = (self.law.mark as i64, 2 * self.law.claim.period as i64);
        let w = self.w();
        let q = self.takes(THREE_HEAPS).into_iter().map(|take| mark + take + 2);
        q.filter(|q| (q - last) % 2 == 0).any(|q| {
            (0..=last).filter(|x| (x - last) % 2 == 0).any(|x| {
                (x..x + turn).step_by(2).all(|y| w.contains(&y))
                    && (x..q).step_by(2).all(|y| y == mark || w.contains(&(y + turn)))
            })
        })
    }
}

#[test]
fn the_conditions_are_those_of_the_theorem() {
    // How often condition 2, a number that is due or within reach, and conditions 4, and 3 and 4,
    // hold.
    let mut held = [[0, 0]; 5];
    let mut count = |place: usize, holds: bool| held[place][usize::from(holds)] += 1;
    for proof in proofs() {
        for heap in &proof.regular {
            let holds = proof.condition_2(heap);
            assert_eq!(proof.no_option_equals(heap), holds);
            count(0, holds);
            for (place, &part) in proof.kinds.iter().enumerate() {
                let others = &proof.kinds[place..];
                for parts in others.windows(2).map(|pair| [part, pair[0], pair[1]]) {
                    for (len, take) in (1..4).flat_map(|len| (1..9).map(move |take| (len, take))) {
                        let holds = proof.line_of_condition_2(heap, &parts[..len], take);
                        assert_eq!(proof.differs(heap, &parts[..len], take), holds);
                    }
                }
            }
        }
        let all = proof.regular.iter().all(|heap| proof.condition_2(heap));
        assert_eq!(proof.no_option_has_the_value(), all);
        for low in 0..proof.law.claim.saltus as u32 {
            let reach = proof.within_reach(low, proof.values.len() as i64);
            for (distance, is_reached) in (0..).zip(proof.reach(low)) {
                assert_eq!(proof.is_due(low, distance), proof.due(low, distance));
                assert_eq!(is_reached, reach.contains(&distance));
                count(1, proof.due(low, distance));
                count(2, is_reached);
            }
        }
        let lows = || 0..proof.law.claim.saltus as u32;
        for low in lows() {
            let holds = proof.conditions_3_and_4(low);
            assert_eq!(proof.values_have_options(low), holds);
            for parity in 0..2 {
                let full = proof.regular.iter().filter(|kind| kind.high == High::All);
                let excesses = full.filter(|kind| kind.low == low).map(|kind| kind.excess);
                let mut pairs = excesses.flat_map(|excess| {
                    proof.takes(THREE_HEAPS).into_iter().map(move |take| excess + take + 2)
                });
                let end = proof.values.len() as i64;
                let holds = pairs.any(|pair| pair < end && pair % 2 == parity);
                assert_eq!(proof.is_paired(low, parity), holds);
            }
            count(4, holds);
        }
        let is_positive = proof.regular.iter().all(|kind| kind.excess > 0);
        let holds = is_positive && lows().all(|low| proof.conditions_3_and_4(low));
        assert_eq!(proof.smaller_values_have_options(), holds);
        for last in 0..12 {
            let holds = proof.condition_4(last);
            assert_eq!(proof.ruler_fills(last), holds);
            count(3, holds);
        }
    }
    assert!(held.iter().all(|counts| counts.iter().all(|&count| count > 20)), "{:?}", held);
}

/// The claim of Grossman and Nowakowski, and the values of a few more heaps than its proof needs.
fn published() -> (OctalGame, Claim, Vec<u32>) {
    let game: OctalGame = "0x0.2048".parse().unwrap();
    let values = game.values(290);
    (game, Claim::arithmetic(6, 13, 4), values)
}

#[test]
fn each_heap_is_compared() {
    let (game, claim, values) = published();
    assert!(prove(&game, claim, values.clone()).is_ok());
    for heap in 19..values.len() {
        let mut values = values.clone();
        values[heap] += 1;
        let refused = prove(&game, claim, values.clone()).unwrap_err();
        match heap % 13 == 2 && heap > 15 {
            true => assert_eq!(refused, Refused::NoTheorem, "heap {}", heap),
            false => assert!(matches!(refused, Refused::Differs { .. }), "heap {}", heap),
        }
        // It is an exception, after which no claim begins.
        if let Some(found) = last_claim(&values, 13).filter(|_| heap % 13 != 2) {
            assert_eq!(found.preperiod, heap as u64 + 1 - if heap + 13 < 290 { 0 } else { 13 });
        }
    }
    for len in 60..290 {
        assert_eq!(last_claim(&values[..len], 13), Some(claim), "{} heaps", len);
    }
}

#[test]
fn low_parts_are_below_the_saltus() {
    // The heaps 2j + 1 have the values 4(j - 2·2^k) + λ, and 4j if j is a power of two.
    let values = |low: u64| -> Vec<u32> {
        let value = |heap: u64| match (heap % 2, heap / 2) {
            (1, j) if j > 2 && !j.is_power_of_two() => 4 * (j - (2 << j.trailing_zeros())) + low,
            (_, j) => 4 * j,
        };
        (0..60).map(|heap| value(heap) as u32).collect()
    };
    let claim = Claim::arithmetic(1, 2, 4);
    let law = |low: u64| Law { claim, mark: 1, low, above: 0 };
    assert_eq!(Law::of_values(claim, &values(3)), Some(law(3)));
    assert_eq!(Law::of_values(claim, &values(4)), None);
}

#[test]
fn the_mark_0_is_looked_for_below_the_first_three_periods() {
    // All heaps but c + 3j have the value 0, which no law says anything about.
    let claim = Claim::arithmetic(6, 3, 4);
    for mark in 1..24 {
        let law = Law { claim, mark, low: 1, above: 7 };
        let value = |heap: u64| law.mark_of(heap).map_or(Some(0), |mark| law.marked_value(mark));
        let values: Vec<u32> = (0..80).map(|heap| value(heap).unwrap() as u32).collect();
        let expected = Some(law).filter(|_| mark < 6 + 3 * 3);
        assert_eq!(Law::of_values(claim, &values), expected, "mark {}", mark);
    }
}
