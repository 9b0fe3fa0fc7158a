//! Commands that are separate programs, which cargo builds when they are first needed: the packages
//! `judge-bundle`, `judge-listen` and `judge-picture`. These programs read the whole command line
//! themselves.

use crate::cargo;
use anyhow::{Context, Result};
use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// A command that is a separate program.
#[derive(Debug)]
pub struct Extension {
    /// The name of the command.
    pub command: &'static str,
    /// What the command does, in one line.
    pub about: &'static str,
    /// The name of the program and of its package.
    package: &'static str,
    /// A description of what is built for the command.
    what: &'static str,
}

impl Extension {
    /// Every extension.
    pub const ALL: [Extension; 4] = [
        Extension {
            command: "bundle",
            about: "Print the one file to submit, or keep it in the problem's folder",
            package: "judge-bundle",
            what: "the bundler",
        },
        Extension {
            command: "listen",
            about: "Make the files of problems that a browser sends (the extension Competitive \
                    Companion)",
            package: "judge-listen",
            what: "the server for the browser",
        },
        Extension {
            command: "picture",
            about: "Print the picture of a problem's own game, or keep it in the problem's folder",
            package: "judge-picture",
            what: "the drawer of pictures",
        },
        Extension {
            command: "graph",
            about: "Print the games of an input: positions, moves and outcomes, from the \
                    problem's reference",
            package: "judge-picture",
            what: "the drawer of pictures",
        },
    ];

    /// Returns the extension that the arguments of `cargo judge` ask for, or ask about with `help`.
    pub fn find(arguments: &[OsString]) -> Option<Extension> {
        let mut words = arguments.iter().map(|word| word.to_str().unwrap_or_default());
        let mut command = words.next()?;
        // The only option that may precede a command.
        while command == "--root" || command.starts_with("--root=") {
            if command == "--root" {
                words.next()?;
            }
            command = words.next()?;
        }
        if command == "help" {
            command = words.next()?;
        }
        Extension::ALL.into_iter().find(|extension| extension.command == command)
    }

    /// Builds the program, runs it with these arguments, and returns its exit code.
    pub fn run(&self, arguments: &[OsString]) -> Result<ExitCode> {
        let program = self.build()?;
        let mut command = Command::new(&program);
        command.args(arguments);
        become_program(command).with_context(|| program.display().to_string())
    }

    /// Has cargo build the program and returns its path. Even for an installed `judge`, cargo uses
    /// the dev profile, because optimising takes minutes.
    fn build(&self) -> Result<PathBuf> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut build = cargo::build(&root, true);
        build.args(["--package", self.package, "--bin", self.package]);
        let file = format!("{}{EXE_SUFFIX}", self.package);
        if !cargo::target_folder(&root, true).join(file).is_file() {
            eprintln!("building {}, once; this takes a minute or less", self.what);
        }
        let artifacts = cargo::artifacts(&mut build)
            .with_context(|| format!("{} cannot be built", self.what))?;
        let program = artifacts.into_iter().find_map(|artifact| artifact.executable);
        program.context("cargo built no program")
    }
}

/// Replaces this process with the program, which then receives Ctrl-C and sets the exit code.
/// Returns only on failure.
#[cfg(unix)]
pub fn become_program(mut command: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

/// Runs the program, and returns its exit code.
#[cfg(not(unix))]
pub fn become_program(mut command: Command) -> Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(support::exit::INTERRUPTED)))
}
