//! Values that are periodic for some heaps and grow for the others, with a proof for codes whose
//! moves leave at most one heap.
//!
//! ```
//! use grundy::period::sapp::Sapp;
//! use grundy::period::Claim;
//!
//! // Take any number of stones that is not a multiple of 3; but a single stone only if it is the
//! // whole heap. From 4 stones, taking two leaves 2, which has value 1, and taking all leaves
//! // nothing. So the value of 4 is mex {1, 0} = 2.
//! let game = "0.1[303]".parse().unwrap();
//! let sapp = Sapp::of_code(&game, Claim::arithmetic(0, 3, 1)).unwrap();
//!
//! // 0 1 1 0 2 2 0 3 3 …: whole threes have value 0, and the others grow by 1 in each period.
//! assert_eq!(sapp.value(3_000_000), 0);
//! assert_eq!(sapp.value(3_000_001), 1_000_001);
//! assert_eq!(
//!     sapp.to_string(),
//!     "period 3, saltus 1 after 0 except at heaps 0 + 3k, which are periodic: compared on heaps \
//!      0..4 against 3..7, hence on all larger ones, by the theorem on values that grow in part"
//! );
//! ```
//!
//! Such values are called *sapp regular*, for split arithmetic periodic and periodic: D. G.
//! Horrocks and R. J. Nowakowski, *Regularity in the G-sequences of octal games with a pass*,
//! INTEGERS 3 (2003), G1, found them in octal games with a pass and gave a test for them. The
//! theorem here is stated and proved for this library.
//!
//! # Theorem
//!
//! Let no move of a code leave two heaps or more, and let the digits of the code, after the first
//! t, repeat with period q. Let the period p be a multiple of q, and the saltus s ≥ 1. The claim is
//! that each heap n ≥ a is *steady*, with G(n + p) = G(n), or *grows*, with G(n + p) = G(n) + s,
//! and that n + p is steady exactly when n is.
//!
//! For n - m > t, a heap m is *within reach* of n when digit n - m of the code allows a move from n
//! to m. As q divides p, for each m this depends only on n modulo p. For some b ≥ max(a, 1), let
//! D(n) be the set of the values of the heaps below b + p that are within reach of n, and let E(n)
//! be the set of the values of the same heaps except the growing heaps of at least b stones. For
//! n ≥ b + p + t, let R(n) be the set of the values of the steady heaps that a move from n can
//! leave by taking at most t stones; this, too, depends only on n modulo p. Let M be the largest
//! value of a steady heap n ≥ b. The claim holds for all heaps from a on if, with N = b + p + t,
//!
//! 1. it is true of the heaps n from a to N - 1;
//! 2. each heap from b to b + p - 1 that grows has a value above M;
//! 3. for each remainder modulo p whose heaps n grow, all numbers up to M + s are in D(n) or R(n),
//!    and the larger numbers in D(n) are the numbers above M in E(n), each raised by s.
//!
//! *Proof.* Let n ≥ N, and suppose that the claim is true of all heaps from a to n - 1. By 2, all
//! growing heaps of at least b stones have values above M. The moves from n are the moves to heaps
//! within reach, and some moves that take at most t stones and leave at least b + p stones. So the
//! values of the options of n form three sets: E(n); the set P of the values of the options that
//! grow and have at least b stones; and R(n), whose values are at most M. The values of the options
//! of n + p are the values in D(n), those in R(n), and those in P with s added to each, called P
//! raised by s. For m ≥ b, the heap m + p is an option of n + p if and only if m is an option of n;
//! and the same heaps below b + p are within reach of n and of n + p.
//!
//! - If n is steady, D(n) and E(n) agree up to M, since they differ only in values of heaps that
//!   grow. So the options of n and n + p have the same values up to M, and G(n) ≤ M is the least
//!   value missing from both.
//! - If n grows, G(n) > M. First, no option of n + p has the value G(n) + s. It is not in R(n),
//!   whose values are at most M; nor in P raised by s, as G(n) is not in P; nor in D(n), as G(n) is
//!   not in E(n), by 3. Second, let w < G(n) + s. If w ≤ M + s, it is in D(n) or R(n), by 3.
//!   Otherwise w - s is above M and less than G(n), so it is in P or in E(n). If it is in P, w is
//!   in P raised by s; if it is in E(n), w is in D(n), by 3. So G(n + p) = G(n) + s.

