//! `explore verify`: values of a saved file, computed anew by definition on all cores.

pub mod definition;

use crate::saved::Saved;
use crate::{room, style};
use anyhow::{ensure, Context, Result};
use clap::Args;
use definition::Definition;
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::SmallRng;
use rand::SeedableRng;
use rayon::prelude::*;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct Options {
    /// A file that `run` has written
    file: PathBuf,
    /// How many heaps are chosen at random
    #[arg(long, default_value_t = 500)]
    random: usize,
    /// How many of the last heaps are looked at besides
    #[arg(long, default_value_t = 500)]
    last: usize,
    /// The same seed, the same heaps
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A heap whose value in the file is another than its options say.
struct Difference {
    heap: usize,
    saved: usize,
    expected: usize,
}

pub fn run(options: &Options, to: &mut dyn Write) -> Result<ExitCode> {
    let mut saved = Saved::open(&options.file)?;
    let definition = Definition::new(saved.rule()).with_context(|| {
        format!("{} holds values of {}, which `run` does not compute", name(&saved), saved.rule())
    })?;
    ensure!(saved.heaps() > 0, "{} has no values yet", name(&saved));
    room::check_memory(saved.heaps(), 2)?;
    let values = saved.read(0)?;
    let heaps = choose(values.len(), options);

    writeln!(to, "{}", style::paint(style::HEAD, saved.rule().title()))?;
    writeln!(to, "values of heaps 0 to {} in {}", values.len() - 1, name(&saved))?;
    if saved.has_rest() {
        writeln!(to, "and half a value behind them, of an append that was cut short")?;
    }
    to.flush()?;
    let differences = compare(&definition, &values, &heaps)?;
    let (same, all) = (heaps.len() - differences.len(), heaps.len());
    writeln!(to, "{same} of {all} heaps looked at agree with the values of their options")?;
    writeln!(to, "(those chosen at random: --seed {})", options.seed)?;
    // Of all that differ, the smallest heap is nearest to the cause.
    let Some(first) = differences.iter().min_by_key(|difference| difference.heap) else {
        return Ok(ExitCode::SUCCESS);
    };
    writeln!(
        to,
        "the first that does not is heap {}: the file says {}, its options say {}",
        first.heap, first.saved, first.expected
    )?;
    Ok(ExitCode::FAILURE)
}

fn name(saved: &Saved) -> std::path::Display<'_> {
    saved.path().display()
}

/// The heaps to look at, each once.
fn choose(len: usize, options: &Options) -> Vec<usize> {
    let window = len - options.last.min(len);
    let mut rng = SmallRng::seed_from_u64(options.seed);
    let mut heaps =
        rand::seq::index::sample(&mut rng, window, options.random.min(window)).into_vec();
    heaps.extend(window..len);
    heaps
}

fn compare(definition: &Definition, values: &[u16], heaps: &[usize]) -> Result<Vec<Difference>> {
    // Nim sums stay below this power of two.
    let highest = values.par_iter().copied().max().unwrap_or(0);
    let room = (usize::from(highest) + 1).next_power_of_two();
    let bar = ProgressBar::new(heaps.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:24} {pos} of {len} heaps, {eta} left")?);
    let looked_at = heaps.par_iter().map_init(
        || vec![false; room],
        |seen, &heap| {
            let (saved, expected) =
                (usize::from(values[heap]), definition.value(heap, values, seen));
            bar.inc(1);
            Difference { heap, saved, expected }
        },
    );
    let differences = looked_at.filter(|heap| heap.saved != heap.expected).collect();
    bar.finish_and_clear();
    Ok(differences)
}
