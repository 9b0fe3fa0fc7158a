//! The census of misère quotients: what is known of each code of up to three digits.

use crate::codes::codes;
use grundy::misere::quotient::{NoPeriod, NoQuotient, PeriodicQuotient, Quotient};
use grundy::octal::OctalGame;
use grundy::rule::Rule;

/// The file: a line for each class of codes whose heaps have the same elements.
pub const FILE: &str = include_str!("../misere.tsv");

const HEADING: &str = "codes\tto heap\torder\tpreperiod\tperiod\tgenerators\tP\tpresentation\n";

/// How far heaps are examined: first all, then those of small quotients without a period.
const HEAPS: [(u64, usize); 2] = [(40, usize::MAX), (250, 64)];

/// The longest presentation that is written; of longer ones, the number of equations is.
const LONGEST: usize = 40;

/// Returns the quotient of as many heaps as can be, and its period where it is that of all heaps.
fn quotient(rule: &Rule, largest: u64) -> (Quotient, Option<(u64, u64)>) {
    let heaps = match PeriodicQuotient::find(rule, largest) {
        Ok(all) => return (all.quotient().clone(), Some((all.preperiod(), all.period()))),
        Err(NoPeriod::NoQuotient(NoQuotient::TooLarge { heap })) => heap - 1,
        Err(_) => largest,
    };
    (Quotient::of_heaps(rule, heaps).expect("found on the way to the next heap"), None)
}

/// Returns a line of the file but for its codes, and a text that tells the elements of all heaps.
pub fn line(code: &OctalGame) -> (String, String) {
    let rule = Rule::Code(code.clone());
    let mut found = quotient(&rule, HEAPS[0].0);
    if found.1.is_none() && found.0.largest() == HEAPS[0].0 && found.0.order() <= HEAPS[1].1 {
        found = quotient(&rule, HEAPS[1].0);
    }
    let (quotient, period) = found;
    let period =
        period.map_or("\t".to_string(), |(preperiod, period)| format!("{preperiod}\t{period}"));
    let list = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join(", ");
    let equations = quotient.presentation();
    let presentation = match equations.len() {
        0..=LONGEST => list(&mut equations.iter().map(ToString::to_string)),
        count => format!("{count} equations"),
    };
    let generators = list(&mut quotient.generators().iter().map(ToString::to_string));
    let (largest, order, p) = (quotient.largest(), quotient.order(), quotient.p_portion().len());
    let elements = (0..=largest).map(|heap| quotient.element(heap).index().to_string());
    (
        format!("{largest}\t{order}\t{period}\t{generators}\t{p}\t{presentation}\n"),
        format!("{} {equations:?}", list(&mut elements.into_iter())),
    )
}

/// Returns the text of the file. Calls `tick` for each code with the number of steps done and to do.
pub fn text(tick: impl Fn(usize, usize)) -> String {
    let codes: Vec<OctalGame> =
        codes().into_iter().filter(|code| !code.to_string().starts_with('4')).collect();
    let mut classes: Vec<(String, (String, String))> = Vec::new();
    for (done, code) in codes.iter().enumerate() {
        tick(done, codes.len());
        let line = line(code);
        match classes.iter_mut().find(|class| class.1 == line) {
            Some((codes, _)) => *codes += &format!(" {code}"),
            None => classes.push((code.to_string(), line)),
        }
    }
    classes.iter().fold(HEADING.to_string(), |text, (codes, (line, _))| text + codes + "\t" + line)
}
