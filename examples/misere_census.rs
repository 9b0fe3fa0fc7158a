//! `cargo run --release --example misere_census > tools/atlas/misere.tsv`: what is known of the misère
//! quotients of all octal codes of up to three digits that begin with 0, which takes some minutes.
//!
//! A line for each class of codes whose heaps have the same elements: how far heaps are examined, the
//! order of their quotient, its period where it is that of all heaps, the heaps that are generators,
//! the number of P-elements, and the presentation. Fewer than [`HEAPS`] are examined if the quotient of
//! one heap more is not found within the limits of [`Quotient::of_heaps`].

use grundy::misere::quotient::{NoPeriod, NoQuotient, PeriodicQuotient, Quotient};
use grundy::octal::OctalGame;
use grundy::rule::Rule;

const HEADING: &str = "codes\tto heap\torder\tpreperiod\tperiod\tgenerators\tP\tpresentation";

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
    /// The preperiod and the period, if the quotient is that of all heaps.
    period: Option<(u64, u64)>,
}

impl Known {
    /// Returns the quotient of as many heaps as can be, and its period.
    fn to_heap(rule: &Rule, largest: u64) -> Known {
        let heaps = match PeriodicQuotient::find(rule, largest) {
            Ok(all) => {
                let period = Some((all.preperiod(), all.period()));
                return Known { quotient: all.quotient().clone(), period };
            }
            Err(NoPeriod::NoQuotient(NoQuotient::TooLarge { heap })) => heap - 1,
            Err(_) => largest,
        };
        let quotient = Quotient::of_heaps(rule, heaps).expect("found on the way to the next heap");
        Known { quotient, period: None }
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
            .map_or("\t".to_string(), |(preperiod, period)| format!("{}\t{}", preperiod, period));
        let equations = quotient.presentation();
        let presentation = match equations.len() {
            0..=LONGEST => {
                equations.iter().map(|e| e.to_string()).collect::<Vec<String>>().join(", ")
            }
            count => format!("{} equations", count),
        };
        let generators: Vec<String> = quotient.generators().iter().map(u64::to_string).collect();
        format!(
            "{}\t{}\t{}\t{}\t{}\t{}",
            quotient.largest(),
            quotient.order(),
            period,
            generators.join(", "),
            quotient.p_portion().len(),
            presentation
        )
    }
}

/// Returns the codes: 0 and those of one, two and three digits after the point.
pub fn codes() -> Vec<OctalGame> {
    let of_len = |len: usize| {
        // A last digit 0 is that of a shorter code.
        let numbers = (0..8u32.pow(len as u32)).filter(move |number| number % 8 != 0);
        numbers.map(move |number| format!("0.{:0len$o}", number, len = len))
    };
    let texts = Some("0.0".to_string()).into_iter().chain((1..=3).flat_map(of_len));
    texts.map(|text| text.parse().expect("a code of octal digits")).collect()
}

#[allow(dead_code)] // the atlas tests the rest
fn main() {
    let mut classes: Vec<(String, Known)> = Vec::new();
    for code in codes() {
        let known = Known::of_code(&code);
        match classes.iter_mut().find(|class| class.1 == known) {
            Some((codes, _)) => *codes += &format!(" {}", code),
            None => classes.push((code.to_string(), known)),
        }
    }
    println!("{}", HEADING);
    for (codes, known) in &classes {
        println!("{}\t{}", codes, known.line());
    }
}
