//! The C path: the bundle, compiled to WebAssembly and translated to one C file, for judges
//! that take no Rust.

pub mod remarks;
pub mod stack;

#[cfg(feature = "c")]
mod lower;
#[cfg(feature = "c")]
mod refused;
#[cfg(feature = "c")]
mod translation;
#[cfg(feature = "c")]
mod wide;
#[cfg(feature = "c")]
mod wide_library;

#[cfg(feature = "c")]
pub use translation::translate;

/// What stands in for std where there is no operating system.
const HOST: &str = include_str!("c/host.rs");

/// The modules of it that have files of their own.
const MODULES: [(&str, &str); 12] = [
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
    ("memory", include_str!("c/host/memory.rs")),
];

/// What stands before a program.
const HEAD: &str = include_str!("c/head.rs");

/// Returns everything that stands in for std, for a digest.
pub fn host() -> String {
    let modules = MODULES.map(|(_, text)| text).concat();
    [HEAD, HOST, &modules].concat()
}

/// Makes nothing: whoever needs C builds the bundler with the feature `c`.
#[cfg(not(feature = "c"))]
pub fn translate(
    _bundle: &str,
    _author: &crate::remarks::Author,
    _debug: bool,
    _size: usize,
    _stack: u32,
) -> anyhow::Result<String> {
    anyhow::bail!("this bundler makes no C: it is built without the feature `c`")
}
