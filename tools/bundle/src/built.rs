//! A program built from a bundle.

use std::path::PathBuf;

/// The program, and the compiler that built it.
pub struct Built {
    /// The compiler, as a sentence about the program ends: `, by gcc`; nothing if it is the
    /// judge's own.
    pub by: String,
    /// Where the program is.
    pub program: PathBuf,
}
