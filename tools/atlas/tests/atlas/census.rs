//! What is known of the misère quotients of all octal codes of up to three digits that begin with 0.
//!
//! A line for each class of codes whose heaps have the same elements: up to which heap there is a
//! quotient, the heap from which on it is infinite, the order of the quotient, its period where it is
//! that of all heaps, the heaps that are generators, the number of P-elements, and the presentation.
//! It is the quotient of fewer than [`HEAPS`] if that of one heap more is not found within the limits
//! of [`Quotient::of_heaps`].

use atlas::codes;
use grundy::misere::quotient::{NoPeriod, NoQuotient, PeriodicQuotient, Quotient};
use grundy::octal::OctalGame;
use grundy::rule::Rule;

const HEADING: &str =
    "codes\tto heap\tinfinite from\torder\tpreperiod\tperiod\tgenerators\tP\tpresentation";

/// How far heaps are examined.
const HEAPS: u64 = 40;

/// How far they are if the quotient of [`HEAPS`] has no period and at most [`FEW`] elements.
const MORE_HEAPS: u64 = 250;
const FEW: usize = 64;

/// The longest presentation that is written; of longer ones, the number of equations is.
const LONGEST: usize = 16;

/// What is known of the heaps of a code.
#[derive(PartialEq, Eq)]
pub struct Known {
    quotient: Quotient,
    /// The least heap such that the quotient of the heaps up to it is proved to be infinite.
    infinite: Option<u64>,
    /// The preperiod and the period, if the quotient is that of all heaps.
    period: Option<(u64, u64)>,
}

impl Known {
    /// Returns the quotient of as many heaps as can be, up to `largest`, and its period.
    fn to_heap(rule: &Rule, largest: u64) -> Known {
        match PeriodicQuotient::find(rule, largest) {
            Ok(all) => {
                let period = Some((all.preperiod(), all.period()));
                Known { quotient: all.quotient().clone(), infinite: None, period }
            }
            Err(NoPeriod::NoQuotient(NoQuotient::TooLarge { heap })) => {
                Known::to_heap(rule, heap - 1)
            }
            Err(NoPeriod::NoQuotient(NoQuotient::Infinite { heap })) => {
                Known { infinite: Some(heap), ..Known::to_heap(rule, heap - 1) }
            }
            Err(_) => {
                let quotient = Quotient::of_heaps(rule, largest).expect("it has no period");
                Known { quotient, infinite: None, period: None }
            }
        }
    }

    /// Returns what is found of a code.
    pub fn of_code(code: &OctalGame) -> Known {
        let rule = Rule::Code(code.clone());
        let known = Known::to_heap(&rule, HEAPS);
        let is_open = known.period.is_none() && known.quotient.largest() == HEAPS;
        if is_open && known.quotient.order() <= FEW {
            return Known::to_heap(&rule, MORE_HEAPS);
        }
        known
    }

    /// Returns the line without its codes.
    pub fn line(&self) -> String {
        let quotient = &self.quotient;
        let period = self
            .period
            .map_or("\t".to_string(), |(preperiod, period)| format!("{preperiod}\t{period}"));
        let equations = quotient.presentation();
        let presentation = match equations.len() {
            0..=LONGEST => {
                equations.iter().map(|e| e.to_string()).collect::<Vec<String>>().join(", ")
            }
            count => format!("{count} equations"),
        };
        let generators: Vec<String> = quotient.generators().iter().map(u64::to_string).collect();
        let infinite = self.infinite.map_or(String::new(), |heap| heap.to_string());
        format!(
            "{}\t{infinite}\t{}\t{}\t{}\t{}\t{}",
            quotient.largest(),
            quotient.order(),
            period,
            generators.join(", "),
            quotient.p_portion().len(),
            presentation
        )
    }
}

/// Returns the codes, in the order of the atlas.
pub fn codes() -> impl Iterator<Item = OctalGame> {
    codes::codes().into_iter().filter(|code| code.to_string().starts_with("0."))
}

/// Returns the whole file, which takes some minutes.
pub fn text() -> String {
    let mut classes: Vec<(String, Known)> = Vec::new();
    for code in codes() {
        let known = Known::of_code(&code);
        match classes.iter_mut().find(|class| class.1 == known) {
            Some((codes, _)) => *codes += &format!(" {code}"),
            None => classes.push((code.to_string(), known)),
        }
    }
    let lines = classes.iter().map(|(codes, known)| format!("{codes}\t{}\n", known.line()));
    format!("{HEADING}\n{}", lines.collect::<String>())
}
