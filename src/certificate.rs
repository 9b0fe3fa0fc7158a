//! Certificates as texts: they state what the library has proved, in a form that another program
//! can check.
//!
//! ```
//! use grundy::certificate::Certificate;
//! use grundy::rule::Rule;
//!
//! let rule: Rule = "{1, 3, 4}".parse().unwrap();
//! let certificate = Certificate::from(rule.regularity(100).unwrap());
//! let text = certificate.to_string();
//! assert_eq!(
//!     text,
//!     "certificate of an impartial game, 1\n\
//!      kind period\n\
//!      rule {1, 3, 4}\n\
//!      preperiod 0\n\
//!      period 7\n\
//!      saltus 0\n\
//!      theorem largest-move\n\
//!      compared 3\n\
//!      values 0 1 0 1 2 3 2\n"
//! );
//!
//! // To read a text is to prove what it says, from the rule on.
//! assert_eq!(text.parse(), Ok(certificate));
//! let damaged = text.replace("saltus 0", "saltus 1").parse::<Certificate>().unwrap_err();
//! assert_eq!(damaged.to_string(), "heap 0 has value 0, but heap 7 has value 0, not 1");
//! ```
//!
//! # The text
//!
//! The first line is `certificate of an impartial game, 1`. Each other line consists of a name from
//! the table below, a space, and a word or a number; `values`, `grows`, `heaps`, `lost` and `times`
//! are followed by as many numbers as needed, separated by single spaces. Numbers are decimal and
//! below 2^63, without leading zeros, and each line ends with a line feed. After `kind` and `rule`
//! come the following, in this order:
//!
//! | `kind` | lines |
//! |---|---|
//! | `period` | `preperiod` a, `period` p, `saltus` s, `theorem`, `compared`, `values` |
//! | `growing` | `preperiod` a, `period` p, `saltus` s, `most` t, `settled` b, `floor` F, `compared`, `values` |
//! | `sapp` | `preperiod` a, `period` p, `saltus` s, `compared`, `grows`, `values` |
//! | `ruler` | `preperiod` a, `period` p, `saltus` s, `mark` c, `low` λ, `above` u, `values` |
//! | `windows` | `preperiod` a, `period` p, `mask`, `parity`, `width` w, `heap` s, `rare` r, `checksum` |
//! | `quotient` | `largest`, `heaps`, `lost`, and a line `times` for each generator |
//! | `periodic-quotient` | `largest`, `preperiod` a, `period` p, `heaps`, `lost`, and a line `times` for each generator |
//!
//! The rule is a set or a code, written as the library prints it: `{1, 3, 4}`, where `2..11` stands
//! for the numbers from 2 to 11; `all`, `odd`, `even`, `multiples of 3`, `powers of 2`,
//! `all but {2, 4}`; `0.77`, `4.[3]`, `0x0.2048`, as explained in [`octal`](crate::octal). A set
//! counts as the code whose digit k is 3 if k may be taken, and 0 if not. The rule of a quotient
//! may also be `Grundy's game`: a move splits a heap into two unequal heaps.
//!
//! A checker that trusts nothing computes the values from the rule: G(n) is the least number that
//! no option of n has as its value, where the value of several heaps is the nim sum of their
//! values. Let the digits of a code after digit number u repeat with period q; in a finite code,
//! digit number u is the last digit, and q = 1. For `all but {…}`, u is the last number in braces.
//! Let m be the largest number of heaps that a move may leave, but at least 1, and let a' = max(a,
//! 1).
//!
//! # Periods
//!
//! The kinds `period` and `growing` claim that G(n + p) = G(n) + s for all n ≥ a, where p ≥ 1. The
//! values are those of the heaps below a + p. Let N be one more than the number after `compared`.
//! The claim has to hold for the heaps from a to N - 1, and N has to be as large as a theorem of
//! [`period`](crate::period) requires:
//!
//! | `theorem` | for | N is at least |
//! |---|---|---|
//! | `guy-smith` | finite codes, s = 0 | m·a' + (m - 1)·p + u |
//! | `largest-move` | finite sets, s = 0 | a + u |
//! | `repeating-digits` | codes that repeat, s = 0 | m·(a' + P) + u + P - p, for the least common multiple P of p and q |
//! | `residues` | `odd` and `powers of …`, a = s = 0 | the last number of the set that leaves another remainder modulo p than all before it |
//! | `multiples` | `even` and `multiples of p`, a = 0, s = 1 | p |
//!
//! The kind `growing` is for claims with s ≥ 1 about rules that are infinite or let a move leave
//! three heaps, but fall under neither of the last two lines of the table. Conditions 1 to 5 of the
//! theorem on values that grow have to hold with the t, b, F and N of the text, and with Q = 2q.
//! The heaps within reach are those that the theorem lists, where z runs through the heaps of
//! value 0 below a' + p.
//!
//! - t ≥ u, b ≥ a, b ≥ 1 for codes, and N ≥ b + t.
//! - If splits that take at most t stones leave up to k heaps, N ≥ k·a' + (k - 1)·p + t.
//! - If the digits that repeat allow splits, s·(t + 1) > j·c - d has to hold for j = 2; if these
//!   digits allow three heaps, it also has to hold for j = 3.
//! - Conditions 3 and 4 need to be checked only if some move splits, and condition 5 only if F > 0.
//!
//! # Laws other than periods
//!
//! The kind `sapp` claims what the theorem of [`period::sapp`](crate::period::sapp) claims. `grows`
//! has a number for each heap from a to a + p - 1: 1 if the heap grows, 0 if it is steady. The
//! values are those of the heaps below a + p. With t = u and N as above, the theorem's b is N - p -
//! t.
//!
//! The kind `ruler` claims what the theorem of [`period::ruler`](crate::period::ruler) claims, with t = u.
//! The values are those of the heaps below N, which is at least 20p + 2a + u.
//!
//! - For each remainder modulo p except that of c, consider the heaps with this remainder, and let
//!   z be the only one of them from a' to a' + p - 1. The ordinary heaps among them begin at the
//!   least y such that adding p to any of these heaps from y to z adds s to its value. Each single
//!   heap is below a' or at most c.
//! - Condition 3 is about all numbers, but only those below L need to be checked, where L is 2p + 1
//!   more than the largest e. If some odd numbers below L are due for a low part, and all of these
//!   are within reach, then e + k + 2 also has to be odd and below L for some full kind of that low
//!   part and some digit k that allows three heaps; the same holds for even numbers.
//!
//! # Windows
//!
//! The kind `windows` claims that G(n + p) = G(n) for all n ≥ a, where a ≤ s, for a finite code
//! with m ≤ 2. This claim is proved by the theorem on equal windows of
//! [`long_tables::window`](crate::long_tables::window), with t = u and e = s + p.
//!
//! - The mask is below 1024. A value of a heap is rare if the mask and the value have an even
//!   number of ones in common. If `parity` is 1 instead of 0, the moves that split a heap all take
//!   an even number of stones, or all take an odd number; in this case, the size of the heap and
//!   the number of stones that such a move takes are both added to that number of ones.
//! - r is the last rare heap from 1 to s - 1, or 0 if there is none.
//! - For each heap n ≥ s, each rare value below the value of n is the value of an option that
//!   leaves either a single heap, or a heap of at most w stones and a heap of at least n - w
//!   stones.
//! - G(n + p) = G(n) also holds for n from a to s - 1.
//! - `checksum` is, in sixteen hexadecimal digits, the 64-bit FNV-1a hash of the values of the
//!   heaps from s - w to s - 1, each taken as two bytes with the lower byte first.
//!
//! # Quotients
//!
//! The kind `quotient` states the misère quotient of the heaps from 0 to the largest one, and the
//! kind `periodic-quotient` states the misère quotient of all heaps: see
//! [`misere::quotient`](crate::misere::quotient). The elements of the quotient are 0, 1, 2, …,
//! where 0 is the identity. `heaps` has the element of each heap, and `lost` the elements that are
//! P, in ascending order. A line `times` has a heap h, and then, for each element from 0 onwards,
//! the product of that element and the element of h.
//!
//! - Multiplying by the elements of two heaps gives the same result in either order, and each
//!   element is a product of generators. So the `times` lines define a commutative monoid: to
//!   multiply by an element is to multiply by the generators of which it is a product.
//! - For any two elements, there is an element whose product with exactly one of the two is P.
//! - The two conditions of the theorem of Plambeck and Siegel hold, as can be shown in finitely
//!   many steps.
//! - For a `periodic-quotient`, let N = m·a' + (m - 1)·p + u if the rule is a finite code, and N =
//!   a + u if the rule is a finite set. The heaps n and n + p have the same element for all n from
//!   a to N - 1, and N - 1 + p is at most the largest heap.
//!
//! The library refuses a text whose numbers differ from its own, even if they are correct numbers
//! that another program has found: the library writes the least t, b, F and N that its search
//! finds, and lists the elements in the order of their shortest words.

