//! Ratios of the medians of two benchmarks of a group, both measured in the same run.

use criterion::Criterion;
use std::path::Path;
use std::{env, fs};

/// Runs the benchmarks of a group and then prints `group: fast is R times as fast as slow` for
/// each slow one that has run.
#[allow(dead_code, reason = "some benchmarks have several groups")]
pub fn main(benches: fn(&mut Criterion), group: &str, fast: &str, slow: &[&str]) {
    groups(benches, &[(group, fast, slow)]);
}

/// Does what [`main`] does for several groups, each with its fast benchmark and its slow ones.
pub fn groups(benches: fn(&mut Criterion), groups: &[(&str, &str, &[&str])]) {
    let mut criterion = Criterion::default().configure_from_args();
    benches(&mut criterion);
    criterion.final_summary();
    if !env::args().any(|argument| argument == "--bench") {
        return;
    }
    for &(group, fast, slow) in groups {
        for slow in slow {
            if let (Some(fast_ns), Some(slow_ns)) = (median(group, fast), median(group, slow)) {
                println!("{group}: {fast} is {:.2} times as fast as {slow}", slow_ns / fast_ns);
            }
        }
    }
}

/// Returns the median of this run in nanoseconds, as criterion has just stored it.
fn median(group: &str, name: &str) -> Option<f64> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent()?;
    let file = target.join("criterion").join(group).join(name).join("new/estimates.json");
    let estimates: serde_json::Value = serde_json::from_slice(&fs::read(file).ok()?).ok()?;
    estimates["median"]["point_estimate"].as_f64()
}
