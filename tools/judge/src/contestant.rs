//! A contestant's own program, in any language, in place of the collection's solution.

use crate::build::{Programs, Wanted};
use crate::choice::Choice;
use crate::option::option;
use crate::program::Program;
use anyhow::{ensure, Context, Result};
use catalogue::project::{Problem, Project};
use clap::{Arg, ArgMatches};
use std::env::consts::EXE_SUFFIX;
use std::env::split_paths;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// What every command's help says about how to name a program.
pub const NOTATION: &str =
    "a command such as \"python3 mine.py\", or a file that ends in .cpp, .cc, .c, .rs or .py";

/// A contestant's own program, ready to run.
pub struct Contestant {
    /// The program.
    pub program: Program,
    /// The build folder, which is deleted when this value is dropped.
    _folder: Option<TempDir>,
}

/// Returns the option that names the program; `besides` is added to the option's help.
pub fn program_option(besides: &str) -> Arg {
    let help = format!("Judge this program instead of the collection's: {NOTATION}{besides}");
    option("program", "PROGRAM", "").help(help)
}

impl Contestant {
    /// Returns the program that an option names, if any, and compiles it if necessary. The option
    /// may also name one of the programs of a contestant's package.
    pub fn from_option(
        options: &ArgMatches,
        name: &str,
        project: &Project,
        choice: &Choice,
    ) -> Result<Option<Contestant>> {
        let Some(text) = options.get_one::<String>(name) else { return Ok(None) };
        let is_it = |problem: &&Problem| problem.is_own() && problem.name == *text;
        let Some(problem) = project.problems.iter().find(is_it) else {
            return Contestant::read(text).map(Some);
        };
        let programs = Programs::build(project, &[problem], choice, Wanted::Judges)?;
        Ok(Some(Contestant { program: programs.solution(problem)?.clone(), _folder: None }))
    }

    /// Reads a command or a source file; a source file is compiled as judges compile it.
    pub fn read(text: &str) -> Result<Contestant> {
        let source = Path::new(text);
        if !source.is_file() {
            let mut words = text.split_whitespace();
            let program = find(words.next().context("a program that is not empty")?)?;
            return Ok(Contestant::interpreted(&program, &words.collect::<Vec<_>>()));
        }
        let (compiler, options): (_, &[&str]) = match source.extension().and_then(|e| e.to_str()) {
            Some("cpp" | "cc") => ("g++", &["-O2", "-std=c++17"]),
            Some("c") => ("gcc", &["-O2"]),
            Some("rs") => ("rustc", &["-O", "--edition", "2021", "--crate-name", "program"]),
            Some("py") => {
                let python = find("python3").with_context(|| format!("{text} needs python3"))?;
                return Ok(Contestant::interpreted(&python, &[text]));
            }
            _ => return Ok(Contestant::interpreted(&find(text)?, &[])),
        };
        let compiler = find(compiler).with_context(|| format!("{text} needs {compiler}"))?;
        let folder = tempfile::tempdir()?;
        let file = folder.path().join(format!("program{EXE_SUFFIX}"));
        let mut command = Command::new(&compiler);
        command.args(options).arg("-o").arg(&file).arg(source);
        if source.extension() == Some("c".as_ref()) {
            command.arg("-lm");
        }
        let done = command.status().with_context(|| compiler.display().to_string())?;
        ensure!(done.success(), "{text} does not compile");
        Ok(Contestant { program: Program::alone(file), _folder: Some(folder) })
    }

    fn interpreted(program: &Path, arguments: &[&str]) -> Contestant {
        Contestant { program: Program::select(program, arguments), _folder: None }
    }
}

/// Returns the problems that a command is about: all the chosen problems or, with a contestant's
/// program, the problem that this program solves.
pub fn problems<'a>(
    contestant: Option<&Contestant>,
    choice: &Choice,
    project: &'a Project,
) -> Result<Vec<&'a Problem>> {
    let problems = choice.problems(project)?;
    let is_one = problems.len() == 1 && !choice.is_about_all();
    ensure!(contestant.is_none() || is_one, "name the one problem that the program solves");
    Ok(problems)
}

/// Returns the program to judge: the contestant's, or else the collection's.
pub fn program<'a>(
    contestant: Option<&'a Contestant>,
    programs: &'a Programs,
    problem: &Problem,
) -> Result<&'a Program> {
    contestant.map_or_else(|| programs.solution(problem), |contestant| Ok(&contestant.program))
}

/// Returns the file of the program that a word names, searching for it as a shell does.
fn find(word: &str) -> Result<PathBuf> {
    if word.contains(std::path::is_separator) {
        ensure!(Path::new(word).is_file(), "there is no file {word}");
        return Ok(word.into());
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let files = split_paths(&folders).map(|folder| folder.join(format!("{word}{EXE_SUFFIX}")));
    let mut found = files.filter(|file| file.is_file());
    let hint = if Path::new(word).is_file() { format!("; say ./{word}") } else { String::new() };
    found.next().with_context(|| format!("no program {word} is installed{hint}"))
}
