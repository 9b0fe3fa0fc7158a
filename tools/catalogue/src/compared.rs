//! Others' programs compared with a solution: `compared.tsv` in the problem's folder.
//!
//! A line consists of the number of inputs with equal outputs, a tab, and the program's source. A
//! problem without the file was compared only with its brute force.

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
    /// The program's source: usually a repository, a colon and a path in it.
    pub program: String,
}

impl Compared {
    /// Reads the file in a problem's folder, if there is one.
    ///
    /// # Errors
    /// If it cannot be read; the message names the line that is wrong.
    pub(crate) fn read(folder: &Path) -> Result<Vec<Compared>> {
        let text = read_if_there(&folder.join(FILE))?.unwrap_or_default();
        let lines = (1..).zip(text.lines());
        lines.map(|(number, line)| parse(line).with_context(|| format!("line {number}"))).collect()
    }

    /// Returns the repository or the name, without the path.
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
