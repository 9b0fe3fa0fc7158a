//! The files to submit: what `cargo judge bundle` makes from the collection's solutions.
//!
//! This package is the only link between the collection and the translator, which knows nothing
//! about problems or judges: [`solutions`] presents the solutions to it, and [`target`] describes a
//! judge to it. [`finished`] keeps the file of a problem's own judge in the problem's folder.
#![forbid(unsafe_code)]

mod clipboard;
pub mod command;
pub mod finished;
pub mod solutions;
pub mod target;
