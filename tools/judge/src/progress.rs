//! A line that shows on a terminal how far a command has got.

use anyhow::Result;
use std::io::{stderr, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The time between two updates of the line.
const PAUSE: Duration = Duration::from_millis(100);

/// What erases the line.
const SWEEP: &str = "\r\x1b[2K";

/// A line that shows on standard error how much has been done, if standard error is a terminal.
pub struct Progress {
    is_shown: bool,
    /// The text before the count.
    label: String,
    /// The final count, if known.
    total: Option<u64>,
    done: AtomicU64,
    start: Instant,
    /// When the line was last written.
    written: Mutex<Option<Instant>>,
}

impl Progress {
    /// Returns a progress line with this label and with a count that starts at 0.
    pub fn new(label: impl Into<String>, total: Option<u64>) -> Progress {
        let (done, start, written) = (AtomicU64::new(0), Instant::now(), Mutex::new(None));
        let (is_shown, label) = (stderr().is_terminal(), label.into());
        Progress { is_shown, label, total, done, start, written }
    }

    /// Returns a progress line that is never shown.
    pub fn silent() -> Progress {
        let mut progress = Progress::new("", None);
        progress.is_shown = false;
        progress
    }

    /// Counts one more.
    pub fn step(&self) {
        self.done.fetch_add(1, Relaxed);
        if !self.is_shown {
            return;
        }
        let Ok(mut written) = self.written.lock() else { return };
        if written.is_none_or(|written| written.elapsed() >= PAUSE) {
            *written = Some(Instant::now());
            // Nobody misses the line if the terminal has been closed.
            let _ = write!(stderr(), "{SWEEP}{}", self.line(self.start.elapsed()));
        }
    }

    /// Returns the text of the line for this elapsed time.
    fn line(&self, elapsed: Duration) -> String {
        let of_total = self.total.map(|total| format!("/{total}")).unwrap_or_default();
        format!("{}{}{of_total}, {} s", self.label, self.done.load(Relaxed), elapsed.as_secs())
    }

    /// Clears the line, prints something, and adds one to the count.
    pub fn step_after(&self, print: impl FnOnce() -> Result<()>) -> Result<()> {
        self.sweep();
        print()?;
        self.step();
        Ok(())
    }

    fn sweep(&self) {
        if self.written.lock().is_ok_and(|mut written| written.take().is_some()) {
            let _ = write!(stderr(), "{SWEEP}");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.sweep();
    }
}

#[cfg(test)]
#[path = "../tests/unit/progress.rs"]
mod tests;