use super::{Claim, Refused, Theorem};
use crate::octal::{OctalGame, NO_HEAP, ONE_HEAP};
use std::fmt;

/// At most this many heaps are examined for a claim.
const LIMIT: u64 = 1 << 24;

/// A proved sapp regularity: the certificate of a comparison that the theorem says is enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sapp {
    rule: String,
    claim: Claim,
    /// Which heaps of the first period grow.
    grows: Vec<bool>,
    /// The values of the preperiod and of one period.
    values: Vec<u32>,
    last_compared: u64,
}

/// Why values prove no claim.
enum Failure {
    Refused(Refused),
    /// More values may.
    Needs(u64),
}

impl Sapp {
    /// Checks the claim that each heap from the preperiod on either is steady or grows by the
    /// saltus.
    ///
    /// Cost: that of [`OctalGame::values`] for the heaps that the theorem needs, at most 64 times
    /// as many as the claim spans.
    ///
    /// # Errors
    /// Returns an error if the claim is false, if its saltus is 0, or if the theorem does not
    /// apply.
    pub fn of_code(game: &OctalGame, claim: Claim) -> Result<Sapp, Refused> {
        if claim.period == 0 {
            return Err(Refused::NoPeriod);
        }
        let turn = game.tail().len().max(1) as u64;
        if game.most_heaps() > 1 || claim.saltus == 0 || claim.period % turn != 0 {
            return Err(Refused::NoTheorem);
        }
        let least = least_heaps(game, claim);
        if least >= u128::from(LIMIT) {
            return Err(Refused::TooLarge);
        }
        let least = least as u64;
        let mut len = least;
        loop {
            match prove(game, claim, &game.values(len as usize)) {
                Ok(sapp) => return Ok(sapp),
                Err(Failure::Refused(refused)) => return Err(refused),
                Err(Failure::Needs(_)) if len > 64 * least => {
                    return Err(Refused::Unproved { heaps: len });
                }
                Err(Failure::Needs(heaps)) if heaps >= LIMIT => return Err(Refused::TooLarge),
                Err(Failure::Needs(heaps)) => len = heaps,
            }
        }
    }

    /// Returns the regularity with the least period among those that the heaps below `heaps` prove
    /// and in which some heaps are steady and some grow.
    ///
    /// Cost: that of [`OctalGame::values`] for `heaps` heaps, and O(`heaps`²).
    ///
    /// # Errors
    /// Returns an error if these heaps prove no such regularity.
    ///
    /// ```
    /// use grundy::period::sapp::Sapp;
    ///
    /// // 0 0 1 1 2 0 3 3 2 0 4 4 2 0 …
    /// let sapp = Sapp::find_for_code(&"0.03[20]".parse().unwrap(), 100).unwrap();
    /// assert_eq!(sapp.claim().to_string(), "period 4, saltus 1 after 4");
    /// assert!(sapp.grows(6) && !sapp.grows(8));
    /// ```
    pub fn find_for_code(game: &OctalGame, heaps: usize) -> Result<Sapp, Refused> {
        if game.most_heaps() > 1 {
            return Err(Refused::NoTheorem);
        }
        let values = game.values(heaps);
        let turn = game.tail().len().max(1);
        let claims = (turn..heaps / 3).step_by(turn);
        let claims = claims.filter_map(|period| last_claim(&values, period));
        let mut proved = claims.filter_map(|claim| prove(game, claim, &values).ok());
        let is_split = |sapp: &Sapp| sapp.grows.contains(&true) && sapp.grows.contains(&false);
        proved.find(is_split).ok_or(Refused::NotFound { heaps: heaps as u64 })
    }

