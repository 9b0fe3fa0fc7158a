//! Values that grow, except at heaps whose values follow the marks of a binary ruler, with a proof
//! for hexadecimal codes such as 0x0.2048.
//!
//! ```
//! use grundy::period::ruler::Ruler;
//! use grundy::period::Claim;
//!
//! // Take 1 stone and leave one heap, take 3 and leave two heaps, or take 4 and leave three.
//! let game = "0x0.2048".parse().unwrap();
//! let ruler = Ruler::of_code(&game, Claim::arithmetic(6, 13, 4)).unwrap();
//!
//! // From 5 stones, taking one leaves 4, of value 1; taking three leaves 1 and 1, of value 0;
//! // and taking four would leave too little for three heaps. So heap 5 has the value 2.
//! assert_eq!(ruler.value(5), 2);
//! assert_eq!((ruler.value(6), ruler.value(6 + 13 * 1_000_000)), (0, 4_000_000));
//!
//! // 1 000 000 is 64 times an odd number, and 1 048 576 is a power of two.
//! assert_eq!(ruler.value(15 + 13 * 1_000_000), 4 * (1_000_000 - 2 * 64) + 2);
//! assert_eq!(ruler.value(15 + 13 * 1_048_576), 4 * 1_048_576 + 5);
//! assert_eq!(
//!     ruler.to_string(),
//!     "period 13, saltus 4 after 6 except at heaps 13j + 15, j ≥ 1, whose values are 4j + 5 if \
//!      j is a power of two, and 4(j - 2·2^k) + 2 otherwise, 2^k the largest power of two that \
//!      divides j: checked on heaps 1..275, hence on all larger ones, by the theorem on ruler \
//!      regularity"
//! );
//! ```
//!
//! Such values are called *ruler regular*: J. P. Grossman and R. J. Nowakowski, *A ruler regularity
//! in hexadecimal games*, Games of No Chance 4 (2015), 115–128, found such values; 0x0.2048 is the
//! example that they give. For each mark j on a ruler, the length of the line there is 2^k, the
//! largest power of two that divides j. The theorem here is stated and proved for this library.
//!
//! # What is claimed
//!
//! Let no move of a code take more than t stones, and let some move leave three heaps. The claim,
//! for a period p, a saltus s that is a power of two, a heap c, and numbers λ < s and u, is that
//!
//! - G(n + p) = G(n) + s for all n ≥ a that do not leave the same remainder as c modulo p;
//! - G(pj + c) = sj + u, if j ≥ 1 is a power of two;
//! - G(pj + c) = s(j - 2·2^k) + λ for any other j ≥ 1, where 2^k is the largest power of two that
//!   divides j.
//!
//! A value sH + l with l < s has the *high part* H and the *low part* l. The *excess* of a heap n
//! is n - pH, where H is the high part of its value. By the claim, each heap n ≥ 1 is of one of
//! these kinds:
//!
//! - An *ordinary* heap n does not leave the same remainder as c, and the values of n, n + p, n +
//!   2p, … grow by s at each step. Ordinary heaps that leave the same remainder have the same low
//!   part and the same excess. They are called *full* if the smallest of them has the high part 0;
//!   then each H ≥ 0 is the high part of one of them.
//! - The heaps pj + c in which j ≥ 1 is a power of two all have the same low part and the same
//!   excess.
//! - A *ruled* heap is pj + c for any other j ≥ 1. Its low part is λ, and its high part H = j -
//!   2·2^k is positive. As 2^k is also the largest power of two that divides H, the excess is c +
//!   2p·2^k. Each H ≥ 1 is the high part of exactly one ruled heap.
//! - There are only finitely many other heaps; these are called *single*.
//!
//! # Theorem
//!
//! For the ruled heaps, let e = c; for each other kind, let e be its excess. A number d is *due*
//! for a low part l if, for some kind that is not single, d = e + ip for an i ≥ 1, or d = e and the
//! low part of the kind is above l. A number d is *within reach* for l if, for every h ≥ 0, some
//! move from ph + d leaves the heap ph + e of some full kind, alone or with one or two other heaps
//! that do not depend on h, and the nim sum of the values of all heaps left is sh + l. For
//! instance, if digit k allows three heaps, and l is the low part of a full heap of excess e, then
//! e + k + 2, e + k + 4, … are within reach, since two equal heaps have the nim sum 0.
//!
//! The claim holds for all heaps if, for some N > t,
//!
//! 1. it holds for all heaps below N, and all single heaps are below N;
//! 2. for each kind that is not single, each digit k, and each choice of the kinds of the parts
//!    that digit k allows a move to leave, let R be the number of ruled parts; subtract k and the e
//!    of each part from the e of the kind, and let T be the difference divided by 2p; then one of
//!    these is true:
//!    - the nim sum of the low parts of the parts is not the low part of the kind;
//!    - T is not an integer;
//!    - the kind is not ruled, and T < R;
//!    - the kind is not ruled, R = 0, T ≠ 0, and all parts but at most one are single heaps with
//!      the high part 0;
//!    - the kind is ruled, R = 0, T = 0, and all parts but at most two are single heaps with the
//!      high part 0;
//!    - the kind is ruled, R = 1, and T = -1;
//! 3. e > 0 for each kind that is not single, and all numbers that are due for a low part are
//!    within reach for it; but either the odd or the even numbers due for λ may satisfy condition 4
//!    instead;
//! 4. let W be the set of the following numbers: all k + e + e' where digit k allows two heaps, and
//!    e and e' belong to full kinds whose low parts have the nim sum λ; and all k + e + e' + z
//!    where digit k allows three heaps, e and e' belong to full kinds, z is a heap whose value is
//!    below s, and the nim sum of this value and the two low parts is λ. Let digit k allow three
//!    heaps, and let q = c + k + 2 have the same parity as the numbers in question. Then for some x
//!    of the same parity,
//!    - the numbers in question that are less than x are within reach for λ;
//!    - W contains x, x + 2, …, x + 2p - 2;
//!    - for each y among x, x + 2, …, q - 2 except c, W contains y + 2p.
//!
//! In 0x0.2048, the full kinds with the low part 0 have the excesses 1, 3, 6 and 8; those with 1
//! have 4, 7 and 9; those with 2 have 10 and 12; those with 3 have 11, 13 and 18; and the single
//! heaps are 2, 5 and 15. The odd numbers that are due for λ = 2 are 11, 13, 15, …: 11 and 13 are
//! within reach, and condition 4 holds with x = 15. Here q = 21, and W contains all odd numbers
//! from 15 to 47 except 41, which is c + 2p.
//!
//! # Proof
//!
//! Let n ≥ N, and suppose that the claim holds for all smaller heaps. Let sH + l be the value that
//! the claim gives to n, and let e be defined as above for the kind of n. As n > t, each move
//! leaves at least one heap.
//!
//! 1. For numbers x, y, z let M be the number that has the bit 1 exactly in those places in which
//!    two or three of x, y and z have the bit 1. Then x + y + z is 2M more than the nim sum of x, y
//!    and z. With z = 0, this is the rule for two numbers; with y = z = 0, it is the rule for a
//!    single number.
//! 2. *No option of n has the value sH + l.* Suppose that some option does, and that the move to it
//!    takes k stones. The heaps that this move leaves are called parts. The low parts of their
//!    values have the nim sum l, and the high parts have the nim sum H. So the sum of the high
//!    parts is H + 2M, where M is formed from them as in step 1. For each ruled part, add to M the
//!    largest power of two 2^i that divides its high part. As the parts have n - k stones in all,
//!    the total is T if n is not ruled, and T + 2^κ if n is ruled, where 2^κ is the largest power
//!    of two that divides H. So T is an integer.
//!    - If n is not ruled, this total T is at least R; and if R = 0 and at most one part has a
//!      positive high part, T = M = 0.
//!    - If n is ruled, R = 0 and T = 0, then M = 2^κ. If no more than two parts have positive high
//!      parts, there are exactly two such parts, and both of their high parts have the bit 2^κ, so
//!      the nim sum H does not have it. But it does.
//!    - If n is ruled, R = 1 and T = -1, then M = 2^κ - 1 - 2^i. So i < κ, and H does not have the
//!      bit 2^i, but the high part of the ruled part has it. So the high part of exactly one other
//!      part has this bit, and M has it, too. But 2^κ - 1 - 2^i does not have this bit.
//!
//!    This contradicts condition 2.
//! 3. *Each smaller value w = sh + l' is the value of an option of n.* Let d = n - ph. As h < H, or
//!    h = H and l' < l, d is due for l': it is e + p(H - h), plus 2p·2^κ if n is ruled. If d is
//!    within reach for l', there is such an option. Otherwise l' = λ, condition 4 holds, and d ≥ x.
//! 4. Let y + 2pm = d for an m ≥ 0 that has no bit in common with h, and let W contain y. Then the
//!    full heaps p(h + m) + e and pm + e' from the definition of W, and possibly z, have d + ph -
//!    k = n - k stones in all, and the nim sum of their values is sh + λ: the high parts h + m and
//!    m have the nim sum h.
//! 5. If h = 0, any m will do, and W contains a y among x, …, x + 2p - 2 with d = y + 2pm.
//!    Otherwise let 2^κ now be the largest power of two that divides h; then each m < 2^κ will do.
//!    - If d < x + 2p·2^κ, W contains a y among x, …, x + 2p - 2 with d = y + 2pm and m < 2^κ.
//!    - If d ≥ q + 2p·2^κ, let j = h + 2·2^κ, which is 2^κ times an odd number above 1. The ruled
//!      heap pj + c has the value sh + λ. With the k from the definition of q, this heap is smaller
//!      than n - k by an even number that is at least 2. So a move may leave it together with two
//!      equal heaps.
//!    - Otherwise let y = d - 2p·2^κ, which is one of x, x + 2, …, q - 2. If y = c, then n is the
//!      ruled heap with the high part h, whose value is not above w. Otherwise W contains y + 2p,
//!      and d = (y + 2p) + 2pm with m = 2^κ - 1.
//! 6. By 2 and 3, G(n) = sH + l.
//!
//! # What this covers
//!
//! A search among the codes 0x0.d₁d₂d₃d₄ found 51 whose computed values obey such a law. The
//! theorem proves eight: 0x0.2048 to 0x0.204B and 0x0.2148 to 0x0.214B, which all have the same
//! values. The claims for the other codes are refused, although no heap is known to break them. For
//! instance, condition 3 fails for 0x0.0905 with period 5 and saltus 2, and for 0x0.2019 with
//! period 15 and saltus 4, because some ordinary heaps are not full.

