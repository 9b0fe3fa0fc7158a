//! `explore misere`: true misère play compared with the SJ rule, position by position.

mod quotient;

use crate::{forms, limits, rules, style};
use anyhow::Result;
use clap::Args;
use games::heaps;
use games::misere::{basis, Basis};
use games::spoken::title;
use grundy::misere::{first_exception, heap_sums, sj_outcome};
use grundy::rule::Rule;
use indicatif::ProgressBar;
use std::io::Write;
use support::language::choose;
use support::plural::format_count;
use support::say;

#[derive(Args)]
#[command(after_help = forms::RULES, allow_negative_numbers = true)]
pub struct Options {
    /// The rule, as in `table`
    #[arg(required = true)]
    rule: Vec<String>,
    /// The largest total number of stones, or the largest heap of the quotient
    #[arg(long, default_value_t = 24, value_parser = heaps::size)]
    to: u64,
    /// Instead, find the misère quotient of the heaps up to that size, and the quotient's period
    #[arg(long)]
    quotient: bool,
}

/// Writes the smallest position where the SJ rule fails, or reports that there is none. With
/// `--quotient`, writes the quotient instead.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let rule = rules::read_with_note(&options.rule)?;
    if options.quotient {
        return quotient::write(&rule, options.to, to);
    }
    limits::check_sums(options.to)?;
    write_head(&rule, to)?;
    let bar = ProgressBar::new(heap_sums(options.to).count() as u64);
    let sums = heap_sums(options.to).inspect(|_| bar.inc(1));
    let exception =
        first_exception(&rule, sums).expect("every move removes stones or splits a heap");
    bar.finish_and_clear();
    let Some(exception) = exception else {
        let (count, stones) = (heap_sums(options.to).count(), options.to);
        let all = if count > 1 { "all " } else { "" };
        let (sums, counted) = (format_count(count, "sum"), format_count(stones as usize, "stone"));
        say!(
            to,
            "the SJ rule agrees on {all}{sums} of heaps with up to {counted} in total",
            "SJ 定理在 {count} 个由石子堆组成的和上全都成立，它们的石子总数不超过 {stones} 枚"
        )?;
        if let Ok(basis) = basis(&rule, options.to) {
            let extent = match basis {
                Basis::Ferguson => choose("and on all others", "在其他所有的和上也成立"),
                Basis::Proof { .. } => {
                    choose("and on larger sums of such heaps", "在这样的堆组成的更大的和上也成立")
                }
            };
            say!(to, "{extent}: it is {basis}", "{extent}：它{basis}")?;
        }
        return Ok(());
    };
    let by_rule = sj_outcome(&exception.values);
    say!(
        to,
        "the smallest counterexample is {}: its values are {}, so the SJ rule predicts {by_rule}, \
         but exhaustive search finds {}",
        "最小的反例是 {}：各值为 {}，所以 SJ 定理判为 {by_rule}，但逐一试遍的结果是 {}",
        heaps::position(&exception.sum),
        heaps::position(&exception.values),
        exception.outcome
    )
}

fn write_head(rule: &Rule, to: &mut dyn Write) -> Result<()> {
    let title = style::paint(style::HEAD, title(rule));
    say!(to, "{title}, misère play", "{title}，反常规则")
}
