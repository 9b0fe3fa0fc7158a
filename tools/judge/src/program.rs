//! A program to run: a file, and the arguments that select one of the programs in it.

use crate::message::Message;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that can be run on an input.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    file: PathBuf,
    arguments: Vec<String>,
}

impl Program {
    /// Returns a program that has a file of its own.
    pub fn alone(file: impl Into<PathBuf>) -> Program {
        Program { file: file.into(), arguments: vec![] }
    }

    /// Returns, from the file of all programs, the solution of the problem in the folder `place`.
    pub fn solution_in(together: &Path, place: &str) -> Program {
        Program::select(together, &["solution", place])
    }

    /// Returns, from the file of all programs, the reference of the problem in the folder `place`.
    pub fn reference_in(together: &Path, place: &str) -> Program {
        Program::select(together, &["reference", place, "--"])
    }

    /// Returns the program that these arguments select from a file.
    pub fn select(file: &Path, arguments: &[&str]) -> Program {
        let arguments = arguments.iter().map(|argument| argument.to_string()).collect();
        Program { file: file.to_path_buf(), arguments }
    }

    /// Returns the files from which cargo built the program; cargo lists them in a file next to it.
    pub fn sources(&self) -> Vec<PathBuf> {
        let note = fs::read_to_string(self.file.with_extension("d")).unwrap_or_default();
        let files = note.trim_end().split_once(": ").map_or("", |(_program, files)| files);
        // A space in a name has a backslash before it.
        let files = files.replace("\\ ", "\0");
        files.split(' ').map(|file| file.replace('\0', " ").into()).collect()
    }

    /// Returns the command that runs the program.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.file);
        command.args(&self.arguments);
        command
    }
}

impl Message for Program {
    fn words(&self) -> Vec<String> {
        let words = [self.arguments.len().to_string(), self.file.display().to_string()];
        [&words, &*self.arguments].concat()
    }

    fn read(words: &mut impl Iterator<Item = String>) -> Option<Program> {
        let (count, file) = (words.next()?.parse().ok()?, words.next()?.into());
        let arguments: Vec<String> = words.take(count).collect();
        (arguments.len() == count).then_some(Program { file, arguments })
    }
}