use super::{Claim, Refused, Theorem};
use crate::octal::{OctalGame, ONE_HEAP, THREE_HEAPS, TWO_HEAPS};
use std::fmt;

/// At most this many heaps are computed for a claim.
const LIMIT: u64 = 1 << 10;

/// A proved ruler regularity: the certificate that the conditions of the theorem hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruler {
    rule: String,
    law: Law,
    /// The values of the heaps that were computed.
    values: Vec<u32>,
}

/// What the theorem claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Law {
    claim: Claim,
    /// c, the heap that has the mark 0.
    mark: u64,
    /// λ, the low part of the values of the heaps whose marks are not powers of two.
    low: u64,
    /// u, the amount by which the value of a heap exceeds s·j if its mark j is a power of two.
    above: u64,
}

impl Law {
    /// Returns j if `heap` is pj + c for some j ≥ 1.
    fn mark_of(&self, heap: u64) -> Option<u64> {
        let past = heap.checked_sub(self.mark)?;
        let is_mark = past > 0 && past % self.claim.period == 0;
        is_mark.then(|| past / self.claim.period)
    }

    /// Returns the value of the heap with the mark `mark`, or `None` if it is beyond 2^64 - 1.
    fn marked_value(&self, mark: u64) -> Option<u64> {
        if mark.is_power_of_two() {
            return self.claim.saltus.checked_mul(mark)?.checked_add(self.above);
        }
        let length = 1 << mark.trailing_zeros();
        self.claim.saltus.checked_mul(mark - 2 * length)?.checked_add(self.low)
    }

