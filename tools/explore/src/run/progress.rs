//! The progress bar of a run: heaps, heaps per second, time left.

use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use support::language::choose;

/// Creates a bar that starts where an earlier run ended.
pub fn bar(heaps: usize, known: usize) -> ProgressBar {
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
