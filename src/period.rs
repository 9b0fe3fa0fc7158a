//! Periods of Grundy values, proved and not guessed: a [`Period`] exists only after a comparison
//! that, by a theorem, proves the period for every heap.
//!
//! ```
//! use grundy::period::{Claim, Period};
//!
//! let kayles = "0.77".parse().unwrap();
//! let period = Period::of_code(&kayles, Claim::new(71, 12)).unwrap();
//! assert_eq!(
//!     period.to_string(),
//!     "period 12 after 71: equal on heaps 71..155 against 83..167, hence on all larger ones, \
//!      by Guy-Smith"
//! );
//! // 10^18 = 71 + 12·83 333 333 333 333 327 + 5, so its value is that of 76 pins.
//! assert_eq!(period.value(1_000_000_000_000_000_000), period.value(76));
//!
//! // One heap earlier, and the claim is refused, with a witness.
//! let refused = Period::of_code(&kayles, Claim::new(70, 12)).unwrap_err();
//! assert_eq!(refused.to_string(), "heap 70 has value 6, but heap 82 has value 2");
//! ```
//!
//! The fact that the last known values repeat proves nothing by itself. A game without a theorem
//! here, such as Grundy's game, has no certificate, however many values agree.
//!
//! # Theorem (Guy and Smith, 1956): finite codes
//!
//! Let no move take more than t stones or leave more than m ≥ 1 heaps. If G(n + p) = G(n) for
//! all n from a to m·max(a, 1) + (m - 1)·p + t - 1, then this holds for all n ≥ a.
//!
//! *Proof.* Let n be beyond this range, and suppose that the claim holds from a to n - 1.
//!
//! 1. *No move takes the whole heap.* As n > t, each move from n or from n + p leaves at least one
//!    heap.
//! 2. *Every option of n + p has a large part, from which p stones can be removed.* Its largest
//!    part has at least (n + p - t) / m ≥ max(a, 1) + p stones. With p fewer stones, this part
//!    still has at least one stone, and the option becomes an option of n. By assumption, its value
//!    stays the same.
//! 3. *Every option of n has a large part, to which p stones can be added.* Its largest part has at
//!    least (n - t) / m ≥ max(a, 1) stones. With p more stones in it, the option becomes an option
//!    of n + p of the same value.
//! 4. *So the options of n and of n + p have the same values.* Hence G(n + p) = G(n).
//!
//! The paper treats m ≤ 2 (octal codes). For a subtraction set, heaps a to a + t - 1 suffice: the
//! options n - k and n + p - k correspond, and in such a game, leaving a heap of no stones is a
//! move like any other. R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proceedings
//! of the Cambridge Philosophical Society 52 (1956), 514–526.
//!
//! # Theorem: codes whose digits repeat
//!
//! Let the digits of a code, after the first t of them, repeat with period q, and let no move leave
//! more than m ≥ 1 heaps. Let P be a common multiple of p and q. If G(n + p) = G(n) for all n from
//! a to m·(max(a, 1) + P) + t + P - p - 1, then this holds for all n ≥ a.
//!
//! *Proof.* Let N = m·(max(a, 1) + P) + t. Adding up P / p of the equations gives G(n + P) = G(n)
//! for n from a to N - 1. Let n ≥ N, and suppose that G(i + P) = G(i) for i from a to n - 1.
//!
//! 1. An option of n + P that takes k > t + P stones is also an option of n that takes k - P > t
//!    stones: the digits of k and k - P are the same, and both moves leave the same heaps, or none.
//! 2. An option of n + P that takes k ≤ t + P stones leaves at least n - t ≥ 1 stones, so it has a
//!    part of at least (n - t) / m ≥ max(a, 1) + P stones. With P fewer stones in that part, it
//!    becomes an option of n that also takes k stones, and by assumption its value stays the same.
//! 3. An option of n that has a part of at least max(a, 1) stones becomes an option of n + P of the
//!    same value if P stones are added to that part.
//! 4. Any other option of n leaves at most m·(max(a, 1) - 1) stones, so it takes more than n -
//!    m·max(a, 1) ≥ t stones. Taking P more stones from n + P leaves the same heaps, and is allowed
//!    because the digits for the two moves are equal.
//! 5. So the options of n and of n + P have the same values, and G(n + P) = G(n).
//!
//! Hence G has period P from heap a onwards. G also has period p from heap a onwards, since each
//! n ≥ a differs by a multiple of P from some i with a ≤ i < N and G(i + p) = G(i).
//!
//! # Theorem: values that grow
//!
//! The claim is an *arithmetic* period: G(n + p) = G(n) + s for n ≥ a, with a *saltus* s ≥ 1. Let
//! the digits of a code, after the first u of them, repeat with period q; a finite code repeats the
//! digit 0. For a set `all but {…}`, u is the largest number that it leaves out. Values can grow if
//! many smaller heaps m are *within reach* of n, which means that, whenever n - m is more than some
//! t ≥ u, one of the following moves leaves a position with the value G(m):
//!
//! - Taking n - m stones, if digit n - m allows this; a set `all but {…}` always allows it.
//! - Leaving m ≥ 1 and another heap z of value 0, if digit n - m - z allows two heaps and if t ≥
//!   u + z.
//! - Leaving m ≥ 1 and two heaps of one stone each, if digit n - m - 2 allows three heaps, or, for
//!   m = 0, leaving only two heaps of one stone each, if digit n - 2 allows two heaps; in both
//!   cases only if t ≥ u + 2.
//! - Taking k ≤ u stones, if digit k allows three heaps, n - m - k is even and m ≥ 1: then n - m -
//!   k is at least 2, so the move may leave m together with two equal heaps. For m = 0, only the
//!   two equal heaps are left, if digit k allows two heaps.
//!
//! Whether m is within reach of n, when n - m > t, depends only on n - m modulo some Q (q or 2q)
//! and on whether m is 0. Let A(n, x) be the set of the values of the heaps below x that are within
//! reach of n, for n ≥ x + t. The set depends only on n modulo Q and on x.
//!
//! A move to a single heap that takes more than t stones leaves a heap within reach. A move that
//! leaves two or three heaps is a *split*. Splits that take more than t stones need no attention if
//! t is at least (j·c - d) / s, where j is the number of heaps that they leave, c is the largest
//! value of p·G(i) - s·i for 0 < i < max(a, 1) + p, and d is the least value of the same expression
//! for max(a, 1) ≤ i < max(a, 1) + p. Indeed, these bounds hold for larger i, too, and the values
//! of the parts add up to at most (s·(n - k) + j·c) / p, if k stones are taken. This sum is less
//! than G(n), which is at least (s·n + d) / p. Such a split could still make G(n) larger, but
//! condition 4 excludes this.
//!
//! Let r be the largest power of 2 that divides s. The *low part* of a value v is v mod r, and its
//! *high part* is ⌊v / r⌋. So v + s has the same low part as v, and its high part is larger by s /
//! r, an odd number.
//!
//! Let F ≥ 0, let b ≥ a, with b ≥ 1 for codes, and let N ≥ b + t. If there are splits that take at
//! most t stones, let m ≥ 2 be the largest number of heaps that such a split may leave, and let N
//! be at least m·max(a, 1) + (m - 1)·p + t, too. The claim holds for ever if, for some such F, b
//! and N,
//!
//! 1. G(n + p) = G(n) + s for n from a to N - 1;
//! 2. A(n + p, b + p) and {F, …, F + s - 1} ∪ (A(n, b) + s) contain the same numbers from F on, for
//!    every residue of n modulo Q;
//! 3. for n from N to N + p - 1, no split of n that takes at most t stones can have the value G(n),
//!    because for each such split one of the following holds:
//!    - the nim sum of its low parts is not the low part of G(n), or
//!    - the sum of its high parts is less than the high part of G(n), or differs from it by an
//!      odd number, or
//!    - j is its only part of at least a stones, and the high part of G(j) differs from the high
//!      part of G(n) by more than the nim sum of the high parts of the other values;
//! 4. for n from N to N + p - 1, G(n) ≥ F, and each value from F to G(n) - 1 is the value of a
//!    *reliable* option: a heap within reach, another single heap, or a split that takes at most t
//!    stones and has a part of at least max(a, 1) stones such that the nim sum of the values of its
//!    other parts is less than r;
//! 5. for n from N + p to N + p + M - 1, where M is the least common multiple of Q and 2p, each
//!    value below F is the value of a *lasting* option: a heap below b + p within reach, or a split
//!    that takes at most t stones and has two *twins*, parts of at least max(a, 1) stones whose
//!    values have the same high part.
//!
//! For rules without splits and with F = 0, conditions 3 to 5 need not be checked. For most codes,
//! F = 0 is enough. In 0xC.18, which has the values 0 1 1 2 2 0 4 3 3 5 5 6 6 8 8 7 7 9 9 10 10 …,
//! only the heaps 0 and 5 have the value 0. But 7 and 8, 9 and 10, … are twins. So splitting a heap
//! of 15, 19, 23, … into two parts that differ by 1 always leaves the value 0.
//!
//! *Proof.* Let n ≥ N, and suppose that G(i + p) = G(i) + s for i from a to n - 1, and that
//! conditions 3 and 4 hold for n; they do for the first p such n, and for the others by steps 4 and
//! 5, applied to n - p.
//!
//! 1. Heaps below b are more than t stones smaller than n, as n ≥ b + t, and heaps below b + p are
//!    more than t stones smaller than n + p. By condition 2, if values below F are ignored, the
//!    heaps below b + p within reach of n + p have the values F to F + s - 1, together with the
//!    values, each raised by s, of the heaps below b within reach of n.
//! 2. A heap i ≥ max(b, 1) is within reach of n if and only if i + p is within reach of n + p, as
//!    only the difference matters; and G(i + p) = G(i) + s. For a set, this holds for i = 0 as
//!    well.
//! 3. A move that takes k ≤ t stones and leaves one heap leads from n to the option n - k ≥ b, and
//!    from n + p to the option n + p - k, whose value is larger by s. In a code, b ≥ 1 is needed
//!    here: with n = t and b = 0, taking t stones leaves nothing of n, and the bit of the code that
//!    allows this is not the one that allows p stones of n + p to be left. In a set, the same
//!    number allows both moves.
//! 4. No split of n + p has the value G(n) + s. This is clear if the split takes more than t
//!    stones. Otherwise its largest part has at least (n + p - t) / m ≥ max(a, 1) + p stones, and
//!    removing p stones from this part makes the split a split of n, for which condition 3 holds.
//!    Putting these p stones back raises the high part of one value by as much as adding s raises
//!    the high part of G(n), and leaves the low part as it is. So whichever of the three statements
//!    in condition 3 held for the split of n also holds for the split of n + p, and shows that the
//!    values differ: nim sums are formed bit by bit; a nim sum is at most the sum, and has the same
//!    parity; and the nim sum of x and c differs from x by at most c. This is condition 3 for n +
//!    p.
//! 5. Each value from F to G(n) + s - 1 is the value of a reliable option of n + p. For values
//!    below F + s, this is step 1. Any other value is w + s with F ≤ w < G(n), and w is the value
//!    of a reliable option of n. If this option is a single heap, w + s is the value of a single
//!    heap by steps 1 to 3. If it is a split, p more stones in its large part raise the value of
//!    that part by s, which changes only the high part. The nim sum of the other parts affects only
//!    the low part, so the nim sum of all parts is w + s. This is condition 4 for n + p.
//! 6. Each value below F is the value of an option of n + p. By condition 5, it is the value of a
//!    lasting option either of n + p itself or of a heap that is smaller than n + p by a multiple
//!    of M. If this option is a heap below b + p within reach, it is within reach of n + p, too, as
//!    Q divides M. If it is a split, half of this multiple of M is added to each twin, which gives
//!    a split of n + p; this half is a multiple of p. This raises the high parts of the values of
//!    both twins by the same amount, so their nim sum stays as it is.
//! 7. No heap within reach of n + p and no other single heap that is an option has the value G(n) +
//!    s. If one of these heaps had this value, then by steps 1 to 3 the value would be below F +
//!    s ≤ G(n) + s, or an option of n would have the value G(n). Both are impossible. Together with
//!    steps 4 to 6, this gives G(n + p) = G(n) + s.
//!
//! On how pairs of equal heaps make the values of hexadecimal games grow, and on a test for
//! arithmetic periods of these games, see S. Howse and R. J. Nowakowski, *Periodicity and
//! arithmetic-periodicity in hexadecimal games*, Theoretical Computer Science 313 (2004), 463–472.
//! The conditions above are not theirs; they are stated and proved for this library.
//!
//! A test showed how much the conditions cover: there are 184 codes 0x0.d₁d₂ with d₂ ≠ 0 in which
//! some move leaves three heaps. For 87 of them, the first 300 heaps prove a period, which in 69
//! cases is arithmetic. For 0x4.d₁d₂ these numbers are 184, 97 and 55; 0x8.d₁d₂ and 0xC.d₁d₂
//! have 240 codes each; for these, 97 and 71 periods, respectively, are proved, all of them
//! arithmetic. Some claims are refused although no heap is known to break them, for instance
//! period 9 with saltus 3 for 0x0.209, and period 17 with saltus 6 for 0x0.338. The reason is that,
//! in each period, there is one value that only unreliable splits have. A claim may also be true of
//! many heaps and still be false: the values of 0xC.1 have period 8 with saltus 4 on the heaps 342
//! to 510, but heap 511 breaks it.
//!
//! Also not covered are finite codes without an 8 (finite octal codes have no arithmetic period: D.
//! G. Horrocks and R. J. Nowakowski, *Regularity in the G-sequences of octal games with a pass*,
//! INTEGERS 3 (2003), G1), and values that are regular in another way. Values that are partly
//! periodic and partly growing are covered by [`sapp`] where no move splits, and *ruler regular*
//! values, such as those of 0x0.2048, by [`ruler`].
//!
//! # Theorem: sets that repeat modulo the period
//!
//! For each number k that a move may take, let the set contain a number f that is at most k and at
//! most M and leaves the same remainder as k modulo p. If G(n + p) = G(n) for all n from 0 to M -
//! 1, then this holds for all n.
//!
//! *Proof.* Let n ≥ M, and suppose that the claim holds for smaller heaps, so heaps below
//! n + p that leave the same remainder modulo p have the same value.
//!
//! 1. An option n + p - k of n + p leaves the same remainder as n - f. The latter is an option of
//!    n, as f ≤ M ≤ n, so the two have the same value.
//! 2. An option n - k of n has the value of n + p - k, an option of n + p.
//! 3. So the options of n and of n + p have the same values, and G(n + p) = G(n).
//!
//! The set of the odd numbers and the set of the powers of a base b have this property.
//!
//! # Theorem: multiples
//!
//! If the numbers that a move may take are the multiples of k, then G(n) = ⌊n / k⌋, so
//! G(n + k) = G(n) + 1 for all n.
//!
//! *Proof.* The options of n are n - k, n - 2k, …, n - qk for q = ⌊n / k⌋. By induction their
//! values are q - 1, q - 2, …, 0, whose mex is q. The game is Nim with k stones counted as one.

