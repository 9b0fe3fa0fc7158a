//! grundy
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod bash;
pub mod fibonacci;
pub mod game;
pub mod graph;
pub mod mex;
pub mod nim;
mod outcome;
pub mod subtraction;
pub mod table;

pub use outcome::Outcome;
