//! `explore run`: values of a take-and-break game to a billion heaps, kept in a file.

pub mod pace;
mod progress;
mod report;

use crate::saved::Saved;
use crate::{heaps, room, rules};
use anyhow::{bail, ensure, Context, Result};
use clap::Args;
use cli::exit::INTERRUPTED;
use cli::interrupt::Interrupt;
use grundy::long_tables::{SparseError, SparseTable};
use grundy::rule::Rule;
use pace::Pace;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct Options {
    /// An octal code such as 0.6, or grundy, officers and other names
    #[arg(required = true)]
    rule: Vec<String>,
    /// The largest heap, up to 10^9
    #[arg(long, value_parser = heaps::size)]
    to: u64,
    /// Where the values are kept; a run that was interrupted goes on from there
    #[arg(long)]
    file: PathBuf,
    /// Seconds between two times of writing to the file
    #[arg(long, default_value_t = 5)]
    every: u64,
}

/// Beyond it no one has looked for anything yet.
const LARGEST: u64 = 1_000_000_000;

/// So many heaps show whether a short period is proved.
const FIRST_LOOK: usize = 2048;

/// A table keeps each value twice, in two numberings of two bytes.
const IN_MEMORY: u64 = 4;

pub fn run(options: &Options, to: &mut dyn Write) -> Result<ExitCode> {
    let rule = rules::read(&options.rule)?;
    let table = table_of(&rule)?;
    ensure!(
        options.to <= LARGEST,
        "--to {} is too large; {LARGEST} is the most here, for which memory holds 4 GB",
        options.to
    );
    let mut wanted = options.to as usize + 1;
    let exists = options.file.try_exists().unwrap_or(false);
    if !exists {
        check_room(wanted, 0, &options.file)?;
        hint_at_period(&rule);
    }
    let mut saved = Saved::open_or_create(&options.file, &rule)?;
    wanted = wanted.max(saved.heaps());
    check_room(wanted, saved.heaps(), &options.file)?;
    let mut table = resume(table, &mut saved, wanted)?;
    let finished = extend(&mut table, wanted, &mut saved, options.every)?;
    drop(table);
    if finished {
        report::write(&mut saved, to)?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(
        to,
        "stopped: the values of {} heaps are in {}",
        saved.heaps(),
        saved.path().display()
    )?;
    writeln!(to, "to go on: {}", command(options)?)?;
    Ok(ExitCode::from(INTERRUPTED))
}

fn check_room(heaps: usize, known: usize, file: &Path) -> Result<()> {
    room::check_memory(heaps, IN_MEMORY)?;
    room::check_disk(heaps - known, file)
}

/// The table of a rule, with no heaps yet.
fn table_of(rule: &Rule) -> Result<SparseTable> {
    match rule {
        Rule::Set(_) => bail!(
            "{rule} is a subtraction set, and `run` is for games whose moves may split a heap; \
             `cargo explore table '{rule}'` finds the values, and the period where one is proved"
        ),
        Rule::Code(code) => SparseTable::of_code(code).with_context(|| {
            format!("{} is not for `run`; try `cargo explore table '{rule}'`", rule.title())
        }),
        Rule::Grundys => Ok(SparseTable::of_grundys_game()),
    }
}

fn hint_at_period(rule: &Rule) {
    if let Ok(period) = rule.period(FIRST_LOOK) {
        let (period, preperiod) = (period.period(), period.preperiod());
        eprintln!(
            "the values of {rule} repeat with period {period} after {preperiod}: \
             `cargo explore table '{rule}'` proves it and says all that a file could"
        );
    }
}

/// The table as far as the file has it, once a sample of its values has been computed anew.
fn resume(table: SparseTable, saved: &mut Saved, room: usize) -> Result<SparseTable> {
    let mut values = saved.read(room)?;
    // After a loss of power some file systems show an append that they have not kept as
    // zeros. Real zeros at the end cost nothing to find again.
    while values.last() == Some(&0) {
        values.pop();
    }
    let heaps = values.len();
    let path = saved.path().display().to_string();
    let table = table.resume(values).map_err(|error| match error {
        SparseError::Damaged { .. } => anyhow::Error::new(error).context(format!(
            "{path} is damaged and cannot be gone on with; begin again with another file"
        )),
        error => anyhow::Error::new(error).context(path),
    })?;
    saved.cut(heaps)?;
    Ok(table)
}

/// Computes and saves until the file has `wanted` heaps, which is true, or until Ctrl-C.
fn extend(table: &mut SparseTable, wanted: usize, saved: &mut Saved, every: u64) -> Result<bool> {
    let interrupt = Interrupt::watch()?;
    let bar = progress::bar(wanted, saved.heaps())?;
    let every = Duration::from_secs(every);
    let mut pace = Pace::default();
    let mut last_saved = Instant::now();
    while table.values().len() < wanted && !interrupt.came() {
        let began = Instant::now();
        let extended = table.extend_to(pace.next(table.values().len(), wanted));
        pace.took(began.elapsed());
        bar.set_position(table.values().len() as u64);
        if last_saved.elapsed() >= every || extended.is_err() {
            saved.append(&table.values()[saved.heaps()..])?;
            last_saved = Instant::now();
        }
        extended.with_context(|| saved.path().display().to_string())?;
    }
    saved.append(&table.values()[saved.heaps()..])?;
    bar.finish_and_clear();
    Ok(saved.heaps() == wanted)
}

/// What the reader types to go on.
fn command(options: &Options) -> Result<String> {
    let rule = options.rule.join(" ");
    let (heap, file) = (options.to.to_string(), options.file.to_string_lossy());
    let words = ["cargo", "explore", "run", &rule, "--to", &heap, "--file", &file];
    Ok(shlex::try_join(words)?)
}
