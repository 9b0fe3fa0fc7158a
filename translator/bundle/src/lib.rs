//! One file from many: a solution with what it needs of its crates.
//!
//! The solution comes first, as it is written; below it stand the parts of the crates that
//! it reaches, each in a module of the crate's name, so that not even a `use` line has to
//! change. For a judge without Rust that file is translated to C.
//!
//! [`source`] tells which files of the library a solution can reach, `module` makes one text
//! of them, `shake` reduces that to what is used, and [`maker`] puts the file together.
//! [`finished`] keeps the file of a problem's own judge in the problem's folder.
#![forbid(unsafe_code)]

mod attributes;
pub mod built;
mod c;
pub mod cache;
pub mod cc;
mod cfg;
pub mod compile;
mod crates;
mod critic;
mod declared;
mod editions;
pub mod fault;
pub mod finished;
mod formats;
mod function;
mod imports;
mod inlined;
mod inquiry;
mod layout;
mod lexer;
mod macros;
pub mod maker;
mod mention;
mod module;
mod offered;
mod optional;
pub mod origin;
pub mod package;
mod path_uses;
mod paths;
mod pieces;
pub mod programs;
mod remarks;
mod runs;
mod scopes;
mod shake;
pub mod source;
pub mod sources;
pub mod target;
mod tokens;
mod wasm;

pub use c::remarks::found as remarks;
