//! Periods of Grundy values that are proved, not guessed: a [`Period`] exists only after a
//! comparison from which a theorem concludes that it holds for every heap.
//!
//! ```
//! use grundy::period::{Claim, Period};
//!
//! let kayles = "0.77".parse().unwrap();
//! let period = Period::of_code(&kayles, Claim::new(71, 12)).unwrap();
//! assert_eq!(
//!     period.to_string(),
//!     "period 12 after 71: equal on heaps 71..155 against 83..167, so for ever, by Guy-Smith"
//! );
//! // 10^18 = 71 + 12·83 333 333 333 333 327 + 5, so its value is that of 76 pins.
//! assert_eq!(period.value_at(1_000_000_000_000_000_000), period.value_at(76));
//!
//! // One heap earlier, and the claim is refused, with a witness.
//! let refused = Period::of_code(&kayles, Claim::new(70, 12)).unwrap_err();
//! assert_eq!(refused.to_string(), "heap 70 has value 6, but heap 82 has value 2");
//! ```
//!
//! That a tail of values repeats proves nothing by itself. A game without a theorem here,
//! such as Grundy's game, has no certificate, however many values agree.
//!
//! # Theorem (Guy and Smith, 1956): finite codes
//!
//! Let no move take more than t stones or leave more than m ≥ 1 heaps. If
//! G(n + p) = G(n) for all n from a to m·max(a, 1) + (m - 1)·p + t - 1, then for all n ≥ a.
//! For a larger n an option of n + p has a part of at least (n + p - t) / m ≥ a + p stones;
//! p fewer in that part make it an option of n of the same value; and the other way round.
//! The paper has m ≤ 2 (octal codes). For a subtraction set, heaps a to a + t - 1 suffice.
//! R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proceedings of the
//! Cambridge Philosophical Society 52 (1956), 514–526.
//!
//! # Theorem: moves that take any number above t
//!
//! For `all but {…}`, and for codes that end in `[3]`, values grow: the claim is an
//! *arithmetic* period, G(n + p) = G(n) + s for n ≥ a, with s the *saltus*. Let A(x) be the
//! set of the values of heaps below x. The claim holds for ever if, for some b ≥ a, it
//! holds for n from a to b + t - 1 and A(b + p) = {0, …, s - 1} ∪ (A(b) + s).
//! For n ≥ b + t, every heap below b is an option of n and every heap below b + p one
//! of n + p; other options shift along with n. So the options of n + p have the values 0
//! to s - 1 and those of n raised by s, and their mex is raised by s as well.
//!
//! If digits up to t also split, two things more are checked, on p heaps n in a row. Let
//! r be s if that is a power of 2, else 1, so that raising one part of a split by p heaps
//! leaves its nim sum modulo r alone. First, no split may have the value G(n): either the
//! values of its parts add up to less, or its nim sum differs modulo r. Second, each value
//! below G(n) that needs a split must have one with a part of value below r, whose nim sum
//! grows by s when the other part grows by p. From a heap of 2·max(a, 1) + p + t on, a split
//! has a part of a + p stones or more, so both go on for ever.
//!
//! # Theorem: sets that repeat modulo the period
//!
//! Let each number s that a move may take leave the same remainder modulo p as some number
//! f ≤ s of the set that is at most M. If G(n + p) = G(n) for all n from 0 to M - 1, then for
//! all n. For let n ≥ M, and let it be true of smaller heaps. An option n + p - s of n + p
//! has the value of n - f, as both leave the same remainder, and that is an option of n; an
//! option n - s of n has the value of the option n + p - s of n + p. So the options of both
//! have the same values. The odd numbers and the powers of a base b repeat in this way.

mod argument;
mod code_or_set;
mod compare;
mod finite;
mod nim_tail;
mod refused;
mod residues;
mod search;

pub use refused::Refused;

use crate::octal::OctalGame;
use crate::subtraction::SubtractionSet;
use code_or_set::CodeOrSet;
use std::fmt;

