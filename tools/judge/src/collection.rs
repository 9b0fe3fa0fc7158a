//! The collection that a command is about.

use crate::option::option;
use crate::package;
use anyhow::Result;
use catalogue::project::{nearest_with, Project, LIST};
use clap::{value_parser, ArgMatches, Command, Subcommand};
use std::path::PathBuf;

/// The collection that a command is about, as given by the options.
pub struct Collection {
    root: Option<PathBuf>,
}

impl Collection {
    /// Returns the command-line definition of `cargo judge`, without its commands.
    pub fn command_line() -> Command {
        let help = "The folder of the collection, or of a package of your own [default: the \
                    nearest one above]";
        let root = option("root", "ROOT", help).value_parser(value_parser!(PathBuf));
        // Once installed, the program is called by its own name.
        let name = if std::env::var_os("CARGO").is_some() { "cargo judge" } else { "judge" };
        Command::new(name)
            .bin_name(name)
            .version(env!("CARGO_PKG_VERSION"))
            .about("Test, stress and make problems of the collection, or of a package of your own")
            .arg(root.global(true))
            .subcommand_required(true)
            .arg_required_else_help(true)
    }

    /// Parses a program's command line with these commands, or ends the program with a message.
    pub fn parse_with<C: Subcommand>() -> (Collection, C) {
        let matches = C::augment_subcommands(Collection::command_line()).get_matches();
        let command = C::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        (Collection::read(&matches), command)
    }

    /// Returns the collection that the options name.
    pub fn read(matches: &ArgMatches) -> Collection {
        Collection { root: matches.get_one("root").cloned() }
    }

    /// Opens the collection, runs a command on it, and returns whether the command passed. Lists
    /// the problems that cannot be read; if there are any, a command about all problems fails.
    pub fn run(
        self,
        is_about_all: bool,
        command: impl FnOnce(&Project) -> Result<bool>,
    ) -> Result<bool> {
        let root = self.root.map_or_else(|| nearest_with(&[LIST, "Cargo.toml"]), Ok)?;
        let project = package::open(&root)?;
        project.warn_of_unreadable();
        let leaves_out = is_about_all && !project.unreadable.is_empty();
        let passed = command(&project)?;
        if leaves_out {
            let names = project.unreadable.iter().map(|problem| problem.name.as_str());
            eprintln!("error: left out, as said above: {}", names.collect::<Vec<_>>().join(", "));
        }
        Ok(passed && !leaves_out)
    }
}
