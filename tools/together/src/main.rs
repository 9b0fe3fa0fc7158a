//! Every program of the collection in one: `together solution hdu/1848` runs the solution of a
//! problem, `together reference hdu/1848 -- answer` its `reference.rs`.
//!
//! Compiling the programs one by one takes seven times as long.
// The code 0.[7] in a header is no link.
#![allow(rustdoc::broken_intra_doc_links)]

use std::process::ExitCode;

/// A program of the collection.
struct Program {
    /// `solution` or `reference`.
    kind: &'static str,
    /// The folder of its problem: `<judge>/<id>`.
    place: &'static str,
    run: fn(),
}

include!(concat!(env!("OUT_DIR"), "/programs.rs"));

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let kind = arguments.next().unwrap_or_default();
    let place = arguments.next().unwrap_or_default();
    let is_wanted = |program: &&Program| program.kind == kind && program.place == place;
    match PROGRAMS.iter().find(is_wanted) {
        Some(program) => {
            (program.run)();
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: together solution|reference JUDGE/ID [-- ARGUMENTS]");
            ExitCode::from(2)
        }
    }
}
