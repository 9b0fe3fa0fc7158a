//! Every program of the collection in one: `together solution hdu/1848` is the solution,
//! `together reference hdu/1848 -- answer` its reference.
//!
//! Compiled one by one, the programs take seven times as long.

use std::process::ExitCode;

include!(concat!(env!("OUT_DIR"), "/programs.rs"));

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let wanted = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_wanted =
        |&&(kind, place, _): &&(&str, &str, fn())| (kind, place) == (&wanted.0, &wanted.1);
    match PROGRAMS.iter().find(is_wanted) {
        Some((_, _, run)) => {
            run();
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: together solution|reference JUDGE/ID [-- WORDS OF A REFERENCE]");
            ExitCode::from(2)
        }
    }
}
