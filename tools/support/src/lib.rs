//! The code that all tools share: for texts in two languages, for the numbers and names that people
//! type, for printed counts, and for the end of a program.
//!
//! The web pages, which run WebAssembly, use the parts that need no operating system.
#![forbid(unsafe_code)]

#[cfg(not(target_family = "wasm"))]
pub mod exit;
#[cfg(not(target_family = "wasm"))]
pub mod files;
#[cfg(not(target_family = "wasm"))]
pub mod interrupt;
pub mod language;
pub mod nearest;
pub mod number;
pub mod plural;
pub mod refusal;
pub mod typing;
pub mod width;