    /// Returns a law that has the given claim and that the given values obey, if there is such a
    /// law.
    fn of_values(claim: Claim, values: &[u32]) -> Option<Law> {
        let Claim { period, saltus, .. } = claim;
        let is_law = |law: &Law| {
            (1..values.len() as u64).all(|heap| match law.mark_of(heap) {
                Some(mark) => law.marked_value(mark) == Some(values[heap as usize].into()),
                None => true,
            })
        };
        let laws = (1..claim.preperiod + 3 * period).filter_map(|mark| {
            let value =
                |place: u64| Some(u64::from(*values.get((mark + place * period) as usize)?));
            let above = value(1)?.checked_sub(saltus)?;
            let low = value(3)?.checked_sub(saltus).filter(|&low| low < saltus)?;
            Some(Law { claim, mark, low, above })
        });
        let mut obeyed = laws.filter(is_law);
        obeyed.next()
    }
}

impl Ruler {
    /// Checks the claim that, from the preperiod on, the values grow by the saltus in each period,
    /// except that the heaps with one particular remainder modulo the period have values that
    /// follow a ruler.
    ///
    /// Cost: that of [`OctalGame::values`] for twenty periods and two preperiods, and O(k³) for k
    /// kinds of heaps, where k is about the number of heaps in the preperiod and one period.
    ///
    /// # Errors
    /// Returns an error if the claim is false, if the theorem does not apply, or if more than 1024
    /// heaps would have to be computed.
    ///
    /// ```
    /// use grundy::period::ruler::Ruler;
    /// use grundy::period::Claim;
    ///
    /// let game = "0x0.2048".parse().unwrap();
    /// let refused = Ruler::of_code(&game, Claim::arithmetic(5, 13, 4)).unwrap_err();
    /// assert_eq!(refused.to_string(), "heap 5 has value 2, but heap 18 has value 3, not 6");
    /// ```
    pub fn of_code(game: &OctalGame, claim: Claim) -> Result<Ruler, Refused> {
        let heaps = heaps_for(game, claim)?;
        prove(game, claim, game.values(heaps as usize))
    }

