//! `explore plot`: figures of a rule's values and of its positions with two heaps.

mod frequency;
mod pairs;
mod table;
mod values;

use crate::{figure, forms, limits, rules};
use anyhow::{Error, Result};
use clap::Args;
use frequency::Frequency;
use games::budget::RuleBudget;
use games::heaps;
use grundy::rule::Rule;
use pairs::{Heat, Pairs};
use std::io::Write;
use std::path::PathBuf;
use support::ensure;
use table::{PairTable, Special};
use values::ValuesFigure;

#[derive(Args)]
#[command(after_help = forms::RULES, allow_negative_numbers = true)]
pub struct Options {
    /// The rule, as in `table`; or wythoff, chomp (with two rows) or turning corners
    #[arg(required = true)]
    rule: Vec<String>,
    /// The largest heap [default: 200, and 100 in figures of positions with two heaps]
    #[arg(long, value_parser = heaps::size)]
    to: Option<u64>,
    /// Also draw the values of positions with two heaps as colours
    #[arg(long)]
    heat: bool,
    /// The folder for the files
    #[arg(long, default_value = ".")]
    out: PathBuf,
}

/// The maximum number of heaps in a figure; more heaps would be too dense to tell apart.
const MAX_HEAPS: u64 = 20_000;

/// The largest heap in a figure of positions with two heaps; with larger heaps, a position would be
/// less than two pixels wide.
const LARGEST_OF_TWO: u64 = 500;

/// The largest heap in a heat map. With heaps up to this size, an SVG with a rectangle for each
/// pair of heaps takes a few megabytes.
const LARGEST_OF_HEAT: u64 = 150;

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let two = options.to.unwrap_or(100);
    if let Some(special) = Special::from_name(&options.rule.join(" ")) {
        ensure!(
            (1..=LARGEST_OF_TWO).contains(&two),
            "--to {two} does not fit a figure of two heaps; the range is 1 to \
                 {LARGEST_OF_TWO}",
            "--to {two} 不适合两堆的图；范围是 1 到 {LARGEST_OF_TWO}"
        );
        let table = |largest: u64| special.table(two.min(largest));
        return write_pairs(options, special.file_name(), table, to);
    }

    let rule = rules::read_with_note(&options.rule)?;
    let last = options.to.unwrap_or(200);
    let budget = RuleBudget::new(&rule, &limits::TERMINAL);
    budget.check_table("--to", last).map_err(Error::msg)?;
    ensure!(
        (1..=MAX_HEAPS).contains(&last),
        "--to {last} does not fit a figure; the range is 1 to {MAX_HEAPS}",
        "--to {last} 不适合画图；范围是 1 到 {MAX_HEAPS}"
    );
    let name = file_name(&rule);
    let values = rule.values(last as usize + 1);
    let period = rule.period(values.len()).ok();
    let figure = ValuesFigure { rule: &rule, values: &values, period: period.as_ref() };
    figure::write(&figure, &options.out, &format!("{name}-values"), to)?;
    let figure = Frequency { rule: &rule, values: &values };
    figure::write(&figure, &options.out, &format!("{name}-frequency"), to)?;
    let two = two.min(budget.largest_heap());
    write_pairs(options, &name, |largest| Ok(PairTable::from_rule(&rule, two.min(largest))), to)
}

/// Draws the figures of positions with two heaps; `table` computes the values up to a given heap.
fn write_pairs(
    options: &Options,
    name: &str,
    table: impl Fn(u64) -> Result<PairTable>,
    to: &mut dyn Write,
) -> Result<()> {
    let pairs = Pairs { table: &table(LARGEST_OF_TWO)? };
    figure::write(&pairs, &options.out, &format!("{name}-pairs"), to)?;
    if options.heat {
        let heat = Heat { table: &table(LARGEST_OF_HEAT)? };
        figure::write(&heat, &options.out, &format!("{name}-heat"), to)?;
    }
    Ok(())
}

fn file_name(rule: &Rule) -> String {
    let name = rule.name().map(|name| name.to_string().replace('\'', ""));
    figure::file_name(&name.unwrap_or_else(|| rule.to_string()))
}
