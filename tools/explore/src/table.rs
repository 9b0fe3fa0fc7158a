//! `explore table`: the Grundy values of a rule, and the proved period.

mod export;
mod layout;
pub mod search;

use crate::{forms, limits, rules, style};
use anyhow::{anyhow, Context, Error, Result};
use clap::Args;
use games::budget::RuleBudget;
use games::heaps;
use games::spoken::{title, Spoken};
use grundy::certificate::Certificate;
use grundy::period::{Period, Refused, Regularity};
use grundy::rule::Rule;
use itertools::Itertools;
use layout::TableLayout;
use search::{search, FoundPeriod};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use support::plural::format_count;
use support::{ensure, say, text};

#[derive(Args)]
#[command(after_help = forms::RULES, allow_negative_numbers = true)]
pub struct Options {
    /// The rule: '{1,2,3}', 'all but {2,4}', 'powers of 2', odd, fibonacci, 0.77, kayles, hdu1848
    #[arg(required = true)]
    rule: Vec<String>,
    /// The largest heap
    #[arg(long, default_value_t = 200, value_parser = heaps::size)]
    to: u64,
    /// The maximum number of seconds to spend looking for a period beyond the largest heap
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Write only lines with a heap and its value, for a spreadsheet
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Write the rule, the values and the period as JSON
    #[arg(long)]
    json: bool,
    /// Also write the proved statements to this file, for `verify` and for other programs
    #[arg(long, conflicts_with = "csv")]
    certificate: Option<PathBuf>,
}

/// The number of heaps searched for a law if there is no period.
const SEARCHED: usize = 512;

/// The maximum number of exceptions listed; the rest are only counted.
const MAX_LISTED: usize = 60;

/// Writes the table, fitted to the width of the terminal.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let asked = rules::read_asked(&options.rule)?;
    let misere_note = rules::misere_note(&asked);
    let rule = asked.rule;
    let budget = RuleBudget::new(&rule, &limits::TERMINAL);
    budget.check_table("--to", options.to).map_err(|error| match search::table(&rule) {
        Some(_) => anyhow!(text!(
            "{error}; {} computes them",
            "{error}；{} 能算出它们",
            run_command(&rule, options.to)
        )),
        None => Error::msg(error),
    })?;
    let len = options.to as usize + 1;
    let values = rule.values(len);
    if let Some(note) = misere_note.as_ref().filter(|_| options.csv || options.json) {
        eprintln!("{note}");
    }
    if options.csv {
        return export::write_csv(&values, to);
    }
    let found = search(&budget, len, options.seconds);
    let period = &found.period;
    let law =
        period.clone().ok().map(Regularity::Period).or_else(|| rule.law_without_period(SEARCHED));
    if let Some(path) = &options.certificate {
        ensure!(law.is_some(), "nothing is proved for a certificate", "没有证明，写不出证书");
        let certificate = law.clone().map(Certificate::from);
        fs::write(path, certificate.iter().join("")).with_context(|| path.display().to_string())?;
    }
    if options.json {
        return export::write_json(&rule, &values, law.as_ref(), to);
    }

    writeln!(to, "{}", style::paint(style::HEAD, title(&rule)))?;
    if let Some(note) = misere_note {
        writeln!(to, "{note}")?;
    }
    let marked = period.as_ref().map(exceptions).unwrap_or_default();
    let layout = TableLayout::new(&values, period.as_ref().ok(), width());
    layout.write(&values, &marked, to)?;
    writeln!(to)?;
    match (period, law) {
        (Ok(period), _) => write_certificate(period, &marked, to),
        (_, Some(law)) => Ok(writeln!(to, "{}", law.localize())?),
        (Err(refusal), None) => write_no_certificate(&rule, refusal, &found, options, to),
    }
}

/// Returns the heaps in the preperiod whose values differ from those that the period would give if
/// it were continued backwards.
fn exceptions(period: &Period) -> Vec<u64> {
    let differs = |&heap: &u64| {
        let periods = (period.preperiod() - heap).div_ceil(period.period());
        let later = period.value(heap + periods * period.period());
        period.value(heap) + periods * period.saltus() != later
    };
    (0..period.preperiod()).filter(differs).collect()
}

fn write_certificate(period: &Period, marked: &[u64], to: &mut dyn Write) -> Result<()> {
    writeln!(to, "{}", period.localize())?;
    let (marks, preperiod) = (marked.len(), period.preperiod());
    let exceptions = format_count(marks, "exception");
    let count = text!(
        "{exceptions} before heap {preperiod} (*)",
        "{marks} 个例外（*），都在堆 {preperiod} 之前"
    );
    match marked {
        [] => {}
        [.., last] if marks > MAX_LISTED => {
            say!(to, "{count}, the last at {last}", "{count}，最后一个是 {last}")?
        }
        _ => {
            let heaps = marked.iter().join(", ");
            say!(to, "{count}: {heaps}", "{count}：{heaps}")?;
        }
    }
    Ok(())
}

fn write_no_certificate(
    rule: &Rule,
    refusal: &Refused,
    found: &FoundPeriod,
    options: &Options,
    to: &mut dyn Write,
) -> Result<()> {
    let last = found.heaps.saturating_sub(1);
    let reason = match (rule, refusal) {
        (Rule::Grundys, _) => text!(
            ": whether Grundy's game has one is an open problem",
            "：Grundy 游戏有没有周期是未解决的问题"
        ),
        (_, Refused::NoTheorem) => {
            let refusal = refusal.localize();
            text!(": {refusal}", "：{refusal}")
        }
        _ if found.is_out_of_time => {
            let seconds = options.seconds;
            let time = format_count(seconds as usize, "second");
            let command = run_command(rule, 10 * found.heaps as u64);
            text!(
                ", in {time}; {command} goes further",
                "，用时 {seconds} 秒；{command} 能算得更远"
            )
        }
        _ => String::new(),
    };
    say!(to, "no period proven up to {last}{reason}", "到 {last} 为止没有证明周期{reason}")
}

/// Returns, in backquotes, the command that computes more heaps than `table`.
fn run_command(rule: &Rule, heap: u64) -> String {
    format!("`cargo explore run '{rule}' --to {heap} --file FILE`")
}

/// Returns the number of columns of the terminal, or 80 if the output is not a terminal.
fn width() -> usize {
    let size = console::Term::stdout().size_checked();
    size.map_or(80, |(_, columns)| usize::from(columns).max(20))
}