    /// Returns the regularity with the least period that the heaps below `heaps` prove.
    ///
    /// Cost: that of [`OctalGame::values`] for `heaps` heaps, O(`heaps`²), and O(k³) as in
    /// [`Ruler::of_code`] for each claim that the values do not contradict.
    ///
    /// # Errors
    /// Returns an error if these heaps prove no regularity.
    ///
    /// ```
    /// use grundy::period::ruler::Ruler;
    ///
    /// let ruler = Ruler::find_for_code(&"0x0.2048".parse().unwrap(), 300).unwrap();
    /// assert_eq!(ruler.claim().to_string(), "period 13, saltus 4 after 6");
    /// ```
    pub fn find_for_code(game: &OctalGame, heaps: usize) -> Result<Ruler, Refused> {
        if !game.tail().is_empty() || game.most_heaps() < 3 {
            return Err(Refused::NoTheorem);
        }
        let values = game.values(heaps);
        let claims = (2..heaps / 20 + 1).filter_map(|period| last_claim(&values, period));
        let mut proved = claims.filter_map(|claim| {
            let needed = values.get(..heaps_for(game, claim).ok()? as usize)?;
            prove(game, claim, needed.to_vec()).ok()
        });
        proved.next().ok_or(Refused::NotFound { heaps: heaps as u64 })
    }

    /// Returns the rule that the values belong to, as it is printed.
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// Returns the preperiod, the period and the saltus of the unmarked heaps.
    pub fn claim(&self) -> Claim {
        self.law.claim
    }

