//! The text of a certificate, and the proof of what a text claims.

use super::{Certificate, CertificateError, Proved};
use crate::long_tables::window::{EqualWindows, WindowPeriod};
use crate::long_tables::SparseTable;
use crate::misere::quotient::{Element, Quotient};
use crate::octal::OctalGame;
use crate::period::ruler::Ruler;
use crate::period::sapp::Sapp;
use crate::period::{Claim, Growth, Period, Refused, Regularity, Theorem};
use crate::rule::Rule;
use crate::Outcome;
use std::fmt;
use std::str::FromStr;

/// The name of the format and its version.
const TITLE: &str = "certificate of an impartial game, 1";

/// The names of the lines after the rule, for each kind. The lines of a quotient are followed by
/// lines with the products.
const KINDS: [(&str, &str); 7] = [
    ("period", "preperiod period saltus theorem compared values"),
    ("growing", "preperiod period saltus most settled floor compared values"),
    ("sapp", "preperiod period saltus compared grows values"),
    ("ruler", "preperiod period saltus mark low above values"),
    ("windows", "preperiod period mask parity width heap rare checksum"),
    ("quotient", "largest heaps lost"),
    ("periodic-quotient", "largest preperiod period heaps lost"),
];

/// Writes the lines that the [module](super) describes.
impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\nkind {}\nrule {}", TITLE, self.kind(), self.rule)?;
        match &self.proved {
            Proved::Regularity(law) => {
                let Claim { preperiod, period, saltus } = law.claim();
                writeln!(f, "preperiod {}\nperiod {}\nsaltus {}", preperiod, period, saltus)?;
                match law {
                    Regularity::Period(period) => write_period(f, period),
                    Regularity::InPart(sapp) => write_sapp(f, sapp),
                    Regularity::Ruler(ruler) => write_ruler(f, ruler),
                }
            }
            Proved::Windows(period) => write_windows(f, period),
            Proved::Quotient(quotient) => {
                writeln!(f, "largest {}", quotient.largest())?;
                write_quotient(f, quotient)
            }
            Proved::PeriodicQuotient(all) => {
                writeln!(f, "largest {}", all.quotient().largest())?;
                writeln!(f, "preperiod {}\nperiod {}", all.preperiod(), all.period())?;
                write_quotient(f, all.quotient())
            }
        }
    }
}

fn write_period(f: &mut fmt::Formatter<'_>, period: &Period) -> fmt::Result {
    match (period.growth(), period.theorem()) {
        (Some(Growth { most, settled, floor }), _) => {
            writeln!(f, "most {}\nsettled {}\nfloor {}", most, settled, floor)?
        }
        (None, Theorem::GuySmith) => writeln!(f, "theorem guy-smith")?,
        (None, Theorem::LargestMove) => writeln!(f, "theorem largest-move")?,
        (None, Theorem::Residues) => writeln!(f, "theorem residues")?,
        (None, Theorem::Multiples) => writeln!(f, "theorem multiples")?,
        (None, _) => writeln!(f, "theorem repeating-digits")?,
    }
    writeln!(f, "compared {}", period.compared().1)?;
    write_numbers(f, "values", period.values().iter())
}

fn write_sapp(f: &mut fmt::Formatter<'_>, sapp: &Sapp) -> fmt::Result {
    writeln!(f, "compared {}", sapp.compared().1)?;
    let Claim { preperiod, period, .. } = sapp.claim();
    let grows = (preperiod..preperiod + period).map(|heap| u8::from(sapp.grows(heap)));
    write_numbers(f, "grows", grows)?;
    write_numbers(f, "values", sapp.values().iter())
}

fn write_ruler(f: &mut fmt::Formatter<'_>, ruler: &Ruler) -> fmt::Result {
    writeln!(f, "mark {}\nlow {}\nabove {}", ruler.mark(), ruler.low(), ruler.above())?;
    write_numbers(f, "values", ruler.values().iter())
}

