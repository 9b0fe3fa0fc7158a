//! `cargo emitter`: the translator by itself, and a look inside it for those who repair it.
//!
//! It is an example so that it may use what the tests use, above all the interpreter, none of which
//! is compiled by someone who builds the bundler.
#![forbid(unsafe_code)]

mod command;
#[allow(dead_code)] // the tests compare memories, too
#[path = "../../tests/emitter/interpreter.rs"]
mod interpreter;

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let text = command::run(std::env::args_os());
    let printed = text.and_then(|text| Ok(std::io::stdout().lock().write_all(text.as_bytes())?));
    support::exit::code(printed.map(|()| ExitCode::SUCCESS))
}