mod error;
mod text;

pub use error::CertificateError;

use crate::long_tables::window::WindowPeriod;
use crate::misere::quotient::{PeriodicQuotient, Quotient};
use crate::period::ruler::Ruler;
use crate::period::sapp::Sapp;
use crate::period::{Period, Regularity};
use crate::rule::Rule;

/// Something proved about a rule. `Display` writes the text that the [module](self) describes, and
/// `FromStr` proves what a text claims.
///
/// A certificate is made from a proved result, or by [`Certificate::of_quotient`] or
/// [`Certificate::of_periodic_quotient`]. If a period was proved from given values, the text does
/// not say so, because whoever checks the text computes the values anyway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    rule: Rule,
    proved: Proved,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Proved {
    Regularity(Regularity),
    Windows(WindowPeriod),
    Quotient(Quotient),
    PeriodicQuotient(PeriodicQuotient),
}

impl Certificate {
    /// Returns the certificate of the misère quotient of the heaps from 0 to `largest` under a
    /// rule.
    ///
    /// Cost: that of [`Quotient::of_heaps`].
    ///
    /// # Errors
    /// Returns an error if there is no quotient, or if the rule is a list of moves.
    ///
    /// ```
    /// use grundy::certificate::Certificate;
    ///
    /// let certificate = Certificate::of_quotient(&"nim".parse().unwrap(), 2).unwrap();
    /// let text = certificate.to_string();
    /// // 1, a, b, ab, b² and ab², of which a and b² are P.
    /// assert!(text.ends_with("heaps 0 1 2\nlost 1 4\ntimes 1 1 0 3 2 5 4\ntimes 2 2 3 4 5 2 3\n"));
    /// ```
    pub fn of_quotient(rule: &Rule, largest: u64) -> Result<Certificate, CertificateError> {
        if let Rule::Moves(_) = rule {
            return Err(CertificateError::NoSuchRule);
        }
        let quotient = Quotient::of_heaps(rule, largest).map_err(CertificateError::Quotient)?;
        Ok(Certificate { rule: rule.clone(), proved: Proved::Quotient(quotient) })
    }

