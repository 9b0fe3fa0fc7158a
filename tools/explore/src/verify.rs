//! `explore verify`: computes the values of a saved file again and checks some of them against the
//! definition, on all cores; or proves a certificate again.

pub mod certificate;
pub mod definition;

use crate::free_memory::check_memory;
use crate::run::{new_table, progress, window, TABLE_BYTES};
use crate::saved::Saved;
use crate::style;
use anyhow::{anyhow, Context, Result};
use clap::Args;
use definition::Definition;
use games::heaps;
use games::spoken::{title, Spoken};
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::SmallRng;
use rand::SeedableRng;
use rayon::prelude::*;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use support::language::choose;
use support::plural::format_count;
use support::{ensure, refuse, say, text};

#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct Options {
    /// The file, written by `run` or `--certificate`
    file: PathBuf,
    /// The largest heap whose value is computed again [default: the last heap in the file]
    #[arg(long, value_parser = heaps::size)]
    to: Option<u64>,
    /// The number of random heaps that are also checked against the definition
    #[arg(long, default_value_t = 500)]
    random: usize,
    /// How many of the last heaps are also checked against the definition
    #[arg(long, default_value_t = 500)]
    last: usize,
    /// An earlier file of `run --window` from which to compute the later file again [default: from
    /// heap 0]
    #[arg(long)]
    from: Option<PathBuf>,
    /// The seed of the random choice; the same seed gives the same heaps
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A heap with its value in the table and its value by definition.
struct Check {
    heap: usize,
    computed: usize,
    expected: usize,
}

/// The memory per heap: the heap's value in the file, and the memory that `run` needs.
const HEAP_BYTES: u64 = 2 + TABLE_BYTES;

/// Checks the values, and returns exit code 1 if any are wrong.
///
/// All values are computed again from heap 0, because values derived from wrong values in the file
/// would agree with the file.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<ExitCode> {
    if window::is_window(&options.file) {
        return window::verify(&options.file, options.from.as_deref(), to);
    }
    if let Some(text) = certificate::read(&options.file) {
        return certificate::verify(&text, to);
    }
    let mut saved = Saved::open(&options.file)?;
    let file = options.file.display();
    let definition = Definition::new(saved.rule()).with_context(|| {
        text!(
            "{} holds values of {}, which `run` does not compute",
            "{} 里是 {} 的值，`run` 不计算这样的规则",
            file,
            saved.rule()
        )
    })?;
    ensure!(saved.heaps() > 0, "{file} has no values yet", "{file} 里还没有值");
    check_memory(saved.heaps(), HEAP_BYTES)?;
    let values = saved.read(0)?;

    writeln!(to, "{}", style::paint(style::HEAD, title(saved.rule())))?;
    let last = values.len() - 1;
    say!(
        to,
        "values of heaps 0 to {last} in {file}\nevery block matches its checksum",
        "堆 0 到 {last} 的值，存在 {file}\n每一块都与校验和相符"
    )?;
    if saved.excess > 0 {
        let excess = saved.excess;
        let bytes = format_count(excess as usize, "byte");
        say!(
            to,
            "followed by {bytes} of an interrupted save, which do not count",
            "其后有 {excess} 字节来自中断的保存，不算数"
        )?;
    }
    to.flush()?;
    let wanted =
        options.to.map_or(values.len(), |last| (last as usize).saturating_add(1).min(values.len()));
    let mut table = new_table(saved.rule())?;
    progress::extend(&mut table, wanted, 0, |_| false)
        .map_err(|error| anyhow!(error.localize()))?;
    let pairs = || values.iter().zip(table.values()).enumerate();
    let wrong = pairs().filter(|(_, (saved, computed))| saved != computed).count();
    let right = wanted - wrong;
    let agree = if right == 1 { "agrees" } else { "agree" };
    let counted = format_count(wanted, "value");
    say!(
        to,
        "{right} of {counted}, computed again from heap 0 on, {agree}",
        "{right} / {wanted} 个值与从堆 0 起重新计算的结果一致"
    )?;
    if let Some((heap, (saved, computed))) =
        pairs().find(|(_, (saved, computed))| saved != computed)
    {
        say!(
            to,
            "the first that differs is that of heap {heap}: {saved} in the file, {computed} \
             computed",
            "第一个不同的是堆 {heap}：文件里是 {saved}，算出来是 {computed}"
        )?;
        return Ok(ExitCode::FAILURE);
    }
    check_by_definition(&definition, table.values(), options, to)?;
    if let Ok(period) = table.find_period() {
        writeln!(to, "{}", period.localize())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Compares the values of some heaps with the definition.
///
/// # Errors
/// If a value differs; the fault is then in the tool, not in the file.
fn check_by_definition(
    definition: &Definition,
    values: &[u16],
    options: &Options,
    to: &mut dyn Write,
) -> Result<()> {
    let heaps = heaps_to_check(values.len(), options);
    let first = first_difference(definition, values, &heaps)?;
    if let Some(Check { heap, computed, expected }) = first {
        refuse!( "the tool is wrong about heap {heap}: it computes {computed}, but the definition gives \
             {expected}",
            "程序算错了堆 {heap}：算出来是 {computed}，而按定义是 {expected}");
    }
    let total = heaps.len();
    let agree = if total == 1 { "agrees" } else { "agree" };
    let (counted, seed) = (format_count(total, "heap"), options.seed);
    say!(
        to,
        "{total} of {counted} checked {agree} with the definition\n(random heaps: --seed {seed})",
        "{total} / {total} 个受检的堆与定义一致\n（随机选的堆：--seed {seed}）"
    )
}

/// Returns the heaps to check, each once: random heaps and the last heaps.
fn heaps_to_check(len: usize, options: &Options) -> Vec<usize> {
    let window = len - options.last.min(len);
    let mut rng = SmallRng::seed_from_u64(options.seed);
    let mut heaps =
        rand::seq::index::sample(&mut rng, window, options.random.min(window)).into_vec();
    heaps.extend(window..len);
    heaps
}

/// Returns the smallest of `heaps` whose value is wrong; it is nearest to the cause of the error.
fn first_difference(
    definition: &Definition,
    values: &[u16],
    heaps: &[usize],
) -> Result<Option<Check>> {
    // Nim sums of values are below the next power of two.
    let highest = values.par_iter().copied().max().unwrap_or(0);
    let bound = (usize::from(highest) + 1).next_power_of_two();
    let bar = ProgressBar::new(heaps.len() as u64);
    let style = choose(
        "{bar:24} {pos} of {len} heaps, {eta} left",
        "{bar:24} {pos} / {len} 堆，还需 {eta}",
    );
    bar.set_style(ProgressStyle::with_template(style)?);
    let checks = heaps.par_iter().map_init(
        || vec![false; bound],
        |seen, &heap| {
            let expected = definition.value(heap, values, seen);
            bar.inc(1);
            Check { heap, computed: usize::from(values[heap]), expected }
        },
    );
    let wrong = checks.filter(|check| check.computed != check.expected);
    let first = wrong.min_by_key(|check| check.heap);
    bar.finish_and_clear();
    Ok(first)
}
