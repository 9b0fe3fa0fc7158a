//! Text as people type it, and counts as programs print them.
//!
//! The crate has no dependencies, so the live page, which is WebAssembly, uses the same code.
#![forbid(unsafe_code)]

pub mod number;
pub mod plural;
pub mod typing;
