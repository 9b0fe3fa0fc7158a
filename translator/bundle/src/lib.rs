//! One file from many: a solution with the parts of its crates that it needs.
//!
//! The solution comes first, as it is written; below it come the parts of the crates that it
//! reaches, each in a module of the crate's name, so that not even a `use` line has to change. For
//! a judge without Rust, that file is translated to C.
//!
//! [`crate_files`] tells which files of the library a solution can reach, `crate_text` makes one
//! text from them, `reduction` reduces it to what is used, and [`maker`] puts the file together. A
//! crate that becomes part of the file is *inlined*; one that the judge has is *offered*. A
//! [`target::Target`] says what a judge accepts, and an [`origin::Origin`] where the programs and
//! their crates come from: nothing here knows more about judges and problems.
#![forbid(unsafe_code)]

// What is made for whom: a judge, and the programs with their crates.
pub mod origin;
pub mod package;
pub mod target;
pub mod workspace;

// How the file is made, from the solution on, and built as the judge would build it.
pub mod built;
pub mod cc;
pub mod fault;
pub mod form;
pub mod function;
pub mod maker;
pub mod programs;
mod remarks;

// The crates: which are wanted, their files, their text as one module.
mod cargo;
mod cfg;
pub mod crate_files;
mod crate_text;
mod inlined_crate;
mod offered_crate;
mod redirect;
mod stand_in;
mod wanted_crates;

// The reduction of that text to what is used.
mod checkpoint;
mod critic;
mod fallback;
mod inquiry;
mod macros;
mod optional;
mod reduction;
mod resolver;
mod unmentioned;

// Texts: their tokens, outline, pieces, and form.
mod attributes;
mod editions;
mod formats;
mod imported_names;
mod layout;
mod outline;
mod pieces;
mod text;
mod tokens;

// rustc, and the path to C.
mod c;
pub mod compile;
mod runs;

pub use c::host;
pub use c::remarks::find_remarks;
pub use text::unix;
