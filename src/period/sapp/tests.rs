//! Compares the conditions that the theorem on partial growth states with the conditions that the
//! code checks.

use super::*;
use crate::random;
use std::collections::BTreeSet;

/// A code, a claim, and values that obey the claim but need not be the values of the code.
struct Case {
    game: OctalGame,
    claim: Claim,
    grows: Vec<bool>,
    values: Vec<u32>,
}

/// Returns random cases, in which hardly any heap needs a steady heap nearby.
fn random_cases() -> impl Iterator<Item = Case> {
    let mut below = random::below();
    let case = move || {
        let mut digits = |least: u64, most: u64| -> String {
            let len = least + below(most - least + 1);
            (0..len).map(|_| below(4).to_string()).collect()
        };
        let (start, tail) = (digits(0, 4), digits(1, 3));
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

/// Returns the codes with few digits for which some heaps are steady and some grow, each code with
/// its actual values.
fn games() -> impl Iterator<Item = Case> {
    let digits = |len: u32| (0..4_u32.pow(len)).map(move |number| (len, number));
    let codes = (0..3).flat_map(digits).flat_map(move |start| {
        (1..4).flat_map(digits).map(move |tail| {
            let text = |(len, number): (u32, u32)| -> String {
                (0..len).map(|place| (number / 4_u32.pow(place) % 4).to_string()).collect()
            };
            format!("0.{}[{}]", text(start), text(tail))
        })
    });
    codes.chain(vec!["0.0320[102]".to_string()]).flat_map(|code| {
        let game: OctalGame = code.parse().unwrap();
        let values = game.values(300);
        let turn = game.tail().len().max(1);
        let claims = (turn..9).step_by(turn).filter_map(|period| last_claim(&values, period));
        let claims: Vec<Claim> = claims.filter(|claim| claim.preperiod < 20).collect();
        let case = |claim: Claim| {
            let (first, period) = (claim.preperiod as usize, claim.period as usize);
            let grows = (first..first + period).map(|heap| values[heap + period] > values[heap]);
            Case { game: game.clone(), claim, grows: grows.collect(), values: values.clone() }
        };
        let cases: Vec<Case> = claims.into_iter().map(case).collect();
        cases.into_iter().filter(|case| case.grows.contains(&false))
    })
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

    /// Returns whether condition 3 holds for the heaps that leave the same remainder as `class`,
    /// with or without the steady heaps nearby.
    fn condition_3(&self, class: usize, settled: usize, is_near: bool) -> bool {
        let (period, saltus) = (self.claim.period as usize, self.claim.saltus as u32);
        let (below, most) = (settled + period, self.game.start().len());
        // More than t stones larger than all heaps below b + p.
        let heap = class + (below + most) / period * period + period;
        let value = |other: usize| self.values[other];
        let reach = || (0..below).filter(|&other| self.allows(heap, other));
        let d: BTreeSet<u32> = reach().map(value).collect();
        let early = reach().filter(|&other| other < settled || !self.grows(other));
        let e: BTreeSet<u32> = early.map(value).collect();
        let small = (1..=most).filter(|&take| is_near && self.allows(heap, heap - take));
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
                && self.condition_3(class, settled, true)
        })
    }
}