mod argument;
mod code_or_set;
mod compare;
mod finite;
mod formula;
mod growing;
mod multiples;
mod refused;
mod regularity;
mod repeat;
mod repeating;
mod residues;
pub mod ruler;
pub mod sapp;
mod search;

pub use refused::Refused;
pub use regularity::Regularity;
pub(crate) use repeat::distance_to_same_tail;

use crate::octal::OctalGame;
use crate::subtraction::SubtractionSet;
use code_or_set::CodeOrSet;
use finite::Finite;
use std::fmt;

/// A statement about a game's values: G(n + period) = G(n) + saltus for every heap n that
/// is `preperiod` or larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// The first heap for which the statement holds.
    pub preperiod: u64,
    /// The period, at least 1.
    pub period: u64,
    /// The amount by which the values grow; 0 for a period in the plain sense.
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

/// The theorem that makes a comparison sufficient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theorem {
    /// The theorem of Guy and Smith, for finite codes.
    GuySmith,
    /// Induction: each value follows from the t values before it, where t is the largest move.
    LargestMove,
    /// The theorem on values that grow, for sets and codes whose moves may take any number above
    /// some t.
    NimTail,
    /// The theorem on values that grow, for moves that leave two equal heaps and another heap.
    EqualPairs,
    /// The theorem on sets that repeat modulo the period.
    Residues,
    /// The theorem on sets of all multiples of a number.
    Multiples,
    /// The theorem on codes whose digits repeat or, for such a code, the theorem on values that
    /// grow.
    RepeatingDigits,
    /// The theorem on values that are partly periodic and partly growing; see [`sapp`].
    GrowthInPart,
    /// The theorem on ruler regularity; see [`ruler`].
    Ruler,
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Theorem::GuySmith => "Guy-Smith",
            Theorem::LargestMove => "induction over the largest move",
            Theorem::NimTail => "the theorem on moves of any number above some t",
            Theorem::EqualPairs => "the theorem on moves that leave two equal heaps and another",
            Theorem::Residues => "the theorem on sets that repeat modulo the period",
            Theorem::Multiples => "the theorem on multiples of a number",
            Theorem::RepeatingDigits => "the theorem on codes whose digits repeat",
            Theorem::GrowthInPart => "the theorem on values that grow in part",
            Theorem::Ruler => "the theorem on ruler regularity",
        })
    }
}

