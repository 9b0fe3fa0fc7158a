//! The functions behind `cargo judge picture` and `cargo judge graph`, also used by `cargo explore`
//! and by the collection's own tests.
#![forbid(unsafe_code)]

pub mod graph;
mod output;
pub mod picture;

pub use output::{output, PATIENCE};