    /// Returns the heap that has the mark 0; the larger heaps that differ from it by a multiple of
    /// the period are marked.
    pub fn mark(&self) -> u64 {
        self.law.mark
    }

    /// Returns λ of the theorem: if the mark of a heap is not a power of two, the value of the heap
    /// leaves this remainder modulo the saltus.
    pub fn low(&self) -> u64 {
        self.law.low
    }

    /// Returns u of the theorem: if the mark of a heap is a power of two, the value of the heap
    /// exceeds the product of the mark and the saltus by this number.
    pub fn above(&self) -> u64 {
        self.law.above
    }

    /// Returns how many heaps were computed.
    pub fn computed(&self) -> u64 {
        self.values.len() as u64
    }

    /// Returns the Grundy values of the heaps that were computed, starting with heap 0.
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
    /// use grundy::period::ruler::Ruler;
    ///
    /// let ruler = Ruler::find_for_code(&"0x0.2048".parse().unwrap(), 300).unwrap();
    /// assert_eq!(ruler.checked_value(6 + 13 * 7), Some(4 * 7));
    /// ```
    pub fn checked_value(&self, heap: u64) -> Option<u64> {
        if heap < self.computed() {
            return Some(self.values[heap as usize].into());
        }
        if let Some(mark) = self.law.mark_of(heap) {
            return self.law.marked_value(mark);
        }
        let Claim { preperiod, period, saltus } = self.law.claim;
        let first = preperiod.max(1);
        let past = heap - first;
        let value = self.values[(first + past % period) as usize];
        (past / period).checked_mul(saltus)?.checked_add(value.into())
    }
}

impl fmt::Display for Ruler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Law { claim, mark, low, above } = self.law;
        let Claim { period, saltus, .. } = claim;
        write!(f, "{} except at heaps {}j + {}, j ≥ 1, whose values are ", claim, period, mark)?;
        write!(f, "{}j + {} if j is a power of two, ", saltus, above)?;
        write!(f, "and {}(j - 2·2^k) + {} otherwise, 2^k the largest power ", saltus, low)?;
        write!(f, "of two that divides j: checked on heaps 1..{}, ", self.computed() - 1)?;
        write!(f, "hence on all larger ones, by {}", Theorem::Ruler)
    }
}

/// Returns how many heaps, starting with heap 0, have to be computed for a claim.
fn heaps_for(game: &OctalGame, claim: Claim) -> Result<u64, Refused> {
    let Claim { preperiod, period, saltus } = claim;
    if period == 0 {
        return Err(Refused::NoPeriod);
    }
    if !game.tail().is_empty() || game.most_heaps() < 3 || !saltus.is_power_of_two() {
        return Err(Refused::NoTheorem);
    }
    let most = game.start().len() as u64;
    if [preperiod, period, saltus, most].iter().any(|&number| number > LIMIT) {
        return Err(Refused::NotFound { heaps: LIMIT });
    }
    let heaps = 20 * period + 2 * preperiod + most;
    if heaps > LIMIT {
        return Err(Refused::NotFound { heaps: LIMIT });
    }
    Ok(heaps)
}

/// Checks a claim with the values of the first heaps; [`heaps_for`] returns how many values are
/// needed.
fn prove(game: &OctalGame, claim: Claim, values: Vec<u32>) -> Result<Ruler, Refused> {
    let Claim { preperiod, period, saltus } = claim;
    let heaps = values.len() as u64;
    let law = Law::of_values(claim, &values).ok_or(Refused::NoTheorem)?;
    for heap in preperiod.max(1)..heaps - period {
        let later = heap + period;
        let (value, later_value) = (values[heap as usize], values[later as usize]);
        let is_marked = heap % period == law.mark % period;
        if !is_marked && u64::from(value) + saltus != u64::from(later_value) {
            return Err(Refused::Differs { heap, value, later, later_value, saltus });
        }
    }
    let proof = Proof::new(game, law, &values);
    if proof.no_option_has_the_value() && proof.smaller_values_have_options() {
        return Ok(Ruler { rule: game.to_string(), law, values });
    }
    Err(Refused::Unproved { heaps })
}