/// The numbers with which the [theorem on values that grow](self#theorem-values-that-grow) proves a
/// period; they have the letters used there as names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Growth {
    /// t: for a move that takes more than t stones and leaves one heap, it is enough to know which
    /// heaps are within reach.
    pub most: u64,
    /// b: the second condition compares the values of heaps below b with those of heaps below b +
    /// p.
    pub settled: u64,
    /// F: the fifth condition deals with the values below F.
    pub floor: u64,
}

/// The source of the values that were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// The library computed them all.
    Computed,
    /// Some of the values were given, and were not recomputed. The period is proved for the game if
    /// the given values are the game's values.
    Given,
}

/// A proved period: the certificate of a comparison that a theorem says is enough.
///
/// Only functions that make the comparison return a period: those of this type,
/// [`SparseTable::find_period`](crate::long_tables::SparseTable::find_period),
/// [`SparseTable::certify`](crate::long_tables::SparseTable::certify), and
/// [`LongTable::period`](crate::long_tables::LongTable::period). `Display` shows what was compared,
/// up to which heap, and the theorem that makes this comparison sufficient. If the values were
/// given, `Display` says so, too: they are the only thing that a certificate takes on trust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Period {
    rule: String,
    claim: Claim,
    /// The values of the preperiod and of one period.
    values: Vec<u32>,
    last_compared: u64,
    theorem: Theorem,
    growth: Option<Growth>,
    basis: Basis,
}