    /// Returns the certificate of the misère quotient of all heaps under a rule, with the period
    /// that is proved from the heaps up to `largest`.
    ///
    /// Cost: that of [`PeriodicQuotient::find`].
    ///
    /// # Errors
    /// Returns an error if no period can be proved from these heaps.
    ///
    /// ```
    /// use grundy::certificate::Certificate;
    ///
    /// let certificate = Certificate::of_periodic_quotient(&"0.123".parse().unwrap(), 20).unwrap();
    /// let all = certificate.periodic_quotient().unwrap();
    /// assert_eq!((all.preperiod(), all.period(), all.quotient().order()), (5, 5, 20));
    /// ```
    pub fn of_periodic_quotient(
        rule: &Rule,
        largest: u64,
    ) -> Result<Certificate, CertificateError> {
        let all = PeriodicQuotient::find(rule, largest).map_err(CertificateError::NoPeriod)?;
        Ok(Certificate { rule: rule.clone(), proved: Proved::PeriodicQuotient(all) })
    }

    /// Returns the rule.
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// Returns the kind, as it is given in the second line of the text.
    pub fn kind(&self) -> &'static str {
        match &self.proved {
            Proved::Regularity(Regularity::Period(period)) => match period.growth() {
                None => "period",
                Some(_) => "growing",
            },
            Proved::Regularity(Regularity::InPart(_)) => "sapp",
            Proved::Regularity(Regularity::Ruler(_)) => "ruler",
            Proved::Windows(_) => "windows",
            Proved::Quotient(_) => "quotient",
            Proved::PeriodicQuotient(_) => "periodic-quotient",
        }
    }

    /// Returns the law of the values, if that is what is proved.
    pub fn regularity(&self) -> Option<&Regularity> {
        match &self.proved {
            Proved::Regularity(law) => Some(law),
            _ => None,
        }
    }

    /// Returns the period by equal windows, if that is what is proved.
    pub fn windows(&self) -> Option<&WindowPeriod> {
        match &self.proved {
            Proved::Windows(period) => Some(period),
            _ => None,
        }
    }

    /// Returns the misère quotient of the heaps that were examined, if the certificate proves a
    /// misère quotient, whether of these heaps only or of all heaps.
    pub fn quotient(&self) -> Option<&Quotient> {
        match &self.proved {
            Proved::Quotient(quotient) => Some(quotient),
            Proved::PeriodicQuotient(all) => Some(all.quotient()),
            _ => None,
        }
    }

    /// Returns the misère quotient of all heaps, if that is what is proved.
    pub fn periodic_quotient(&self) -> Option<&PeriodicQuotient> {
        match &self.proved {
            Proved::PeriodicQuotient(all) => Some(all),
            _ => None,
        }
    }
}

/// Returns the rule whose printed form is `name`, where `name` is taken from a proved law.
fn rule_of(name: &str) -> Rule {
    name.parse().expect("what a rule prints can be read")
}

impl From<Regularity> for Certificate {
    fn from(law: Regularity) -> Certificate {
        Certificate { rule: rule_of(law.rule()), proved: Proved::Regularity(law) }
    }
}

impl From<Period> for Certificate {
    fn from(period: Period) -> Certificate {
        Certificate::from(Regularity::Period(period))
    }
}

impl From<Sapp> for Certificate {
    fn from(sapp: Sapp) -> Certificate {
        Certificate::from(Regularity::InPart(sapp))
    }
}

impl From<Ruler> for Certificate {
    fn from(ruler: Ruler) -> Certificate {
        Certificate::from(Regularity::Ruler(ruler))
    }
}

impl From<WindowPeriod> for Certificate {
    fn from(period: WindowPeriod) -> Certificate {
        Certificate { rule: rule_of(period.code()), proved: Proved::Windows(period) }
    }
}