/// Returns the claim that has the given period and whose exceptions all leave the same remainder,
/// namely the remainder of the last heap whose value does not grow by the claimed saltus.
fn last_claim(values: &[u32], period: usize) -> Option<Claim> {
    let gain = |heap: usize| values[heap + period].checked_sub(values[heap]);
    let last = values.len().checked_sub(period + 2)?;
    let claim_of = |saltus: u32| {
        let irregular = || (1..last + 2).rev().filter(|&heap| gain(heap) != Some(saltus));
        let marked = irregular().next()? % period;
        let unmarked = irregular().find(|heap| heap % period != marked);
        let preperiod = unmarked.map_or(0, |heap| heap as u64 + 1);
        Some(Claim::arithmetic(preperiod, period as u64, saltus.into()))
    };
    // One of two neighbours is not marked.
    let saltus = [last, last + 1].into_iter().filter_map(gain);
    let claims = saltus.filter(|saltus| saltus.is_power_of_two()).filter_map(claim_of);
    claims.min_by_key(|claim| claim.preperiod)
}

/// For a kind of heap, the properties that the theorem uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kind {
    low: u32,
    /// What the theorem calls e: the excess, or c for ruled heaps.
    excess: i64,
    high: High,
}

/// Which numbers are the high parts of the heaps of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum High {
    /// All: the kind is full.
    All,
    /// Unknown numbers, from which nothing is concluded.
    Some,
    /// Only 0, the high part of a single heap.
    Zero,
    /// All but 0: the kind is ruled.
    Ruled,
}

/// The moves that take `take` stones, and the digit that says what they may leave.
#[derive(Clone, Copy)]
struct CodeMove {
    take: i64,
    digit: u8,
}

/// The conditions of the theorem.
struct Proof {
    moves: Vec<CodeMove>,
    law: Law,
    /// The kinds that are not single.
    regular: Vec<Kind>,
    /// All kinds.
    kinds: Vec<Kind>,
    /// The values of the first heaps, starting with heap 0.
    values: Vec<u32>,
}

impl Proof {
    fn new(game: &OctalGame, law: Law, values: &[u32]) -> Proof {
        let Claim { preperiod, period, saltus } = law.claim;
        let kind = |heap: u64, value: u64, high: High| Kind {
            low: (value % saltus) as u32,
            excess: heap as i64 - (period * (value / saltus)) as i64,
            high,
        };
        let value_of = |heap: u64| u64::from(values[heap as usize]);
        let mut regular = vec![];
        let mut starts = vec![];
        let first = preperiod.max(1);
        for heap in (first..first + period).filter(|heap| heap % period != law.mark % period) {
            let mut start = heap;
            while start > period && value_of(start - period) + saltus == value_of(start) {
                start -= period;
            }
            let high = if value_of(start) < saltus { High::All } else { High::Some };
            regular.push(kind(start, value_of(start), high));
            starts.push(start);
        }
        regular.push(kind(law.mark + period, saltus + law.above, High::Some));
        regular.push(Kind { low: law.low as u32, excess: law.mark as i64, high: High::Ruled });
        let mut kinds = regular.clone();
        let is_single = |heap: u64| {
            law.mark_of(heap).is_none()
                && !starts.iter().any(|&start| heap >= start && (heap - start) % period == 0)
        };
        for heap in (1..first.max(law.mark + 1)).filter(|&heap| is_single(heap)) {
            let high = if value_of(heap) < saltus { High::Zero } else { High::Some };
            kinds.push(kind(heap, value_of(heap), high));
        }
        let digits = game.start().iter().enumerate();
        let moves = digits.map(|(place, &digit)| CodeMove { take: place as i64 + 1, digit });
        // Two periods after each kind, as `smaller_values_have_options` wants.
        let small = (4 * period + first).max(law.mark + 2 * period + 1) as usize;
        Proof { moves: moves.collect(), law, regular, kinds, values: values[..small].to_vec() }
    }