impl Period {
    /// Checks a claim about a code.
    ///
    /// Cost: that of [`OctalGame::values`] for the heaps that the theorem needs, at most 64 times
    /// as many as the claim spans. For a finite octal code and hundreds of thousands of heaps,
    /// [`SparseTable::certify`](crate::long_tables::SparseTable::certify) is faster.
    ///
    /// # Errors
    /// Returns an error if the claim is false, or if no theorem on this page proves it.
    ///
    /// ```
    /// use grundy::period::{Claim, Period};
    ///
    /// let lasker = "4.[3]".parse().unwrap();
    /// let period = Period::of_code(&lasker, Claim::arithmetic(1, 4, 4)).unwrap();
    /// assert_eq!(period.value(4_000_000_003), 4_000_000_004); // 3 ↔ 4 within a period
    /// ```
    pub fn of_code(game: &OctalGame, claim: Claim) -> Result<Period, Refused> {
        search::check(&CodeOrSet::Code(game), claim)
    }

    /// Checks a claim about any subtraction set except `fibonacci`, `primes` and `squares`.
    ///
    /// Cost: that of [`TableVec::subtraction`](crate::table::TableVec::subtraction) for the
    /// heaps that the theorem needs, at most 64 times as many as the claim spans.
    ///
    /// # Errors
    /// Returns an error if the claim is false, or if no theorem on this page proves it.
    ///
    /// ```
    /// use grundy::period::{Claim, Period};
    ///
    /// let set = "{1, 3, 4}".parse().unwrap();
    /// let period = Period::of_set(&set, Claim::new(0, 7)).unwrap(); // 0 1 0 1 2 3 2
    /// assert_eq!(period.value(700_000_000_005), 3);
    /// ```
    pub fn of_set(set: &SubtractionSet, claim: Claim) -> Result<Period, Refused> {
        search::check(&CodeOrSet::Set(set), claim)
    }

