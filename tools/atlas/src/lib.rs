//! The atlas of octal games: the period of each code of up to three digits, or how far its values
//! are computed.
//!
//! The atlas is the file `octal.tsv` of this folder, and `misere.tsv` has the quotients of misère play.
//! `cargo run --release --package atlas` computes them anew within the effort that [`classes`] and
//! [`misere`] state, which takes about a quarter of an hour. The web page of the atlas shows the files,
//! and the tests compute parts of them again.
#![forbid(unsafe_code)]

pub mod classes;
pub mod codes;
pub mod misere;
pub mod survey;
pub mod table;
