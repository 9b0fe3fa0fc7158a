//! One file from many: a solution with what it needs of its crates.
//!
//! The solution comes first, as it is written; below it stand the parts of the crates that
//! it reaches, each in a module of the crate's name, so that not even a `use` line has to
//! change. For a judge without Rust that file is translated to C.
//!
//! [`source`] tells which files of the library a solution can reach, `module` makes one text
//! of them, `shake` reduces that to what is used, and [`maker`] puts the file together.
//! A [`target::Target`] says what a judge takes, and an [`origin::Origin`] where the programs and
//! their crates come from: nothing here knows more of judges and problems.
#![forbid(unsafe_code)]

mod attributes;
pub mod built;
mod c;
pub mod cc;
mod cfg;
pub mod compile;
mod crates;
mod critic;
mod declared;
mod editions;
pub mod fault;
mod formats;
pub mod function;
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
pub mod target;
mod tokens;
mod wasm;
pub mod workspace;

pub use c::host;
pub use c::remarks::found as remarks;
pub use module::unix;
