//! `explore misere --quotient`: the monoid that decides all sums, and its elements.

use crate::limits::LARGEST_OF_QUOTIENT;
use crate::style;
use anyhow::{anyhow, Result};
use games::spoken::Spoken;
use grundy::misere::quotient::{PeriodicQuotient, Quotient};
use grundy::rule::Rule;
use grundy::Outcome;
use itertools::Itertools;
use std::io::Write;
use support::language::choose;
use support::plural::format_count;
use support::{ensure, say, text};

/// The largest number of elements whose products are written as a table.
const LARGEST_TABLE: usize = 12;

/// The number of heaps in each line that shows the pretending function.
const HEAPS_IN_LINE: u64 = 12;

/// Writes the quotient of the heaps up to `largest`, and its period if these heaps prove a period.
pub fn write(rule: &Rule, largest: u64, to: &mut dyn Write) -> Result<()> {
    ensure!(
        largest <= LARGEST_OF_QUOTIENT,
        "a quotient to heap {largest} is too large; the limit is {LARGEST_OF_QUOTIENT}",
        "求到堆 {largest} 的商幺半群太多了；上限是 {LARGEST_OF_QUOTIENT}"
    );
    let quotient = Quotient::of_heaps(rule, largest).map_err(|error| anyhow!(error.localize()))?;
    super::write_head(rule, to)?;
    let kind = match quotient.is_tame() {
        true => choose("tame: it is one of Nim", "驯顺的：它就是 Nim 的商幺半群"),
        false => choose("wild", "狂野的"),
    };
    let order = quotient.order();
    let elements = format_count(order, "element");
    say!(
        to,
        "the quotient of the heaps up to {largest} has {elements} and is {kind}\n\
         multiply the elements of the heaps: the result is P or N, for any number of them",
        "不超过 {largest} 的堆的商幺半群有 {order} 个元素，是{kind}\n\
         把各堆的元素相乘，结果是 P 或 N，堆数不限"
    )?;
    let name = |element| match quotient.outcome_of(element) {
        Outcome::P => style::paint(style::P, quotient.name(element)),
        Outcome::N => quotient.name(element),
    };
    let p = quotient.p_portion().into_iter().map(name).join(", ");
    let p = if p.is_empty() { choose("none", "无") } else { &p };
    writeln!(to, "{} {p}", style::paint(style::LABEL, choose("P:", "P：")))?;
    let equations = quotient.presentation().iter().join(", ");
    let label = style::paint(style::LABEL, choose("presentation:", "表现："));
    writeln!(to, "{label} {equations}")?;
    writeln!(to)?;
    for first in (0..=largest).step_by(HEAPS_IN_LINE as usize) {
        let last = largest.min(first + HEAPS_IN_LINE - 1);
        let names = (first..=last).map(|heap| name(quotient.element(heap))).join(" ");
        let label =
            style::paint(style::LABEL, text!("heap {first:>3} on:", "自堆 {first:>3} 起："));
        writeln!(to, "{label} {names}")?;
    }
    if quotient.order() <= LARGEST_TABLE {
        writeln!(to)?;
        writeln!(to, "{}", quotient.table())?;
    }
    writeln!(to)?;
    match PeriodicQuotient::find(rule, largest) {
        Ok(all) => {
            let (period, preperiod) = (all.period(), all.preperiod());
            say!(
                to,
                "the elements have period {period} from heap {preperiod} on, which is proved, so\n\
                 this is the quotient of all heaps",
                "各元素以 {period} 为周期，自堆 {preperiod} 起，这已证明，所以\n\
                 这就是所有堆的商幺半群"
            )?;
        }
        Err(error) => {
            let error = error.localize();
            say!(to, "for all heaps it is not proved: {error}", "对所有的堆没有证明：{error}")?
        }
    }
    Ok(())
}
