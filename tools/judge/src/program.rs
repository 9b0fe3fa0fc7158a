//! A program to run: a file, and the arguments that choose among the programs in it.

use crate::told::{Told, Words};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that can be run on an input.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    file: PathBuf,
    arguments: Vec<String>,
}

impl Program {
    /// Returns the program in a file of its own.
    pub fn alone(file: impl Into<PathBuf>) -> Program {
        Program { file: file.into(), arguments: vec![] }
    }

    /// Returns the solution of the problem in the folder `place`, as a part of the file that holds
    /// all programs.
    pub fn solution_in(together: &Path, place: &str) -> Program {
        let arguments = ["solution", place].map(String::from).to_vec();
        Program { file: together.to_path_buf(), arguments }
    }

    /// Returns the reference of the problem in the folder `place`, as a part of the file that holds
    /// all programs.
    pub fn reference_in(together: &Path, place: &str) -> Program {
        let arguments = ["reference", place, "--"].map(String::from).to_vec();
        Program { file: together.to_path_buf(), arguments }
    }

    /// Returns the command that runs the program.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.file);
        command.args(&self.arguments);
        command
    }
}

impl Told for Program {
    fn tell(&self, words: &mut Words) {
        words.say(self.file.display());
        words.say(self.arguments.len());
        self.arguments.iter().for_each(|argument| words.say(argument));
    }

    fn hear(words: &mut Words) -> Option<Program> {
        let (file, arguments) = (words.word()?.into(), words.number()?);
        let arguments = (0..arguments).map(|_: usize| words.word()).collect::<Option<_>>()?;
        Some(Program { file, arguments })
    }
}
