//! `explore run`: the values of a take-and-break game for up to four billion heaps, kept in a file,
//! and the proved period.

pub mod progress;
mod report;
pub mod window;

use crate::free_memory::check_memory;
use crate::limits::format_bytes;
use crate::saved::Saved;
use crate::{rules, saved};
use anyhow::{anyhow, Context, Result};
use clap::Args;
use games::heaps;
use games::spoken::{title, Spoken};
use grundy::long_tables::{SparseError, SparseTable};
use grundy::rule::Rule;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use support::exit::INTERRUPTED;
use support::interrupt::Interrupt;
use support::plural::format_count;
use support::{ensure, refuse, say, text};

#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct Options {
    /// The rule: an octal code such as 0.6, or a name such as grundy or officers
    #[arg(required = true)]
    rule: Vec<String>,
    /// The largest heap, up to 4294967294 if memory allows
    #[arg(long, value_parser = heaps::size)]
    to: u64,
    /// The file for the values; a run that was interrupted resumes from it
    #[arg(long)]
    file: PathBuf,
    /// The seconds between two saves
    #[arg(long, default_value_t = 5)]
    every: u64,
    /// Keep only the last values until a period is proved, for games with few rare heaps; also save
    /// a 2 kB file next to FILE at 10^7, 10^8, 10^9 and every 10^10 heaps, for `verify`
    #[arg(long)]
    window: bool,
}

const LARGEST_HEAP: u64 = (1 << 32) - 2;

/// The number of heaps that are searched for a short period.
const FIRST_SEARCH: usize = 2048;

/// The memory per heap: a table holds each value twice, under two numberings, in two bytes each; a
/// certificate holds up to half of the values once more, in four bytes each.
pub const TABLE_BYTES: u64 = 6;

/// Computes the values, or as many as are finished when Ctrl-C is pressed, and reports on them.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<ExitCode> {
    let rule = rules::read_with_note(&options.rule)?;
    if options.window {
        return window::run(&rule, options, to);
    }
    let table = new_table(&rule)?;
    ensure!(
        options.to <= LARGEST_HEAP,
        "--to {} is too large; the limit is {LARGEST_HEAP}, which takes {} of memory",
        "--to {} 太大了；上限是 {LARGEST_HEAP}，要占 {} 内存",
        options.to,
        format_bytes(u128::from(TABLE_BYTES * LARGEST_HEAP))
    );
    let mut wanted = options.to as usize + 1;
    let exists = options.file.try_exists().unwrap_or(false);
    if !exists {
        check_memory(wanted, TABLE_BYTES)?;
        report_period(&rule);
    }
    let mut saved = Saved::open_or_create(&options.file, &rule)?;
    wanted = wanted.max(saved.heaps());
    check_memory(wanted, TABLE_BYTES)?;
    let mut table = resume(table, &mut saved, wanted)?;
    let finished = extend(&mut table, wanted, &mut saved, options.every)?;
    let period = table.find_period().ok();
    drop(table);
    if finished {
        report::write(&mut saved, period.as_ref(), to)?;
        return Ok(ExitCode::SUCCESS);
    }
    let (heaps, file) = (saved.heaps(), saved.path.display());
    let (counted, command) = (format_count(heaps, "heap"), resume_command(options)?);
    say!(
        to,
        "stopped: the values of {counted} are in {file}\nto resume: {command}",
        "已停止：{heaps} 个堆的值存在 {file}\n继续运行：{command}"
    )?;
    Ok(ExitCode::from(INTERRUPTED))
}

/// Creates the table of a rule, with no heaps yet.
///
/// # Errors
/// If `run` cannot compute the values of this rule.
pub fn new_table(rule: &Rule) -> Result<SparseTable> {
    match rule {
        Rule::Set(_) => refuse!( "{rule} is a subtraction set, but `run` is for games whose moves may split a heap; \
             use `cargo explore table '{rule}'`, which also looks for a period",
            "{rule} 是减法集合，而 `run` 用于能把堆分开的游戏；请用 `cargo explore table '{rule}'`，\
             它也会找周期"),
        Rule::Code(code) => SparseTable::of_code(code).map_err(|error| {
            let (title, error) = (title(rule), error.localize());
            anyhow!(text!(
                "`run` cannot compute {title}: {error}; use `cargo explore table '{rule}'`",
                "`run` 算不了 {title}：{error}；请用 `cargo explore table '{rule}'`"
            ))
        }),
        Rule::Grundys => Ok(SparseTable::of_grundys_game()),
        Rule::Moves(_) => {
            refuse!( "`run` is for octal codes and Grundy's game; use `cargo explore table '{rule}'`",
                "`run` 用于八进制编码和 Grundy 游戏；请用 `cargo explore table '{rule}'`")
        }
    }
}

/// If the rule has a short period, says that no file is needed.
fn report_period(rule: &Rule) {
    if let Ok(period) = rule.period(FIRST_SEARCH) {
        let (period, preperiod) = (period.period(), period.preperiod());
        let sentence = text!(
            "the values of {rule} have the period {period} after {preperiod}: \
             `cargo explore table '{rule}'` proves it, so a file adds nothing",
            "{rule} 的值以 {period} 为周期，自 {preperiod} 起：\
             `cargo explore table '{rule}'` 能证明，不必存成文件"
        );
        eprintln!("{sentence}");
    }
}

/// Loads the values of the file into a table, which recomputes a sample of them as a check.
fn resume(table: SparseTable, file: &mut Saved, capacity: usize) -> Result<SparseTable> {
    let values = file.read(capacity).map_err(saved::with_advice)?;
    if file.excess > 0 {
        let (path, heaps) = (file.path.display(), file.heaps());
        let counted = format_count(heaps, "heap");
        let sentence = text!(
            "{path}: the last save was interrupted; the values of {counted} that were saved before \
             it are kept",
            "{path}：上次保存被中断；此前已保存的 {heaps} 个堆的值都在"
        );
        eprintln!("{sentence}");
    }
    let path = file.path.display().to_string();
    table.resume(values).map_err(|error| match error {
        SparseError::Damaged { .. } => {
            let damage = text!("{path} is damaged", "{path} 已损坏");
            saved::with_advice(anyhow!(error.localize()).context(damage))
        }
        error => anyhow!(error.localize()).context(path),
    })
}

/// Computes and saves values until the file has `wanted` heaps or Ctrl-C is pressed. Returns
/// whether the file has all wanted values.
fn extend(table: &mut SparseTable, wanted: usize, saved: &mut Saved, every: u64) -> Result<bool> {
    let interrupt = Interrupt::watch()?;
    let every = Duration::from_secs(every);
    let (mut last_saved, mut saving) = (Instant::now(), Ok(()));
    let extended = progress::extend(table, wanted, saved.heaps(), |table| {
        if last_saved.elapsed() >= every {
            saving = saved.append(&table.values()[saved.heaps()..]);
            last_saved = Instant::now();
        }
        saving.is_err() || interrupt.is_requested()
    });
    saving?;
    saved.append(&table.values()[saved.heaps()..])?;
    extended
        .map_err(|error| anyhow!(error.localize()))
        .with_context(|| saved.path.display().to_string())?;
    Ok(saved.heaps() == wanted)
}

fn resume_command(options: &Options) -> Result<String> {
    let rule = options.rule.join(" ");
    let (heap, file) = (options.to.to_string(), options.file.to_string_lossy());
    let mut command = vec!["cargo", "explore", "run", &rule, "--to", &heap, "--file", &file];
    if options.window {
        command.push("--window");
    }
    Ok(shlex::try_join(command)?)
}