    fn period(&self) -> i64 {
        self.law.claim.period as i64
    }

    /// Returns whether condition 2 holds.
    fn no_option_has_the_value(&self) -> bool {
        self.regular.iter().all(|heap| self.no_option_equals(heap))
    }

    /// Returns whether condition 2 holds for the kind `heap`.
    fn no_option_equals(&self, heap: &Kind) -> bool {
        let kinds = &self.kinds;
        let allows = |bit: u8| self.moves.iter().filter(move |step| step.digit & bit != 0);
        let differs = |parts: &[Kind], step: &CodeMove| self.differs(heap, parts, step.take);
        kinds.iter().enumerate().all(|(place, &first)| {
            allows(ONE_HEAP).all(|step| differs(&[first], step))
                && kinds[place..].iter().enumerate().all(|(further, &second)| {
                    allows(TWO_HEAPS).all(|step| differs(&[first, second], step))
                        && kinds[place + further..].iter().all(|&third| {
                            let parts = [first, second, third];
                            allows(THREE_HEAPS).all(|step| differs(&parts, step))
                        })
                })
        })
    }

    /// Returns whether one of the items of condition 2 shows that the value of a heap of the kind
    /// `heap` changes when a move takes `take` stones and leaves the parts `parts`. There `turns`
    /// is T.
    fn differs(&self, heap: &Kind, parts: &[Kind], take: i64) -> bool {
        let low = parts.iter().fold(0, |sum, part| sum ^ part.low);
        let excess: i64 = parts.iter().map(|part| part.excess).sum();
        let rest = heap.excess - take - excess;
        if low != heap.low || rest % (2 * self.period()) != 0 {
            return true;
        }
        let turns = rest / (2 * self.period());
        let ruled = parts.iter().filter(|part| part.high == High::Ruled).count() as i64;
        let free = parts.iter().filter(|part| part.high != High::Zero).count();
        match (heap.high, ruled) {
            (High::Ruled, 0) => turns == 0 && free < 3,
            (High::Ruled, 1) => turns == -1,
            (High::Ruled, _) => false,
            (_, 0) => turns < 0 || turns > 0 && free < 2,
            _ => turns < ruled,
        }
    }

    /// Returns whether conditions 3 and 4 hold.
    ///
    /// Due numbers recur with period p; for each kind, the least even due number and the least odd
    /// due number are less than the number of values here.
    fn smaller_values_have_options(&self) -> bool {
        self.regular.iter().all(|kind| kind.excess > 0)
            && (0..self.law.claim.saltus as u32).all(|low| self.values_have_options(low))
    }

    /// Returns whether these conditions hold for the values with the low part `low`.
    fn values_have_options(&self, low: u32) -> bool {
        let reach = self.reach(low);
        let len = reach.len() as i64;
        (0..2).all(|parity| {
            let due: Vec<i64> =
                (parity..len).step_by(2).filter(|&distance| self.is_due(low, distance)).collect();
            let missing = due.iter().find(|&&distance| !reach[distance as usize]);
            match missing {
                None => due.is_empty() || self.is_paired(low, parity),
                Some(_) if u64::from(low) != self.law.low => false,
                Some(_) if self.is_paired(low, parity) => false,
                Some(&first) => self.ruler_fills(first),
            }
        })
    }

    /// Returns whether the number `distance` is due for the low part `low`.
    fn is_due(&self, low: u32, distance: i64) -> bool {
        self.regular.iter().any(|kind| {
            let past = distance - kind.excess;
            past % self.period() == 0 && (past > 0 || past == 0 && low < kind.low)
        })
    }

    /// Returns the full kinds.
    fn full_kinds(&self) -> impl Iterator<Item = &Kind> {
        self.regular.iter().filter(|kind| kind.high == High::All)
    }