    /// Checks a claim about a finite code against given values of heaps 0, 1, 2, …; the claim must
    /// have no saltus.
    ///
    /// The certificate takes the values on trust, and says so: its basis is [`Basis::Given`].
    /// [`SparseTable`](crate::long_tables::SparseTable) is a table that computes them.
    ///
    /// Cost: O(n) for n values.
    ///
    /// # Errors
    /// Returns an error if the values contradict the claim or are too few, or if no theorem on this
    /// page proves it.
    ///
    /// ```
    /// use grundy::period::{Basis, Claim, Period};
    ///
    /// let kayles = "0.77".parse().unwrap();
    /// let values = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];
    /// let refused = Period::of_given_values(&kayles, Claim::new(71, 12), &values).unwrap_err();
    /// assert_eq!(refused.to_string(), "the comparison needs 168 heaps");
    ///
    /// // Take one stone, and leave nothing or one heap.
    /// let game = "0.3".parse().unwrap();
    /// let period = Period::of_given_values(&game, Claim::new(0, 2), &[0, 1, 0, 1]).unwrap();
    /// assert_eq!(period.basis(), Basis::Given);
    /// assert!(period.to_string().ends_with("by Guy-Smith, if the given values are right"));
    /// ```
    pub fn of_given_values(
        game: &OctalGame,
        claim: Claim,
        values: &[u32],
    ) -> Result<Period, Refused> {
        Period::of_code_by_values(game, claim, values, Basis::Given)
    }