#[test]
fn the_conditions_are_those_of_the_theorem() {
    // How often condition 3 holds, how often 2 and 3 hold, and how often 3 holds without the steady
    // heaps near by.
    let mut held = [[0, 0]; 3];
    let mut count = |place: usize, holds: bool| held[place][usize::from(holds)] += 1;
    for case in random_cases().chain(games()) {
        let Claim { preperiod, period, saltus } = case.claim;
        let (first, period) = ((preperiod as usize).max(1), period as usize);
        let (game, values, saltus) = (&case.game, &case.values, saltus as u32);
        let conditions = Conditions { game, saltus, period, values };
        let grows = |heap: usize| case.grows(heap);
        for settled in first..first + period + 2 {
            let low = case.largest_steady(settled).map_or(0, |largest| largest + 1);
            for class in (settled..settled + period).filter(|&class| grows(class)) {
                let holds = case.condition_3(class, settled, true);
                let found = conditions.raised(class, settled, low, &grows);
                assert_eq!(found, holds, "{} {}", game, case.claim);
                count(0, holds);
                if holds {
                    count(2, case.condition_3(class, settled, false));
                }
            }
            let holds = case.conditions_2_and_3(settled);
            assert_eq!(conditions.hold(settled, grows), holds, "{} {}", game, case.claim);
            count(1, holds);
        }
        // Three periods and t heaps more than the least b.
        let needed = first + 3 * period + game.start().len();
        match prove(game, case.claim, &values[..needed - 1]) {
            Err(Failure::Needs(heaps)) => assert_eq!(heaps, needed as u64, "{}", game),
            _ => panic!("{} {}", game, case.claim),
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

/// Returns the claim with the period `period` that the values do not contradict, found by the
/// definition of such a claim.
fn claim_by_definition(values: &[u32], period: usize) -> Option<Claim> {
    let last = values.len() - period;
    let gain = |heap: usize| i64::from(values[heap + period]) - i64::from(values[heap]);
    let saltus = (last - period..last).map(gain).max().filter(|&saltus| saltus > 0)?;
    let is_regular = |heap: usize| gain(heap) == 0 || gain(heap) == saltus;
    let goes_on = |heap: usize| heap + period >= last || gain(heap) == gain(heap + period);
    let holds = |first: usize| (first..last).all(|heap| is_regular(heap) && goes_on(heap));
    let preperiod = (0..last).find(|&first| holds(first))?;
    Some(Claim::arithmetic(preperiod as u64, period as u64, saltus as u64))
}

#[test]
fn the_last_claim_by_definition() {
    let mut below = random::below();
    let (mut claims, mut none) = (0, 0);
    for case in random_cases() {
        let period = case.claim.period as usize;
        let len = 2 * period + below(40) as usize;
        let mut values = case.values[..len].to_vec();
        // A value that contradicts the claim, and values of which none grows.
        if below(2) == 1 {
            values[below(len as u64) as usize] += 1 + below(2) as u32;
        }
        if below(8) == 1 {
            values.iter_mut().for_each(|value| *value = 1);
        }
        let expected = claim_by_definition(&values, period);
        assert_eq!(last_claim(&values, period), expected, "{:?} {}", values, period);
        claims += usize::from(expected.is_some());
        none += usize::from(expected.is_none());
    }
    assert!(claims > 100 && none > 100, "{} and {} without", claims, none);
}

#[test]
fn more_heaps_are_looked_at_if_some_prove_nothing() {
    let mut later = 0;
    for case in games() {
        let Claim { preperiod, period, .. } = case.claim;
        let (first, start) = (preperiod.max(1) as usize, case.game.start().len());
        let mut settled = (first..200).step_by(period as usize);
        let least = settled.find(|&settled| case.conditions_2_and_3(settled)).unwrap();
        let last = least + period as usize + start - 1;
        let found = Sapp::of_code(&case.game, case.claim).map(|sapp| sapp.last_compared);
        assert_eq!(found, Ok(last as u64), "{} {}", case.game, case.claim);
        // The first attempt looks at three periods.
        later += usize::from(least > first + period as usize);
    }
    assert!(later > 0);
}

#[test]
fn what_is_said() {
    let said = |code: &str, preperiod: u64, period: u64| {
        let claim = Claim::arithmetic(preperiod, period, 1);
        Sapp::of_code(&code.parse().unwrap(), claim).unwrap().to_string()
    };
    // 0 0 1 1 2 0 3 3 2 0 4 4 2 0 …: from a = 4 on, b = 4, p = 4 and t = 2.
    assert_eq!(
        said("0.03[20]", 4, 4),
        "period 4, saltus 1 after 4 except at heaps 4 + 4k, 5 + 4k, which are periodic: compared \
         on heaps 4..9 against 8..13, hence on all larger ones, by the theorem on values that grow \
         in part"
    );
    // Nim.
    assert_eq!(
        said("0.[3]", 0, 1),
        "period 1, saltus 1 after 0: compared on heaps 0..1 against 1..2, hence on all larger \
         ones, by the theorem on values that grow in part"
    );
}
