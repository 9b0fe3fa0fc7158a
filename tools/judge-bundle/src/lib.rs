//! The files to submit: what `cargo judge bundle` makes of the collection's solutions.
//!
//! This is the one door from the collection to the translator, which knows nothing of problems and
//! judges: [`solutions`] shows it the solutions, and [`target`] describes a judge to it.
//! [`finished`] keeps the file of a problem's own judge in the problem's folder.
#![forbid(unsafe_code)]

mod clipboard;
pub mod command;
pub mod finished;
pub mod solutions;
pub mod target;
