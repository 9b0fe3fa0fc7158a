//! The conditions of the theorem on growth in part, in its own words, beside the proof.

use super::*;
use crate::random;
use std::collections::BTreeSet;

/// A code with a claim, and values that obey the claim, but need not be those of the code.
struct Case {
    game: OctalGame,
    claim: Claim,
    grows: Vec<bool>,
    values: Vec<u32>,
}

fn cases() -> impl Iterator<Item = Case> {
    let mut below = random::below();
    let case = move || {
        let mut digits = |least: u64, most: u64| -> String {
            let len = least + below(most - least + 1);
            (0..len).map(|_| below(4).to_string()).collect()
        };
        let (start, tail) = (digits(0, 4), digits(1, 2));
        let game: OctalGame = format!("0.{}[{}]", start, tail).parse().unwrap();
        let turn = game.tail().len().max(1) as u64;
        let claim = Claim::arithmetic(below(3), turn * (below(3) + 1), below(2) + 1);
        let period = claim.period as usize;
        let grows: Vec<bool> = (0..period).map(|_| below(2) == 1).collect();
        let bound = below(3) + 1;
        let start = claim.preperiod as usize + period;
        let mut values: Vec<u32> = (0..start).map(|_| below(bound) as u32).collect();
        for heap in start..200 {
            let gain = if grows[(heap - start) % period] { claim.saltus as u32 } else { 0 };
            values.push(values[heap - period] + gain);
        }
        Case { game, claim, grows, values }
    };
    std::iter::repeat_with(case).take(1500)
}

impl Case {
    fn grows(&self, heap: usize) -> bool {
        let past = heap.checked_sub(self.claim.preperiod as usize);
        past.map_or(false, |past| self.grows[past % self.claim.period as usize])
    }

    fn allows(&self, heap: usize, left: usize) -> bool {
        let bit = if left == 0 { NO_HEAP } else { ONE_HEAP };
        self.game.digit((heap - left) as u64) & bit != 0
    }

    /// Returns M for b = `settled`, if some heap is steady.
    fn largest_steady(&self, settled: usize) -> Option<u32> {
        let turn = settled..settled + self.claim.period as usize;
        turn.filter(|&heap| !self.grows(heap)).map(|heap| self.values[heap]).max()
    }

    /// Returns whether condition 3 holds for the heaps that leave the remainder of `class`.
    fn condition_3(&self, class: usize, settled: usize) -> bool {
        let (period, saltus) = (self.claim.period as usize, self.claim.saltus as u32);
        let (below, most) = (settled + period, self.game.start().len());
        // More than t stones larger than all heaps below b + p.
        let heap = class + (below + most) / period * period + period;
        let value = |other: usize| self.values[other];
        let reach = || (0..below).filter(|&other| self.allows(heap, other));
        let d: BTreeSet<u32> = reach().map(value).collect();
        let early = reach().filter(|&other| other < settled || !self.grows(other));
        let e: BTreeSet<u32> = early.map(value).collect();
        let small = (1..=most).filter(|&take| self.allows(heap, heap - take));
        let left = small.map(|take| heap - take).filter(|&left| !self.grows(left));
        let r: BTreeSet<u32> = left.map(value).collect();
        let above = self.largest_steady(settled).map_or(0, |largest| largest + 1);
        let raised = e.range(above..).map(|value| value + saltus);
        (0..above + saltus).all(|value| d.contains(&value) || r.contains(&value))
            && d.range(above + saltus..).copied().eq(raised)
    }

    /// Returns whether conditions 2 and 3 hold.
    fn conditions_2_and_3(&self, settled: usize) -> bool {
        let largest = self.largest_steady(settled);
        let turn = settled..settled + self.claim.period as usize;
        turn.filter(|&class| self.grows(class)).all(|class| {
            largest.map_or(true, |largest| self.values[class] > largest)
                && self.condition_3(class, settled)
        })
    }
}

#[test]
fn the_conditions_are_those_of_the_theorem() {
    // How often condition 3 holds, and how often 2 and 3 hold.
    let mut held = [[0, 0]; 2];
    let mut count = |place: usize, holds: bool| held[place][usize::from(holds)] += 1;
    for case in cases() {
        let Claim { preperiod, period, saltus } = case.claim;
        let (first, period) = ((preperiod as usize).max(1), period as usize);
        let (game, values, saltus) = (&case.game, &case.values, saltus as u32);
        let conditions = Conditions { game, saltus, period, values };
        let grows = |heap: usize| case.grows(heap);
        for settled in first..first + period + 2 {
            let low = case.largest_steady(settled).map_or(0, |largest| largest + 1);
            for class in (settled..settled + period).filter(|&class| grows(class)) {
                let holds = case.condition_3(class, settled);
                let found = conditions.raised(class, settled, low, &grows);
                assert_eq!(found, holds, "{} {}", game, case.claim);
                count(0, holds);
            }
            let holds = case.conditions_2_and_3(settled);
            assert_eq!(conditions.hold(settled, grows), holds, "{} {}", game, case.claim);
            count(1, holds);
        }
        // The least b that is a multiple of p above the first one, if 60 heaps are enough.
        let last = 60 - 2 * period - game.start().len();
        let mut settled = (first..=last).step_by(period);
        let least = settled.find(|&settled| case.conditions_2_and_3(settled));
        let found = match prove(game, case.claim, &values[..60]) {
            Ok(sapp) => Some(sapp.last_compared as usize),
            Err(Failure::Needs(heaps)) => {
                assert_eq!(heaps, 120);
                None
            }
            Err(Failure::Refused(refused)) => panic!("{}", refused),
        };
        assert_eq!(found, least.map(|b| b + period + game.start().len() - 1), "{}", game);
    }
    assert!(held.iter().all(|counts| counts.iter().all(|&count| count > 100)), "{:?}", held);
}
