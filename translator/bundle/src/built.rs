//! A program built from a bundle.

use std::path::PathBuf;

/// The program, and the compiler that built it.
pub struct Built {
    /// The compiler, in the form that ends a sentence about the program, such as `, by gcc`; empty
    /// if it is the judge's own.
    pub by: String,
    /// Where the program is.
    pub program: PathBuf,
}
