//! A table that grows, and the bar of its progress: heaps, heaps per second, time left.

use super::pace::Pace;
use grundy::long_tables::{SparseError, SparseTable};
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::time::Instant;
use support::language::choose;

/// Extends a table to `wanted` heaps, of which an earlier run has found the `known` ones, or until
/// they are enough. A step takes about as long as [`super::pace::STEP`].
pub fn extend(
    table: &mut SparseTable,
    wanted: usize,
    known: usize,
    mut is_enough: impl FnMut(&SparseTable) -> bool,
) -> Result<(), SparseError> {
    let bar = bar(wanted, known);
    let mut pace = Pace::default();
    let mut extended = Ok(());
    while extended.is_ok() && table.values().len() < wanted && !is_enough(table) {
        let start = Instant::now();
        extended = table.extend_to(pace.next(table.values().len(), wanted));
        pace.adjust(start.elapsed());
        bar.set_position(table.values().len() as u64);
    }
    bar.finish_and_clear();
    extended
}

/// Creates a bar that starts where an earlier run ended.
fn bar(heaps: usize, known: usize) -> ProgressBar {
    let style = choose(
        "{wide_bar} {human_pos} of {human_len} heaps, {speed} per second, {eta} left",
        "{wide_bar} {human_pos} / {human_len} 堆，每秒 {speed} 堆，还需 {eta}",
    );
    // The speed that indicatif itself formats has four decimals.
    let speed = |state: &ProgressState, to: &mut dyn Write| {
        let _ = write!(to, "{}", HumanCount(state.per_sec() as u64));
    };
    let bar = ProgressBar::new(heaps as u64).with_position(known as u64);
    bar.set_style(
        ProgressStyle::with_template(style)
            .expect("the template is correct")
            .with_key("speed", speed),
    );
    // The heaps of an earlier run do not count towards the speed of this one.
    bar.reset_eta();
    bar
}
