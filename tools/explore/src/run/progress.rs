//! A table that grows, and its progress bar: heaps, heaps per second, time left.

use grundy::long_tables::{SparseError, SparseTable};
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use support::language::choose;

/// The number of heaps that a table computes before the clock is checked. Without a sparse space,
/// these heaps may take seconds; with a sparse space, such frequent checks have no measurable cost.
const GROUP: usize = 16;

/// Extends a table to `wanted` heaps, or until `is_enough` returns true; an earlier run computed
/// the first `known` heaps.
pub fn extend(
    table: &mut SparseTable,
    wanted: usize,
    known: usize,
    mut is_enough: impl FnMut(&SparseTable) -> bool,
) -> Result<(), SparseError> {
    let bar = bar(wanted, known);
    let mut extended = Ok(());
    while extended.is_ok() && table.values().len() < wanted && !is_enough(table) {
        let next = (table.values().len() / GROUP + 1) * GROUP;
        extended = table.extend_to(next.min(wanted));
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
    // indicatif itself would format the speed with four decimals.
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