    /// Returns the rule that the values belong to, as it is printed.
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// Returns the preperiod, the period, and the amount by which the values of heaps that grow
    /// increase in a period.
    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// Returns whether a heap from the preperiod on grows. Earlier heaps do not.
    pub fn grows(&self, heap: u64) -> bool {
        let past = heap.checked_sub(self.claim.preperiod);
        past.map_or(false, |past| self.grows[(past % self.claim.period) as usize])
    }

    /// Returns the first and the last heap that were compared with the heap one period later.
    pub fn compared(&self) -> (u64, u64) {
        (self.claim.preperiod, self.last_compared)
    }

    /// Returns the Grundy values of the preperiod and of one period.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Returns the Grundy value of any heap. Cost: O(1).
    ///
    /// # Panics
    /// Panics if the value is beyond 2^64 - 1, which can happen if the saltus is above the period.
    pub fn value(&self, heap: u64) -> u64 {
        let value = self.checked_value(heap);
        value.unwrap_or_else(|| panic!("the value of heap {} is beyond 2^64 - 1", heap))
    }

    /// Returns the Grundy value of any heap, or `None` if it is beyond 2^64 - 1. Cost: O(1).
    ///
    /// ```
    /// use grundy::period::sapp::Sapp;
    ///
    /// let sapp = Sapp::find_for_code(&"0.1[303]".parse().unwrap(), 100).unwrap();
    /// assert_eq!(sapp.checked_value(u64::MAX), Some(0)); // a multiple of 3
    /// ```
    pub fn checked_value(&self, heap: u64) -> Option<u64> {
        let Claim { preperiod, period, saltus } = self.claim;
        let past = heap.saturating_sub(preperiod);
        let value = u64::from(self.values[(heap - past + past % period) as usize]);
        if !self.grows(heap) {
            return Some(value);
        }
        (past / period).checked_mul(saltus)?.checked_add(value)
    }
}

impl fmt::Display for Sapp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Claim { preperiod, period, .. } = self.claim;
        write!(f, "{}", self.claim)?;
        let steady = (preperiod..preperiod + period).filter(|&heap| !self.grows(heap));
        for (place, heap) in steady.enumerate() {
            write!(f, "{}{} + {}k", [" except at heaps ", ", "][place.min(1)], heap, period)?;
        }
        if self.grows.contains(&false) {
            write!(f, ", which are periodic")?;
        }
        let last = self.last_compared;
        write!(f, ": compared on heaps {}..{} against ", preperiod, last)?;
        write!(f, "{}..{}, hence on all larger ones, ", preperiod + period, last + period)?;
        write!(f, "by {}", Theorem::GrowthInPart)
    }
}

/// Returns the claim with the given period that the last values do not contradict, if there is such
/// a claim with a positive saltus.
fn last_claim(values: &[u32], period: usize) -> Option<Claim> {
    let gain = |heap: usize| values[heap + period].checked_sub(values[heap]);
    let last = values.len() - period;
    let saltus = (last - period..last).filter_map(gain).max().filter(|&saltus| saltus > 0)?;
    let is_regular = |heap: usize| {
        let gain_here = gain(heap);
        (gain_here == Some(0) || gain_here == Some(saltus))
            && (heap + period >= last || gain_here == gain(heap + period))
    };
    let preperiod = (0..last).rev().take_while(|&heap| is_regular(heap)).last()?;
    Some(Claim::arithmetic(preperiod as u64, period as u64, u64::from(saltus)))
}

/// Returns the least number of heaps whose values `prove` needs.
fn least_heaps(game: &OctalGame, claim: Claim) -> u128 {
    let (first, start) = (claim.preperiod.max(1), game.start().len());
    u128::from(first) + 3 * u128::from(claim.period) + start as u128
}