    /// Checks a claim about a finite code whose values are known.
    pub(crate) fn of_code_by_values<T: Copy + Into<u32>>(
        game: &OctalGame,
        claim: Claim,
        values: &[T],
        basis: Basis,
    ) -> Result<Period, Refused> {
        let argument = Finite::of_code(game).ok_or(Refused::NoTheorem)?;
        search::check_values(game.to_string(), &argument, claim, values, basis)
    }

    /// Returns the least period that these values prove for a finite code.
    pub(crate) fn find_for_code_by_values<T: Copy + PartialEq + Into<u32>>(
        game: &OctalGame,
        values: &[T],
        basis: Basis,
    ) -> Result<Period, Refused> {
        let argument = Finite::of_code(game).ok_or(Refused::NoTheorem)?;
        search::find_in_values(game.to_string(), &argument, values, basis)
    }

    /// Checks a claim about a finite set whose values were computed. Returns `None` if they
    /// contradict the claim or are too few.
    pub(crate) fn of_set_by_values(
        set: &SubtractionSet,
        claim: Claim,
        values: &[u8],
    ) -> Option<Period> {
        let argument = Finite::of_set(set)?;
        search::check_values(set.to_string(), &argument, claim, values, Basis::Computed).ok()
    }

    /// Returns the least period that heaps below `heaps` prove for a code, with its least
    /// preperiod. If moves split heaps and the values grow, the theorem may need a multiple of the
    /// period.
    ///
    /// Cost: that of [`OctalGame::values`], for as many heaps as needed, but at most `heaps`.
    /// [`SparseTable::find_period`](crate::long_tables::SparseTable::find_period) is faster where
    /// many are needed.
    ///
    /// # Errors
    /// Returns an error if these heaps prove no period. This does not mean that there is no period.
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

