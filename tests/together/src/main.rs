//! Every program of the collection in one: `together solution hdu/1848` runs the solution of a
//! problem, `together reference hdu/1848 -- answer` its `reference.rs`.
//!
//! Compiling the programs one by one takes seven times as long.
#![forbid(unsafe_code)]

use std::process::ExitCode;

/// Finds the `main` of a program in a part, by its kind and its problem's folder.
type Find = fn(kind: &str, place: &str) -> Option<fn()>;

const PARTS: [Find; 4] = [part_0::find, part_1::find, part_2::find, part_optimised::find];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let kind = arguments.next().unwrap_or_default();
    let place = arguments.next().unwrap_or_default();
    match PARTS.iter().find_map(|find| find(&kind, &place)) {
        Some(run) => {
            run();
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: together solution|reference JUDGE/ID [-- ARGUMENTS]");
            ExitCode::from(2)
        }
    }
}
