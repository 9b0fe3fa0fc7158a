//! `explore plot`: figures of a rule's values and of its two-heap games.

mod frequency;
mod heat;
mod pairs;
mod table;
mod values;

use crate::{figure, heaps, limits, rules};
use anyhow::{ensure, Result};
use clap::Args;
use grundy::rule::Rule;
use std::io::Write;
use std::path::PathBuf;
use table::PairTable;

#[derive(Args)]
#[command(after_help = rules::FORMS, allow_negative_numbers = true)]
pub struct Options {
    /// The rule, as in `table`; or wythoff, chomp (with two rows), or turning corners
    #[arg(required = true)]
    rule: Vec<String>,
    /// The largest heap [default: 200, and 100 of two]
    #[arg(long, value_parser = heaps::size)]
    to: Option<u64>,
    /// Draw the values of two heaps as colours too
    #[arg(long)]
    heat: bool,
    /// The folder for the files
    #[arg(long, default_value = ".")]
    out: PathBuf,
}

/// More heaps than these are less than a pixel each.
const MOST_HEAPS: u64 = 20_000;

/// More pairs than of heaps up to this are less than two pixels each.
const MOST_OF_TWO: u64 = 500;

/// Each cell of a heat map is a rectangle in the SVG; these are some megabytes.
const MOST_OF_HEAT: u64 = 150;

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let folder = &options.out;
    let mut say = |paths: [PathBuf; 2]| -> Result<()> {
        paths.iter().try_for_each(|path| writeln!(to, "{}", path.display()))?;
        Ok(())
    };
    let two = options.to.unwrap_or(100);
    if let Some(special) = table::Special::of(&options.rule.join(" ")) {
        ensure!(
            (1..=MOST_OF_TWO).contains(&two),
            "--to {two}: {} pairs of heaps; 1 to {MOST_OF_TWO} can be seen in a figure",
            (u128::from(two) + 1).pow(2)
        );
        let table = special.table(two)?;
        let name = special.file_name();
        say(figure::write(&pairs::Pairs { table: &table }, folder, &format!("{name}-pairs"))?)?;
        if options.heat {
            let table = special.table(two.min(MOST_OF_HEAT))?;
            say(figure::write(&heat::Heat { table: &table }, folder, &format!("{name}-heat"))?)?;
        }
        return Ok(());
    }

    let rule = rules::read(&options.rule)?;
    let last = options.to.unwrap_or(200);
    limits::check_heap(&rule, "--to", last)?;
    ensure!(
        (1..=MOST_HEAPS).contains(&last),
        "--to {last}: 1 to {MOST_HEAPS} heaps can be seen in a figure"
    );
    let name = name(&rule);
    let values = rule.values(last as usize + 1);
    let period = rule.period(values.len()).ok();
    let title = rule.title();
    let values_figure = values::Values { title: &title, values: &values, period: period.as_ref() };
    say(figure::write(&values_figure, folder, &format!("{name}-values"))?)?;
    let frequency = frequency::Frequency { title: &title, values: &values };
    say(figure::write(&frequency, folder, &format!("{name}-frequency"))?)?;
    let of_two =
        |most: u64| PairTable::of_rule(&rule, two.min(most).min(limits::largest_heap(&rule)));
    let table = of_two(MOST_OF_TWO);
    say(figure::write(&pairs::Pairs { table: &table }, folder, &format!("{name}-pairs"))?)?;
    if options.heat {
        let table = of_two(MOST_OF_HEAT);
        say(figure::write(&heat::Heat { table: &table }, folder, &format!("{name}-heat"))?)?;
    }
    Ok(())
}

fn name(rule: &Rule) -> String {
    figure::file_name(
        &rule.name().map_or(rule.to_string(), |name| name.to_string().replace('\'', "")),
    )
}