fn write_windows(f: &mut fmt::Formatter<'_>, period: &WindowPeriod) -> fmt::Result {
    let EqualWindows { mask, has_parity, width, heap } = period.windows();
    writeln!(f, "preperiod {}\nperiod {}", period.preperiod(), period.period())?;
    writeln!(f, "mask {}\nparity {}\nwidth {}", mask, u8::from(has_parity), width)?;
    writeln!(f, "heap {}\nrare {}", heap, period.last_rare())?;
    writeln!(f, "checksum {:016x}", period.checksum())
}

fn write_quotient(f: &mut fmt::Formatter<'_>, quotient: &Quotient) -> fmt::Result {
    let heaps = 0..=quotient.largest();
    write_numbers(f, "heaps", heaps.map(|heap| quotient.element(heap).index()))?;
    let is_p = |&element: &Element| quotient.outcome_of(element) == Outcome::P;
    write_numbers(f, "lost", quotient.elements().filter(is_p).map(Element::index))?;
    quotient.generators().iter().try_for_each(|&heap| {
        let generator = quotient.element(heap);
        let products = quotient.elements().map(|element| quotient.product(element, generator));
        write_numbers(f, &format!("times {}", heap), products.map(Element::index))
    })
}

fn write_numbers<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    mut numbers: impl Iterator<Item = T>,
) -> fmt::Result {
    f.write_str(name)?;
    numbers.try_for_each(|number| write!(f, " {}", number))?;
    writeln!(f)
}

impl FromStr for Certificate {
    type Err = CertificateError;

    /// Reads the claim of a text, proves it from the rule, and compares each line with the
    /// corresponding line of the resulting certificate.
    ///
    /// Cost: that of the proof. For a finite octal code, the cost is that of a [`SparseTable`]; for
    /// any other rule, it is that of the function that checks such a claim.
    ///
    /// # Errors
    /// Returns an error if the text does not have the required form, if its claim is refused, or if
    /// a line differs from what was computed.
    fn from_str(text: &str) -> Result<Certificate, CertificateError> {
        let lines = Lines(text.lines().collect());
        if lines.0.first() != Some(&TITLE) {
            return Err(CertificateError::Line { line: 1 });
        }
        let rule: Rule = lines.field(2, "rule")?.parse().map_err(CertificateError::Rule)?;
        let kind = lines.field(1, "kind")?;
        let names = KINDS.iter().find(|names| names.0 == kind);
        let (_, names) = names.ok_or(CertificateError::Line { line: 2 })?;
        for (line, name) in (3..).zip(names.split(' ')) {
            lines.field(line, name)?;
        }
        let certificate = lines.prove(kind, &rule)?;
        let computed = certificate.to_string();
        for (line, computed) in computed.lines().enumerate() {
            if lines.0.get(line) != Some(&computed) {
                let (line, computed) = (line + 1, computed.to_string());
                return Err(CertificateError::Differs { line, computed });
            }
        }
        match lines.0.len() - computed.lines().count() {
            0 => Ok(certificate),
            more => Err(CertificateError::Line { line: lines.0.len() - more + 1 }),
        }
    }
}

/// The lines of a text.
struct Lines<'a>(Vec<&'a str>);

