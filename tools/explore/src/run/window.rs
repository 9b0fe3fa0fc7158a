//! `explore run --window` keeps only a game's last values, in a small file, until two equal windows
//! prove a period. Also handles `explore verify` for such a file or a state saved by the run.

use super::{resume_command, Options};
use anyhow::{anyhow, Context, Result};
use catalogue::replace::replace;
use games::spoken::Spoken;
use grundy::long_tables::window::{State, Window, WindowError};
use grundy::rule::Rule;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use support::exit::INTERRUPTED;
use support::interrupt::Interrupt;
use support::{ensure, refuse, say, text};

/// The number of heaps between clock checks: at most a second's work.
const STEP: u64 = 1 << 24;

/// The first words of a window's text and of a state's text; these two strings have the same
/// length.
const TITLES: [&str; 2] = ["window of Grundy values", "state of Grundy values,"];

/// Advances the window until a period is proved, `--to` is reached or Ctrl-C is pressed.
pub fn run(rule: &Rule, options: &Options, to: &mut dyn Write) -> Result<ExitCode> {
    let Rule::Code(code) = rule else {
        refuse!("--window is for octal codes", "--window 只用于八进制编码");
    };
    let path = &options.file;
    let mut window = match path.try_exists()? {
        true => read(path)?,
        false => Window::of_code(code, 0).map_err(localized)?,
    };
    let (file, found) = (path.display(), window.code().clone());
    ensure!(
        found == *code,
        "{file} is of {found}, not of {code}",
        "{file} 属于 {found}，而非 {code}"
    );
    let interrupt = Interrupt::watch()?;
    let mut last_saved = Instant::now();
    let wanted = options.to.saturating_add(1);
    while window.heap() < wanted && window.period().is_none() && !interrupt.is_requested() {
        let kept = next_kept(window.heap());
        let moved = window.extend_to(wanted.min(window.heap() + STEP).min(kept)).map_err(localized);
        if window.heap() == kept {
            write(&path.with_file_name(format!("{kept:013}.state")), &State::of_window(&window))?;
        }
        if moved.is_err() || last_saved.elapsed().as_secs() >= options.every {
            write(path, &window)?;
            last_saved = Instant::now();
        }
        moved?;
    }
    write(path, &window)?;
    let heap = window.heap();
    say!(to, "the window before heap {heap} is in {file}", "堆 {heap} 之前的窗口存在 {file}")?;
    if window.heap() < wanted && window.period().is_none() {
        let command = resume_command(options)?;
        say!(to, "stopped; to resume: {command}", "已停止；继续运行：{command}")?;
        return Ok(ExitCode::from(INTERRUPTED));
    }
    report(&window, to)?;
    Ok(ExitCode::SUCCESS)
}

fn report(window: &Window, to: &mut dyn Write) -> Result<()> {
    match window.find_preperiod().map_err(localized)? {
        Some(period) => writeln!(to, "{}", period.localize())?,
        None => say!(to, "no period is proved yet", "还没有证出周期")?,
    }
    Ok(())
}

/// Returns the next heap at which a state is saved: 10^7, 10^8, 10^9, then every multiple of 10^10.
fn next_kept(heap: u64) -> u64 {
    let every = 10_u64.pow(heap.max(1_000_000).ilog10().min(9) + 1);
    (heap / every + 1) * every
}

/// Returns whether a file holds a window or a state.
pub fn is_window(path: &Path) -> bool {
    let mut start = [0; TITLES[0].len()];
    File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok()
        && TITLES.map(str::as_bytes).contains(&&start[..])
}

/// Recomputes a file's window from an earlier window, or from the start of the game, and returns
/// exit code 1 if the two results differ.
pub fn verify(path: &Path, from: Option<&Path>, to: &mut dyn Write) -> Result<ExitCode> {
    let later = read(path)?;
    let mut window = match from {
        Some(from) => read(from)?,
        None => Window::of_code(later.code(), 0).map_err(localized)?,
    };
    let (file, first, last) = (path.display(), window.heap(), later.heap());
    ensure!(
        window.code() == later.code() && first <= last,
        "{file} is not a later window of the same game",
        "{file} 不是同一游戏更靠后的窗口"
    );
    window.extend_to(last).map_err(localized)?;
    if window.heap() != last || window.values() != later.values() {
        say!(
            to,
            "the window before heap {last} is not that in {file}",
            "堆 {last} 之前的窗口与 {file} 不符"
        )?;
        return Ok(ExitCode::FAILURE);
    }
    say!(
        to,
        "computed again from heap {first} on, the window before heap {last} is that in {file}",
        "从堆 {first} 起重新计算，堆 {last} 之前的窗口与 {file} 相符"
    )?;
    report(&window, to)?;
    Ok(ExitCode::SUCCESS)
}

/// Reads a window, or computes the window that follows from a saved state.
fn read(path: &Path) -> Result<Window> {
    let text = support::files::read(path)?;
    let window = match text.starts_with(TITLES[1]) {
        true => text.parse().and_then(|state: State| state.window()),
        false => text.parse(),
    };
    window.map_err(localized).with_context(|| path.display().to_string())
}

fn write(path: &Path, text: &impl ToString) -> Result<()> {
    let saved = replace(path, &text.to_string());
    saved.with_context(|| text!("cannot save {}", "无法保存 {}", path.display()))
}

fn localized(error: WindowError) -> anyhow::Error {
    anyhow!(error.localize())
}