/// Proves a claim from the values of the first heaps.
fn prove(game: &OctalGame, claim: Claim, values: &[u32]) -> Result<Sapp, Failure> {
    let (first, period) = (claim.preperiod as usize, claim.period as usize);
    let start = game.start().len();
    let needed = least_heaps(game, claim);
    if (values.len() as u128) < needed {
        return Err(Failure::Needs(needed as u64));
    }
    let grows = (first..first + period).map(|heap| values[heap + period] != values[heap]);
    let grows: Vec<bool> = grows.collect();
    let grows_at = |heap: usize| grows[(heap - first) % period];
    for heap in first..values.len() - period {
        let (value, later_value) = (values[heap], values[heap + period]);
        let saltus = if grows_at(heap) { claim.saltus } else { 0 };
        if u64::from(value) + saltus != u64::from(later_value) {
            let (heap, later) = (heap as u64, (heap + period) as u64);
            let refused = Refused::Differs { heap, value, later, later_value, saltus };
            return Err(Failure::Refused(refused));
        }
    }
    let last = values.len() - 2 * period - start;
    let mut settled = (first.max(1)..=last).step_by(period);
    let conditions = Conditions { game, saltus: claim.saltus as u32, period, values };
    match settled.find(|&settled| conditions.hold(settled, grows_at)) {
        None => Err(Failure::Needs(2 * values.len() as u64)),
        Some(settled) => Ok(Sapp {
            rule: game.to_string(),
            claim,
            values: values[..first + period].to_vec(),
            last_compared: (settled + period + start) as u64 - 1,
            grows,
        }),
    }
}

/// Conditions 2 and 3 of the theorem.
struct Conditions<'a> {
    game: &'a OctalGame,
    saltus: u32,
    period: usize,
    values: &'a [u32],
}

impl Conditions<'_> {
    /// Returns whether conditions 2 and 3 hold for b = `settled`.
    fn hold(&self, settled: usize, grows: impl Fn(usize) -> bool) -> bool {
        let turn = settled..settled + self.period;
        let steady = turn.clone().filter(|&heap| !grows(heap)).map(|heap| self.values[heap]);
        // What is not above M; there is nothing if no heap is steady.
        let low = steady.max().map_or(0, |most| most + 1);
        turn.clone()
            .filter(|&heap| grows(heap))
            .all(|heap| self.values[heap] >= low && self.raised(heap, settled, low, &grows))
    }

    fn leaves_a_heap(&self, take: usize) -> bool {
        self.game.digit(take as u64) & ONE_HEAP != 0
    }

    /// Returns whether condition 3 holds for the heaps that leave the same remainder as `class`,
    /// with M = `low` - 1.
    fn raised(
        &self,
        class: usize,
        settled: usize,
        low: u32,
        grows: &impl Fn(usize) -> bool,
    ) -> bool {
        let below = settled + self.period;
        // A heap of the class that has all of these heaps more than t stones below it.
        let far = below + self.game.start().len();
        let heap = class + (far / self.period + 1) * self.period;
        let mut wanted: Vec<bool> = vec![true; (low + self.saltus) as usize];
        let mut found = vec![false; wanted.len()];
        for other in 0..below {
            let bit = if other == 0 { NO_HEAP } else { ONE_HEAP };
            if self.game.digit((heap - other) as u64) & bit == 0 {
                continue;
            }
            let value = self.values[other];
            insert(&mut found, value);
            if value >= low && (other < settled || !grows(other)) {
                insert(&mut wanted, value + self.saltus);
            }
        }
        for take in (1..=self.game.start().len()).filter(|&take| self.leaves_a_heap(take)) {
            let turns = take / self.period + 1;
            let other = settled + (class - settled + turns * self.period - take) % self.period;
            if !grows(other) {
                insert(&mut found, self.values[other]);
            }
        }
        let len = wanted.len().max(found.len());
        wanted.resize(len, false);
        found.resize(len, false);
        wanted == found
    }
}

fn insert(set: &mut Vec<bool>, value: u32) {
    let value = value as usize;
    if set.len() <= value {
        set.resize(value + 1, false);
    }
    set[value] = true;
}

#[cfg(test)]
mod tests;
