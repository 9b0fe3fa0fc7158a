//! `explore misere`: true misère play against the SJ rule, position by position.

use crate::misere_play::{basis, Basis};
use crate::{heaps, limits, rules, style};
use anyhow::Result;
use clap::Args;
use grundy::misere::{first_exception, heap_sums, sj_outcome};
use indicatif::ProgressBar;
use std::io::Write;

#[derive(Args)]
#[command(after_help = rules::FORMS, allow_negative_numbers = true)]
pub struct Options {
    /// The rule, as in `table`
    #[arg(required = true)]
    rule: Vec<String>,
    /// The most stones of a position, all its heaps together
    #[arg(long, default_value_t = 24, value_parser = heaps::size)]
    to: u64,
}

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let rule = rules::read(&options.rule)?;
    limits::check_sums(options.to)?;
    writeln!(to, "{}, misère play", style::paint(style::HEAD, rule.title()))?;
    let bar = ProgressBar::new(heap_sums(options.to).count() as u64);
    let sums = heap_sums(options.to).inspect(|_| bar.inc(1));
    let exception =
        first_exception(&rule, sums).expect("every move leaves fewer stones, or splits");
    bar.finish_and_clear();
    let Some(exception) = exception else {
        writeln!(to, "agrees on every position to {}: {}", options.to, count(options.to))?;
        if let Ok(basis) = basis(&rule, options.to) {
            let reach = match basis {
                Basis::Ferguson => "and on all others",
                Basis::Proof { .. } => "and on more",
            };
            writeln!(to, "{reach}: the SJ rule is {basis}")?;
        }
        return Ok(());
    };
    let rule_says = sj_outcome(&exception.values);
    writeln!(
        to,
        "the smallest counterexample is {}: its values are {}, so the SJ rule says {rule_says}, \
         but by play it is {}",
        heaps::position(&exception.sum),
        heaps::position(&exception.values),
        exception.outcome
    )?;
    Ok(())
}

fn count(total: u64) -> String {
    format!("the {} sums of heaps with up to {total} stones in all", heap_sums(total).count())
}
