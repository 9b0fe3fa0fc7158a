//! The bar of a run: heaps, heaps a second, time left.

use anyhow::Result;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;

/// A bar that begins where an earlier run ended.
pub fn bar(heaps: usize, known: usize) -> Result<ProgressBar> {
    let style = "{wide_bar} {human_pos} of {human_len} heaps, {speed} a second, {eta} left";
    // indicatif's own figure has four decimals.
    let speed = |state: &ProgressState, to: &mut dyn Write| {
        let _ = write!(to, "{}", HumanCount(state.per_sec() as u64));
    };
    let bar = ProgressBar::new(heaps as u64).with_position(known as u64);
    bar.set_style(ProgressStyle::with_template(style)?.with_key("speed", speed));
    // Heaps of an earlier run say nothing of this one's speed.
    bar.reset_eta();
    Ok(bar)
}
