//! Words as people type them, and numbers of things as programs print them.
//!
//! It depends on nothing, so that the live page, which is WebAssembly, has the same.
#![forbid(unsafe_code)]

pub mod plural;
pub mod typing;
