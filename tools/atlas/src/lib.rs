//! The atlas of octal games: the period of each code of up to three digits, or how far its values
//! have been computed.
//!
//! The atlas is the file `octal.tsv` in this folder. `cargo run --release --package atlas`
//! recomputes it within the limits stated in [`classes`]; this takes about twenty minutes. The
//! atlas's web page shows the file, and the tests recompute parts of it.
#![forbid(unsafe_code)]

pub mod classes;
pub mod codes;
pub mod survey;
pub mod table;

/// The census of misère quotients, computed by `tests/atlas/census.rs`: a heading and lines.
pub const MISERE: &str = include_str!("../misere.tsv");