impl<'a> Lines<'a> {
    /// Returns the text that follows `name` in line number `line`, counted from 0.
    fn field(&self, line: usize, name: &str) -> Result<&'a str, CertificateError> {
        let field = |text: &&'a str| match text.strip_prefix(name)? {
            "" => Some(""),
            rest => rest.strip_prefix(' '),
        };
        self.0.get(line).and_then(field).ok_or(CertificateError::Line { line: line + 1 })
    }

    fn number(&self, line: usize, name: &str) -> Result<u64, CertificateError> {
        let number = self.field(line, name)?.parse();
        number.map_err(|_| CertificateError::Line { line: line + 1 })
    }

    /// Returns the preperiod and the period in the two lines that begin at `line`.
    fn claim(&self, line: usize) -> Result<Claim, CertificateError> {
        Ok(Claim::new(self.number(line, "preperiod")?, self.number(line + 1, "period")?))
    }

    /// Returns the index of the line with this name, counted from 0, and the numbers in that line.
    /// `count` says how many numbers there have to be.
    fn list(
        &self,
        name: &str,
        count: Option<u64>,
    ) -> Result<(usize, Vec<&'a str>), CertificateError> {
        let line = self.0.iter().position(|line| line.starts_with(name)).unwrap_or(0);
        let numbers: Vec<&str> = self.field(line, name)?.split(' ').collect();
        match count {
            Some(count) if count == numbers.len() as u64 => Ok((line, numbers)),
            _ => Err(CertificateError::Line { line: line + 1 }),
        }
    }

    /// Compares the values in the text with those of the rule first, because proofs take longer.
    /// `count` says how many numbers there have to be.
    fn compare_values(&self, rule: &Rule, count: Option<u64>) -> Result<(), CertificateError> {
        let (line, values) = self.list("values", count)?;
        let computed = rule.values(values.len());
        let is_equal = |pair: (&&str, &u32)| *pair.0 == pair.1.to_string();
        match values.iter().zip(&computed).all(is_equal) {
            true => Ok(()),
            false => Err(CertificateError::Line { line: line + 1 }),
        }
    }

    /// Returns the certificate of the claim that the lines make about a rule.
    fn prove(&self, kind: &str, rule: &Rule) -> Result<Certificate, CertificateError> {
        match (kind, rule) {
            ("quotient", _) | ("periodic-quotient", _) => {
                let largest = self.number(3, "largest")?;
                self.list("heaps", largest.checked_add(1))?;
                match kind {
                    "quotient" => Certificate::of_quotient(rule, largest),
                    _ => Certificate::of_periodic_quotient(rule, largest),
                }
            }
            ("windows", Rule::Code(code)) => {
                let windows = EqualWindows {
                    mask: self.number(5, "mask")?.min(u16::MAX.into()) as u16,
                    has_parity: self.number(6, "parity")? == 1,
                    width: self.number(7, "width")?,
                    heap: self.number(8, "heap")?,
                };
                let period = WindowPeriod::of_code(code, self.claim(3)?, windows);
                period.map(Certificate::from).map_err(CertificateError::Windows)
            }
            ("period", _) | ("growing", _) | ("sapp", _) | ("ruler", _) => {
                let claim = Claim { saltus: self.number(5, "saltus")?, ..self.claim(3)? };
                if kind != "ruler" {
                    self.compare_values(rule, claim.preperiod.checked_add(claim.period))?;
                }
                let law = match (kind, rule) {
                    ("period", Rule::Set(set)) | ("growing", Rule::Set(set)) => {
                        Period::of_set(set, claim).map(Regularity::Period)
                    }
                    ("period", Rule::Code(code)) | ("growing", Rule::Code(code)) => {
                        period_of_code(code, claim).map(Regularity::Period)
                    }
                    ("sapp", Rule::Code(code)) => {
                        Sapp::of_code(code, claim).map(Regularity::InPart)
                    }
                    ("ruler", Rule::Code(code)) => {
                        Ruler::of_code(code, claim).map(Regularity::Ruler)
                    }
                    _ => return Err(CertificateError::NoSuchRule),
                };
                law.map(Certificate::from).map_err(CertificateError::Values)
            }
            _ => Err(CertificateError::NoSuchRule),
        }
    }
}

/// The largest number of heaps for which a table is made.
const LIMIT: u128 = 1 << 28;

/// Returns the period that a claim states, using a table where possible.
fn period_of_code(code: &OctalGame, claim: Claim) -> Result<Period, Refused> {
    if let Ok(mut table) = SparseTable::of_code(code) {
        loop {
            let len = table.values().len();
            match table.certify(claim) {
                Err(Refused::TooFew { heaps }) if heaps >= LIMIT => return Err(Refused::TooLarge),
                // Doubling finds a false claim before everything that a true one needs is computed.
                Err(Refused::TooFew { heaps }) => {
                    if table.extend_to((heaps as usize).min((2 * len).max(64))).is_err() {
                        break;
                    }
                }
                proved => return proved,
            }
        }
    }
    Period::of_code(code, claim)
}
