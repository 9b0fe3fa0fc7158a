//! The C path: the bundle, compiled to WebAssembly and translated to one C file, for judges
//! that take no Rust.

pub mod remarks;
pub mod stack;

#[cfg(feature = "c")]
mod lower;
#[cfg(feature = "c")]
mod refused;
#[cfg(feature = "c")]
mod sizes;
#[cfg(feature = "c")]
mod translation;
#[cfg(feature = "c")]
mod wide;
#[cfg(feature = "c")]
mod wide_library;

#[cfg(feature = "c")]
pub use translation::translate;

use crate::remarks::Author;
use serde::{Deserialize, Serialize};

/// A bundle on its way to C.
#[cfg_attr(not(feature = "c"), allow(dead_code))]
pub struct Request<'a> {
    /// The text.
    pub bundle: &'a str,
    pub author: &'a Author,
    /// Whether the program says why it failed.
    pub debug: bool,
    /// The size in bytes of the largest file allowed.
    pub size: usize,
    /// The size in bytes of the stack in the module's memory.
    pub stack: u32,
    /// Whether the file is to be as small as possible in any case.
    pub small: bool,
}

/// A file in C.
#[derive(Deserialize, Serialize)]
pub struct Translation {
    pub text: String,
    /// For a file that is too large, how much each part takes; otherwise empty.
    pub sizes: String,
}

/// What stands in for std where there is no operating system.
const HOST: &str = include_str!("c/host.rs");

/// The modules of the host that have files of their own.
const MODULES: [(&str, &str); 13] = [
    ("fmt", include_str!("c/host/fmt.rs")),
    ("io", include_str!("c/host/io.rs")),
    ("process", include_str!("c/host/process.rs")),
    ("thread", include_str!("c/host/thread.rs")),
    ("time", include_str!("c/host/time.rs")),
    ("sync", include_str!("c/host/sync.rs")),
    ("hashed", include_str!("c/host/hashed.rs")),
    ("decimal", include_str!("c/host/decimal.rs")),
    ("float", include_str!("c/host/float.rs")),
    ("integer", include_str!("c/host/integer.rs")),
    ("rounding", include_str!("c/host/rounding.rs")),
    ("sort", include_str!("c/host/sort.rs")),
    ("memory", include_str!("c/host/memory.rs")),
];

/// What precedes a program.
const HEAD: &str = include_str!("c/head.rs");

/// Returns everything that stands in for std, for a digest.
pub fn host() -> String {
    let modules = MODULES.map(|(_, text)| text).concat();
    [HEAD, HOST, &modules].concat()
}

/// Refuses: C needs the bundler built with the feature `c`.
#[cfg(not(feature = "c"))]
pub fn translate(_request: &Request) -> anyhow::Result<Translation> {
    anyhow::bail!("this bundler makes no C: it is built without the feature `c`")
}
