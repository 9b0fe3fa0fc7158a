//! The collection that a command is about.

use crate::option::option;
use anyhow::Result;
use catalogue::project::{nearest_root, Project};
use clap::{value_parser, ArgMatches, Args, Command, Error, FromArgMatches};
use std::path::PathBuf;

/// The collection that a command is about, as the options say.
pub struct Collection {
    root: Option<PathBuf>,
}

impl Collection {
    /// Opens the collection, runs a command on it, and returns whether the command passed. Names
    /// the problems that cannot be read; one that is about all problems fails if there are any.
    pub fn run(
        self,
        is_about_all: bool,
        command: impl FnOnce(&Project) -> Result<bool>,
    ) -> Result<bool> {
        let project = match self.root {
            Some(root) => Project::open(&root),
            None => Project::open(&nearest_root()?),
        }?;
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

impl Args for Collection {
    fn augment_args(command: Command) -> Command {
        let help = "The collection's folder [default: the nearest one above that has problems/]";
        let root = option("root", "ROOT", help).value_parser(value_parser!(PathBuf));
        command.arg(root.global(true))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Collection::augment_args(command)
    }
}

impl FromArgMatches for Collection {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Collection, Error> {
        Ok(Collection { root: matches.get_one("root").cloned() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Collection::from_arg_matches(matches)?;
        Ok(())
    }
}
