//! A program to run: a file, and the words that say which program in it is meant.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that can be started with an input.
#[derive(Clone, Debug)]
pub struct Program {
    file: PathBuf,
    words: Vec<String>,
}

impl Program {
    /// A program that has its file to itself.
    pub fn alone(file: impl Into<PathBuf>) -> Program {
        Program { file: file.into(), words: vec![] }
    }

    /// The solution of the problem in the folder `place`, in the file of all programs.
    pub fn solution_in(together: &Path, place: &str) -> Program {
        let words = ["solution", place].map(String::from).to_vec();
        Program { file: together.to_path_buf(), words }
    }

    /// Its reference.
    pub fn reference_in(together: &Path, place: &str) -> Program {
        let words = ["reference", place, "--"].map(String::from).to_vec();
        Program { file: together.to_path_buf(), words }
    }

    /// The program, about to run.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.file);
        command.args(&self.words);
        command
    }

    /// Its file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// What its file is told before all else.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}
