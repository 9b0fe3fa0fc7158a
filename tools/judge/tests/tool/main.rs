//! The tool as a whole, on small collections of its own.

mod contestant;
mod extension;
mod games;
mod limits;
mod list;
mod new;
mod outliving;
mod own;
mod remove;
mod side_by_side;
mod stress;
mod toys;
mod unreadable;
mod verdicts;

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_judge");
