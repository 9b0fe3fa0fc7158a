//! The tool as a whole, on small collections of its own.

mod extension;
mod games;
mod list;
mod new;
mod remove;
mod stress;
mod toys;
mod unreadable;
mod verdicts;

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_judge");