    /// Returns the least period that heaps below `heaps` prove for a set, with its least preperiod.
    ///
    /// Every finite set has a period, and so do the odd numbers, the powers of a base and the
    /// multiples of a number.
    ///
    /// Cost: that of [`TableVec::subtraction`](crate::table::TableVec::subtraction), for as many
    /// heaps as needed, but at most `heaps`.
    ///
    /// # Errors
    /// Returns an error if these heaps prove no period.
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

    /// Returns the rule that the values belong to, as it is printed: `0.77` or `{1, 3, 4}`.
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// Returns the preperiod, the period and the saltus as a claim.
    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// Returns the first heap from which the period holds.
    pub fn preperiod(&self) -> u64 {
        self.claim.preperiod
    }

    /// Returns the number of heaps after which the values repeat, each raised by the saltus.
    pub fn period(&self) -> u64 {
        self.claim.period
    }

    /// Returns the amount by which the values grow in a period; usually 0.
    pub fn saltus(&self) -> u64 {
        self.claim.saltus
    }

    /// Returns the first and the last heap that were compared with the heap one period later.
    pub fn compared(&self) -> (u64, u64) {
        (self.claim.preperiod, self.last_compared)
    }

    /// Returns the theorem that makes the comparison sufficient.
    pub fn theorem(&self) -> Theorem {
        self.theorem
    }

    /// Returns the numbers used in applying the theorem on values that grow, if it was applied.
    ///
    /// ```
    /// use grundy::period::{Claim, Growth, Period};
    ///
    /// // Any number but 1: 0 0 1 1 2 2 …
    /// let set = "all but {1}".parse().unwrap();
    /// let period = Period::of_set(&set, Claim::arithmetic(0, 2, 1)).unwrap();
    /// assert_eq!(period.growth(), Some(Growth { most: 1, settled: 0, floor: 0 }));
    /// ```
    pub fn growth(&self) -> Option<Growth> {
        self.growth
    }

    /// Returns whether the library computed the values that were compared.
    pub fn basis(&self) -> Basis {
        self.basis
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
    /// # use grundy::rule::Rule;
    /// // Lasker's Nim exchanges the values of 4k + 3 and 4k + 4.
    /// let lasker = "lasker".parse::<Rule>().unwrap().period(100).unwrap();
    /// assert_eq!(lasker.checked_value(u64::MAX - 1), Some(u64::MAX - 1));
    /// assert_eq!(lasker.checked_value(u64::MAX), None);
    /// ```
    pub fn checked_value(&self, heap: u64) -> Option<u64> {
        let Claim { period, saltus, .. } = self.claim;
        let base = self.base_of(heap);
        let growth = ((heap - base) / period).checked_mul(saltus)?;
        growth.checked_add(u64::from(self.values[base as usize]))
    }

    /// Returns a heap in the preperiod or in the first period: its value plus the saltus, added
    /// once for each period between the two heaps, is the value of `heap`. Cost: O(1).
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// let kayles = "kayles".parse::<Rule>().unwrap().period(200).unwrap();
    /// assert_eq!(kayles.base_of(1000), 76); // 1000 = 76 + 12·77
    /// ```
    pub fn base_of(&self, heap: u64) -> u64 {
        let past = heap.saturating_sub(self.claim.preperiod);
        heap - past + past % self.claim.period
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
        write!(f, "{}..{}, hence on all larger ones, ", preperiod + period, last + period)?;
        write!(f, "by {}", self.theorem)?;
        match self.basis {
            Basis::Computed => Ok(()),
            Basis::Given => f.write_str(", if the given values are right"),
        }
    }
}
