//! A period that takes hours, in pieces: states of a game at many heaps, each a file of its own.
//!
//! `cargo run --release --example states -- compute 0.106 FOLDER TO` goes on from the last state in
//! FOLDER, or begins. It leaves a state at 10^7, 10^8, 10^9 and at each multiple of 10^10, and once a
//! minute the window so far, from which it goes on after it was stopped in whatever way.
//!
//! `cargo run --release --example states -- check FOLDER [HEAP …]` computes each piece again from the
//! state before it, or from the start of the game, or only those pieces that end at the given heaps.

use grundy::long_tables::window::{State, Window};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The file of the window so far.
const WINDOW: &str = "window";

/// The number of heaps between two looks at the clock.
const STEP: u64 = 100_000_000;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["compute", code, folder, to] => compute(code, Path::new(folder), to.parse()?),
        ["check", folder, ref heaps @ ..] => {
            let heaps = heaps.iter().map(|heap| heap.parse::<u64>());
            check(Path::new(folder), &heaps.collect::<std::result::Result<Vec<_>, _>>()?)
        }
        _ => Err("compute CODE FOLDER TO, or check FOLDER [HEAP …]".into()),
    }
}

/// Returns the first heap after `heap` at which a state is kept.
fn next_kept(heap: u64) -> u64 {
    let early = [10_000_000, 100_000_000, 1_000_000_000];
    let every = 10_000_000_000;
    early.iter().copied().find(|&early| early > heap).unwrap_or((heap / every + 1) * every)
}

fn compute(code: &str, folder: &Path, to: u64) -> Result<()> {
    let file = folder.join(WINDOW);
    let code = code.parse()?;
    let last = states(folder)?.pop();
    let mut window: Window = match (fs::read_to_string(&file), last) {
        (Ok(text), _) => text.parse()?,
        (Err(_), Some((_, state))) => state.window()?,
        (Err(_), None) => Window::of_code(&code, 0)?,
    };
    if *window.code() != code {
        return Err(format!("{} is of {}", folder.display(), window.code()).into());
    }
    let (mut saved, mut saved_heap) = (Instant::now(), window.heap());
    while window.heap() < to && window.period().is_none() {
        let kept = next_kept(window.heap());
        window.extend_to(to.min(kept).min(window.heap() + STEP))?;
        if window.heap() == kept {
            write(&path(folder, kept), &State::of_window(&window).to_string())?;
        }
        if saved.elapsed() >= Duration::from_secs(60) {
            write(&file, &window.to_string())?;
            let speed = (window.heap() - saved_heap) as f64 / saved.elapsed().as_secs_f64();
            println!("heap {}, {:.0} million a second", window.heap(), speed / 1e6);
            saved = Instant::now();
            saved_heap = window.heap();
        }
    }
    write(&file, &window.to_string())?;
    match window.find_preperiod()? {
        Some(period) => println!("{}", period),
        None => println!("computed to heap {}, no period yet", window.heap()),
    }
    Ok(())
}

fn check(folder: &Path, heaps: &[u64]) -> Result<()> {
    let mut before: Option<State> = None;
    for (path, state) in states(folder)? {
        if heaps.is_empty() || heaps.contains(&state.heap()) {
            let mut window = match &before {
                Some(before) => before.window()?,
                None => Window::of_code(state.code(), 0)?,
            };
            let first = before.map_or(0, |before| before.heap());
            window.extend_to(state.heap())?;
            if State::of_window(&window) != state {
                return Err(
                    format!("{} does not follow from heap {}", path.display(), first).into()
                );
            }
            println!("{} follows from heap {}", path.display(), first);
        }
        before = Some(state);
    }
    Ok(())
}

/// Returns the states of a folder by ascending heaps.
fn states(folder: &Path) -> Result<Vec<(PathBuf, State)>> {
    let mut states = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().map_or(false, |extension| extension == "state") {
            let state = fs::read_to_string(&path)?.parse()?;
            states.push((path, state));
        }
    }
    states.sort_by_key(|(_, state): &(PathBuf, State)| state.heap());
    Ok(states)
}

fn path(folder: &Path, heap: u64) -> PathBuf {
    folder.join(format!("{:013}.state", heap))
}

/// Writes a file under another name first, so that a crash leaves the one before.
fn write(path: &Path, text: &str) -> Result<()> {
    let new = path.with_extension("new");
    fs::write(&new, text)?;
    Ok(fs::rename(&new, path)?)
}
