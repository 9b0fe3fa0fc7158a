//! Text as people type it, counts as programs print them, and texts in two languages.
//!
//! The crate needs no operating system, so the live page, which is WebAssembly, uses the same code.
#![forbid(unsafe_code)]

pub mod language;
pub mod number;
pub mod plural;
pub mod typing;
pub mod width;
