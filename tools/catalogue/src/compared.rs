//! Other people's programs, compared with a solution: `compared.tsv` in the problem's folder.
//!
//! Each line consists of the number of inputs on which the outputs agree, a tab, and the program's
//! origin. If a problem has no such file, its solution was compared only with the brute-force
//! program.

use anyhow::{ensure, Context, Result};
use std::path::Path;
use support::files::read_if_there;

/// The name of the file.
pub const FILE: &str = "compared.tsv";

/// A program by someone else, or an answer published elsewhere, that agrees with a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The number of inputs for which the outputs agree.
    pub inputs: u64,
    /// The program's origin: usually a repository, a colon and a path in that repository.
    pub program: String,
}

impl Compared {
    /// Reads the file in a problem's folder, if there is one.
    ///
    /// # Errors
    /// If the file cannot be read; the message names the faulty line.
    pub(crate) fn read(folder: &Path) -> Result<Vec<Compared>> {
        let text = read_if_there(&folder.join(FILE))?.unwrap_or_default();
        let lines = (1..).zip(text.lines());
        lines.map(|(number, line)| parse(line).with_context(|| format!("line {number}"))).collect()
    }

    /// Returns the program's origin without the path: the repository or a name.
    pub fn whose(&self) -> &str {
        self.program.split_once(':').map_or(&*self.program, |(whose, _path)| whose)
    }
}

fn parse(line: &str) -> Result<Compared> {
    let (inputs, program) = line.split_once('\t').context("no tab")?;
    let program = program.trim();
    ensure!(!program.is_empty(), "no program");
    let inputs = inputs.parse().with_context(|| format!("{inputs:?} is no number"))?;
    Ok(Compared { inputs, program: program.to_string() })
}