    /// Returns the numbers that a move may take when it leaves three heaps.
    fn takes_before_pairs(&self) -> impl Iterator<Item = i64> + '_ {
        self.moves.iter().filter(|step| step.digit & THREE_HEAPS != 0).map(|step| step.take)
    }

    /// Returns whether two equal heaps bring within reach all the numbers of this parity that the
    /// computed values do not cover.
    fn is_paired(&self, low: u32, parity: i64) -> bool {
        let mut kinds = self.full_kinds().filter(|kind| kind.low == low);
        let len = self.values.len() as i64;
        kinds.any(|kind| {
            self.takes_before_pairs().any(|take| {
                let least = kind.excess + take + 2;
                least < len && (least - parity) % 2 == 0
            })
        })
    }

    /// Returns which of the first numbers are within reach for `low`.
    fn reach(&self, low: u32) -> Vec<bool> {
        let len = self.values.len();
        let saltus = self.law.claim.saltus as u32;
        // By the stones of one or two heaps with the high part 0, their low parts.
        let mut singles = vec![vec![false; saltus as usize]; len];
        let mut pairs = singles.clone();
        for (first, &value) in self.values.iter().enumerate().skip(1) {
            if value < saltus {
                singles[first][value as usize] = true;
            }
            for second in first..len - first {
                let nim_sum = value ^ self.values[second];
                if nim_sum < saltus {
                    pairs[first + second][nim_sum as usize] = true;
                }
            }
        }
        let mut reach = vec![false; len];
        for step in &self.moves {
            for kind in self.full_kinds() {
                let other = (kind.low ^ low) as usize;
                let least = (kind.excess + step.take) as usize;
                for (distance, is_reached) in reach.iter_mut().enumerate().skip(least) {
                    let stones = distance - least;
                    *is_reached |= step.digit & ONE_HEAP != 0 && stones == 0 && other == 0
                        || step.digit & TWO_HEAPS != 0 && singles[stones][other]
                        || step.digit & THREE_HEAPS != 0 && pairs[stones][other];
                }
            }
        }
        reach
    }

    /// Returns whether condition 4 holds with some x ≤ `last` that has the same parity as `last`.
    fn ruler_fills(&self, last: i64) -> bool {
        let paired = self.takes_before_pairs().map(|take| self.law.mark as i64 + take + 2);
        let paired = match paired.filter(|paired| (paired - last) % 2 == 0).min() {
            Some(paired) => paired,
            None => return false,
        };
        let turn = 2 * self.period();
        let filled = self.filled((last.max(paired) + turn) as usize);
        let is_filled = |distance: i64| filled[distance as usize];
        let mark = self.law.mark as i64;
        (last % 2..=last).step_by(2).any(|first| {
            (first..first + turn).step_by(2).all(is_filled)
                && (first..paired)
                    .step_by(2)
                    .filter(|&distance| distance != mark)
                    .all(|distance| is_filled(distance + turn))
        })
    }

    /// Returns the numbers below `len` of the set W of the theorem.
    fn filled(&self, len: usize) -> Vec<bool> {
        let mut filled = vec![false; len];
        let mut fill = |distance: i64| {
            if let Some(is_filled) = filled.get_mut(distance as usize) {
                *is_filled = true;
            }
        };
        let low = self.law.low as u32;
        for step in &self.moves {
            for first in self.full_kinds() {
                for second in self.full_kinds() {
                    let distance = first.excess + second.excess + step.take;
                    let other = first.low ^ second.low ^ low;
                    if step.digit & TWO_HEAPS != 0 && other == 0 {
                        fill(distance);
                    }
                    if step.digit & THREE_HEAPS != 0 {
                        let thirds = self.values.iter().enumerate().skip(1);
                        let thirds = thirds.filter(|third| *third.1 == other);
                        thirds.for_each(|third| fill(distance + third.0 as i64));
                    }
                }
            }
        }
        filled
    }
}

#[cfg(test)]
mod tests;
