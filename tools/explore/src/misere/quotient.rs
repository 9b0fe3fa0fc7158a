//! `explore misere --quotient`: the monoid that decides all sums, element by element.

use crate::style;
use anyhow::{ensure, Result};
use grundy::misere::quotient::{PeriodicQuotient, Quotient};
use grundy::rule::Rule;
use grundy::Outcome;
use std::io::Write;
use wording::plural::counted;

/// The largest heap, up to which all options are kept in memory.
pub const LARGEST_HEAP: u64 = 500;

/// The most elements whose products are written as a table.
const LARGEST_TABLE: usize = 12;

/// The number of heaps in a line of the pretending function.
const HEAPS_IN_LINE: u64 = 12;

/// Returns the quotient of the heaps up to `largest`.
///
/// # Errors
/// If that is too large, or if there is no quotient.
pub fn find(rule: &Rule, largest: u64) -> Result<Quotient> {
    ensure!(
        largest <= LARGEST_HEAP,
        "a quotient to heap {largest} is too much; the limit is {LARGEST_HEAP}"
    );
    Ok(Quotient::of_heaps(rule, largest)?)
}

/// Writes the quotient of the heaps up to `largest`, and its period if they prove one.
pub fn write(rule: &Rule, largest: u64, to: &mut dyn Write) -> Result<()> {
    let quotient = find(rule, largest)?;
    writeln!(to, "{}, misère play", style::paint(style::HEAD, rule.title()))?;
    let kind = if quotient.is_tame() { "tame: it is one of Nim" } else { "wild" };
    let elements = counted(quotient.order(), "element");
    writeln!(to, "the quotient of the heaps up to {largest} has {elements} and is {kind}")?;
    writeln!(
        to,
        "multiply the elements of the heaps: the result is P or N, for any number of them"
    )?;
    let name = |element| match quotient.outcome_of(element) {
        Outcome::P => style::paint(style::P, quotient.name(element)),
        Outcome::N => quotient.name(element),
    };
    let is_p = |&element: &_| quotient.outcome_of(element) == Outcome::P;
    let p: Vec<String> = quotient.elements().filter(is_p).map(name).collect();
    let p = if p.is_empty() { "none".to_string() } else { p.join(", ") };
    writeln!(to, "{} {p}", style::paint(style::LABEL, "P:"))?;
    writeln!(to)?;
    for first in (0..=largest).step_by(HEAPS_IN_LINE as usize) {
        let last = largest.min(first + HEAPS_IN_LINE - 1);
        let names: Vec<String> = (first..=last).map(|heap| name(quotient.element(heap))).collect();
        let label = style::paint(style::LABEL, format!("heap {first:>3} on:"));
        writeln!(to, "{label} {}", names.join(" "))?;
    }
    if quotient.order() <= LARGEST_TABLE {
        writeln!(to)?;
        write_products(&quotient, to)?;
    }
    writeln!(to)?;
    match PeriodicQuotient::find(rule, largest) {
        Ok(all) => {
            let (period, preperiod) = (all.period(), all.preperiod());
            writeln!(
                to,
                "the elements have period {period} from heap {preperiod} on, which is proved, so"
            )?;
            writeln!(to, "this is the quotient of all heaps")?;
        }
        Err(error) => writeln!(to, "for all heaps it is not proved: {error}")?,
    }
    Ok(())
}

/// Writes the table of products.
fn write_products(quotient: &Quotient, to: &mut dyn Write) -> Result<()> {
    let names: Vec<String> = quotient.elements().map(|element| quotient.name(element)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(1);
    let mut write_row = |head: &str, products: &[String]| {
        let cells: Vec<String> = products.iter().map(|name| format!("{name:width$}")).collect();
        writeln!(to, "{head:width$} │ {}", cells.join(" ").trim_end())
    };
    write_row("", &names)?;
    for (x, head) in quotient.elements().zip(&names) {
        let product = |y| quotient.name(quotient.product(x, y));
        write_row(head, &quotient.elements().map(product).collect::<Vec<_>>())?;
    }
    Ok(())
}
