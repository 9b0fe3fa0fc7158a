//! `explore misere`: true misère play compared with the SJ rule, position by position.

pub mod quotient;

use crate::{heaps, limits, rules, style};
use anyhow::Result;
use clap::Args;
use grundy::misere::{first_exception, heap_sums, sj_outcome};
use indicatif::ProgressBar;
use live::misere::{basis, Basis};
use std::io::Write;
use wording::plural::counted;

/// The arguments of `explore misere`.
#[derive(Args)]
#[command(after_help = rules::FORMS, allow_negative_numbers = true)]
pub struct Options {
    /// The rule, as in `table`
    #[arg(required = true)]
    rule: Vec<String>,
    /// The largest total number of stones, or the largest heap of the quotient
    #[arg(long, default_value_t = 24, value_parser = heaps::size)]
    to: u64,
    /// Find the misère quotient of the heaps up to that size instead, and its period
    #[arg(long)]
    quotient: bool,
}

/// Writes the smallest position where the SJ rule fails, or that there is none; or the quotient.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let asked = rules::read_asked(&options.rule)?;
    if let Some(note) = asked.misere_note() {
        eprintln!("{note}");
    }
    let rule = asked.rule;
    if options.quotient {
        return quotient::write(&rule, options.to, to);
    }
    limits::check_sums(options.to)?;
    writeln!(to, "{}, misère play", style::paint(style::HEAD, rule.title()))?;
    let bar = ProgressBar::new(heap_sums(options.to).count() as u64);
    let sums = heap_sums(options.to).inspect(|_| bar.inc(1));
    let exception =
        first_exception(&rule, sums).expect("every move removes stones or splits a heap");
    bar.finish_and_clear();
    let Some(exception) = exception else {
        let count = heap_sums(options.to).count();
        let all = if count > 1 { "all " } else { "" };
        writeln!(
            to,
            "the SJ rule agrees on {all}{} of heaps with up to {} in total",
            counted(count, "sum"),
            counted(options.to as usize, "stone")
        )?;
        if let Ok(basis) = basis(&rule, options.to) {
            let extent = match basis {
                Basis::Ferguson => "and on all others",
                Basis::Proof { .. } => "and on larger sums of such heaps",
            };
            writeln!(to, "{extent}: it is {basis}")?;
        }
        return Ok(());
    };
    let by_rule = sj_outcome(&exception.values);
    writeln!(
        to,
        "the smallest counterexample is {}: its values are {}, so the SJ rule predicts {by_rule}, \
         but exhaustive search finds {}",
        heaps::position(&exception.sum),
        heaps::position(&exception.values),
        exception.outcome
    )?;
    Ok(())
}
