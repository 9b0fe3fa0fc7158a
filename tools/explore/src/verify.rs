//! `explore verify`: values of a saved file checked against the definition, on all cores.

pub mod definition;

use crate::saved::Saved;
use crate::{free_space, style};
use anyhow::{ensure, Context, Result};
use clap::Args;
use definition::Definition;
use grundy::long_tables::SparseTable;
use grundy::rule::Rule;
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::SmallRng;
use rand::SeedableRng;
use rayon::prelude::*;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use wording::plural::counted;

/// The arguments of `explore verify`.
#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct Options {
    /// The file, written by `run`
    file: PathBuf,
    /// The number of heaps to check at random
    #[arg(long, default_value_t = 500)]
    random: usize,
    /// The number of heaps to check at the end of the file
    #[arg(long, default_value_t = 500)]
    last: usize,
    /// The seed of the random choice; the same seed gives the same heaps
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A heap with its value in the file and its value by definition.
struct Check {
    heap: usize,
    saved: usize,
    expected: usize,
}

/// The memory for a heap: the value that is checked, and two more in the table that looks for a
/// period.
const HEAP_BYTES: u64 = 6;

/// Checks the values, and returns exit code 1 if some differ.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<ExitCode> {
    let mut saved = Saved::open(&options.file)?;
    let definition = Definition::new(saved.rule()).with_context(|| {
        format!("{} holds values of {}, which `run` does not compute", name(&saved), saved.rule())
    })?;
    ensure!(saved.heaps() > 0, "{} has no values yet", name(&saved));
    free_space::check_memory(saved.heaps(), HEAP_BYTES)?;
    let values = saved.read(0)?;
    let heaps = choose(values.len(), options);

    writeln!(to, "{}", style::paint(style::HEAD, saved.rule().title()))?;
    writeln!(to, "values of heaps 0 to {} in {}", values.len() - 1, name(&saved))?;
    if saved.has_partial_value() {
        writeln!(to, "followed by half a value, because an append was cut short")?;
    }
    to.flush()?;
    let differences = differences(&definition, &values, &heaps)?;
    let (same, total) = (heaps.len() - differences.len(), heaps.len());
    let agree = if same == 1 { "agrees" } else { "agree" };
    writeln!(to, "{same} of {} checked {agree} with the definition", counted(total, "heap"))?;
    writeln!(to, "(random heaps: --seed {})", options.seed)?;
    // The smallest heap that differs is nearest to the cause.
    let Some(first) = differences.iter().min_by_key(|difference| difference.heap) else {
        write_period(saved.rule(), values, to)?;
        return Ok(ExitCode::SUCCESS);
    };
    writeln!(
        to,
        "the first that differs is heap {}: {} in the file, {} by definition",
        first.heap, first.saved, first.expected
    )?;
    Ok(ExitCode::FAILURE)
}

/// Writes the certificate of the period that the values prove, which says that it rests on them.
fn write_period(rule: &Rule, values: Vec<u16>, to: &mut dyn Write) -> Result<()> {
    let Rule::Code(code) = rule else { return Ok(()) };
    let table = SparseTable::of_code(code).and_then(|table| table.resume(values));
    if let Some(period) = table.ok().and_then(|table| table.find_period().ok()) {
        writeln!(to, "{period}")?;
    }
    Ok(())
}

fn name(saved: &Saved) -> std::path::Display<'_> {
    saved.path().display()
}

/// Chooses the heaps to check, each once.
fn choose(len: usize, options: &Options) -> Vec<usize> {
    let window = len - options.last.min(len);
    let mut rng = SmallRng::seed_from_u64(options.seed);
    let mut heaps =
        rand::seq::index::sample(&mut rng, window, options.random.min(window)).into_vec();
    heaps.extend(window..len);
    heaps
}

/// Returns those of `heaps` whose value differs from the definition.
fn differences(definition: &Definition, values: &[u16], heaps: &[usize]) -> Result<Vec<Check>> {
    // Nim sums of the values are below the next power of two.
    let highest = values.par_iter().copied().max().unwrap_or(0);
    let bound = (usize::from(highest) + 1).next_power_of_two();
    let bar = ProgressBar::new(heaps.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:24} {pos} of {len} heaps, {eta} left")?);
    let checks = heaps.par_iter().map_init(
        || vec![false; bound],
        |seen, &heap| {
            let expected = definition.value(heap, values, seen);
            bar.inc(1);
            Check { heap, saved: usize::from(values[heap]), expected }
        },
    );
    let differences = checks.filter(|check| check.saved != check.expected).collect();
    bar.finish_and_clear();
    Ok(differences)
}
