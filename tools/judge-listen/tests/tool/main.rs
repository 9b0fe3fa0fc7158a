//! The tool as a whole, on small collections of its own.

mod listen;
#[allow(dead_code)] // the tests of `judge` use all of it
#[path = "../../../judge/tests/tool/toys.rs"]
mod toys;

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_judge-listen");