/// A statement about a game's values: G(n + period) = G(n) + saltus for every heap n that
/// is `preperiod` or larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// The first heap for which the statement holds.
    pub preperiod: u64,
    /// The period, at least 1.
    pub period: u64,
    /// What the values grow by; 0 for a period in the plain sense.
    pub saltus: u64,
}

impl Claim {
    /// Returns the claim of a period in the plain sense.
    pub fn new(preperiod: u64, period: u64) -> Claim {
        Claim { preperiod, period, saltus: 0 }
    }

    /// Returns the claim of an arithmetic period, with values that grow by `saltus`.
    pub fn arithmetic(preperiod: u64, period: u64, saltus: u64) -> Claim {
        Claim { preperiod, period, saltus }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "period {}", self.period)?;
        if self.saltus > 0 {
            write!(f, ", saltus {}", self.saltus)?;
        }
        write!(f, " after {}", self.preperiod)
    }
}

/// The theorem by which a comparison is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theorem {
    /// Guy and Smith's, for finite codes.
    GuySmith,
    /// Induction: each value follows from as many values before it as the largest move takes.
    LargestMove,
    /// The one on moves that take any number above some t.
    NimTail,
    /// The one on sets that repeat modulo the period.
    Residues,
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Theorem::GuySmith => "Guy-Smith",
            Theorem::LargestMove => "induction over the largest move",
            Theorem::NimTail => "the theorem on moves of any number above some t",
            Theorem::Residues => "the theorem on sets that repeat modulo the period",
        })
    }
}

/// A proved period: the certificate of a comparison that a theorem says is enough.
///
/// Only [`Period::of_code`], [`Period::of_set`] and the two searches return one. `Display` shows
/// what was compared, up to which heap, and the theorem by which that is enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Period {
    rule: String,
    claim: Claim,
    /// The values of the preperiod and of one period.
    values: Vec<u32>,
    last_compared: u64,
    theorem: Theorem,
}

impl Period {
    /// Checks a claim about a code: a finite one, or one that ends in `[3]`.
    ///
    /// Cost: that of [`OctalGame::values`] for the heaps that the theorem needs, at most 64 times
    /// as many as the claim spans.
    ///
    /// # Errors
    /// If the claim is false, or no theorem on this page proves it.
    ///
    /// ```
    /// use grundy::period::{Claim, Period};
    ///
    /// let lasker = "4.[3]".parse().unwrap();
    /// let period = Period::of_code(&lasker, Claim::arithmetic(1, 4, 4)).unwrap();
    /// assert_eq!(period.value_at(4_000_000_003), 4_000_000_004); // 3 ↔ 4 within a period
    /// ```
    pub fn of_code(game: &OctalGame, claim: Claim) -> Result<Period, Refused> {
        search::check(&CodeOrSet::Code(game), claim)
    }

    /// Checks a claim about any subtraction set but `fibonacci`.
    ///
    /// Cost: that of [`TableVec::subtraction`](crate::table::TableVec::subtraction) for the
    /// heaps that the theorem needs, at most 64 times as many as the claim spans.
    ///
    /// # Errors
    /// If the claim is false, or no theorem on this page proves it.
    ///
    /// ```
    /// use grundy::period::{Claim, Period};
    ///
    /// let set = "{1, 3, 4}".parse().unwrap();
    /// let period = Period::of_set(&set, Claim::new(0, 7)).unwrap(); // 0 1 0 1 2 3 2
    /// assert_eq!(period.value_at(700_000_000_005), 3);
    /// ```
    pub fn of_set(set: &SubtractionSet, claim: Claim) -> Result<Period, Refused> {
        search::check(&CodeOrSet::Set(set), claim)
    }

    /// Checks a claim about a finite set whose values are known. Returns `None` if they contradict
    /// the claim or are too few.
    pub(crate) fn of_set_by_values(
        set: &SubtractionSet,
        claim: Claim,
        values: &[u8],
    ) -> Option<Period> {
        let values: Vec<u32> = values.iter().map(|&value| u32::from(value)).collect();
        search::certify(&CodeOrSet::Set(set), claim, &values)
    }

    /// Returns the least period of a code that heaps below `heaps` prove, with its least
    /// preperiod. Where moves split and values grow, the theorem may need a multiple of the
    /// period.
    ///
    /// Cost: that of [`OctalGame::values`], for as many heaps as needed and `heaps` at most.
    ///
    /// # Errors
    /// If they prove none. That does not mean there is none.
    ///
    /// ```
    /// use grundy::period::{Period, Refused};
    ///
    /// let chess = Period::find_for_code(&"0.137".parse().unwrap(), 1000).unwrap();
    /// assert_eq!((chess.preperiod(), chess.period()), (52, 34));
    ///
    /// // Officers, 0.6: nobody knows.
    /// let officers = Period::find_for_code(&"0.6".parse().unwrap(), 1000);
    /// assert_eq!(officers, Err(Refused::NotFound { heaps: 1000 }));
    /// ```
    pub fn find_for_code(game: &OctalGame, heaps: usize) -> Result<Period, Refused> {
        search::find(&CodeOrSet::Code(game), heaps)
    }

    /// Returns the least period of a set that heaps below `heaps` prove, with its least preperiod.
    ///
    /// Every finite set has one, and so have the odd numbers and the powers of a base.
    ///
    /// Cost: that of [`TableVec::subtraction`](crate::table::TableVec::subtraction), for as
    /// many heaps as needed and `heaps` at most.
    ///
    /// # Errors
    /// If they prove none.
    ///
    /// ```
    /// use grundy::period::Period;
    ///
    /// let period = Period::find_for_set(&"all but {1}".parse().unwrap(), 100).unwrap();
    /// // 0 0 1 1 2 2 …
    /// assert_eq!((period.period(), period.saltus(), period.preperiod()), (2, 1, 0));
    /// ```
    pub fn find_for_set(set: &SubtractionSet, heaps: usize) -> Result<Period, Refused> {
        search::find(&CodeOrSet::Set(set), heaps)
    }

    /// Returns the rule that the values belong to, as it prints: `0.77` or `{1, 3, 4}`.
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// Returns the first heap from which on the period holds.
    pub fn preperiod(&self) -> u64 {
        self.claim.preperiod
    }

    /// Returns the number of heaps after which the values come again, raised by the saltus.
    pub fn period(&self) -> u64 {
        self.claim.period
    }

    /// Returns what the values grow by in a period; mostly 0.
    pub fn saltus(&self) -> u64 {
        self.claim.saltus
    }

    /// Returns the first and the last heap that were compared with the heap one period later.
    pub fn compared(&self) -> (u64, u64) {
        (self.claim.preperiod, self.last_compared)
    }

    /// Returns the theorem by which that was enough.
    pub fn theorem(&self) -> Theorem {
        self.theorem
    }

    /// Returns the Grundy values of the preperiod and of one period.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Returns the Grundy value of any heap. Cost: O(1).
    ///
    /// # Panics
    /// If the value is beyond 2^64 - 1, which a saltus above the period may cause.
    pub fn value_at(&self, heap: u64) -> u64 {
        let Claim { preperiod, period, saltus } = self.claim;
        let past = heap.saturating_sub(preperiod);
        let value = self.values[(heap - past + past % period) as usize];
        let growth = (past / period).checked_mul(saltus);
        let value = growth.and_then(|growth| growth.checked_add(u64::from(value)));
        value.unwrap_or_else(|| panic!("the value of heap {} is beyond 2^64 - 1", heap))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Claim { preperiod, period, saltus } = self.claim;
        write!(f, "{}: equal ", self.claim)?;
        if saltus > 0 {
            write!(f, "up to +{} ", saltus)?;
        }
        let last = self.last_compared;
        write!(f, "on heaps {}..{} against ", preperiod, last)?;
        write!(f, "{}..{}, so for ever, by {}", preperiod + period, last + period, self.theorem)
    }
}
