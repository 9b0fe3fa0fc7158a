//! The problems that a command is about, and how they are built.

use crate::option::{flag, option};
use anyhow::{ensure, Result};
use catalogue::project::{Problem, Project};
use clap::{value_parser, Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use std::num::NonZeroUsize;

/// The problems that a command is about, and how to build them.
#[derive(Clone)]
pub struct Choice {
    /// The names that were given for the problems.
    pub names: Vec<String>,
    /// Whether all problems were requested.
    pub all: bool,
    /// Whether programs are built with the dev profile.
    pub dev: bool,
    jobs: Option<NonZeroUsize>,
}

impl Choice {
    /// Returns the choice of a single problem, to be built as it is for its tests.
    pub fn only(name: &str) -> Choice {
        Choice { names: vec![name.to_string()], all: false, dev: true, jobs: None }
    }

    /// Returns the chosen problems: the named problems or, if none is named, all readable problems.
    pub fn problems<'a>(&self, project: &'a Project) -> Result<Vec<&'a Problem>> {
        if !self.names.is_empty() {
            return project.find(&self.names);
        }
        let mut problems: Vec<&Problem> = project.problems.iter().collect();
        if project.is_own() {
            // Programs without test cases are generators and the like.
            problems.retain(|problem| problem.testdata.is_dir());
            ensure!(!problems.is_empty(), "no program of this package has a folder samples/NAME");
        }
        ensure!(!problems.is_empty(), "no problem of this collection can be read");
        Ok(problems)
    }

    /// Returns whether the command is about all problems, in which case unreadable problems would
    /// be missing.
    pub fn is_about_all(&self) -> bool {
        self.names.is_empty()
    }

    /// Returns how many programs are to run at once.
    pub fn jobs(&self) -> usize {
        let cores = std::thread::available_parallelism();
        self.jobs.or(cores.ok()).map_or(1, |jobs| jobs.get())
    }
}

impl Args for Choice {
    fn augment_args(command: Command) -> Command {
        let names = Arg::new("names")
            .help("Problems, such as hdu1848 or \"HDU 1848\"")
            .value_name("NAMES")
            .action(ArgAction::Append)
            .num_args(1..)
            .conflicts_with("all");
        let dev = "Build with the dev profile, which checks arithmetic, instead of release";
        let jobs = "How many programs run at once [default: one for each core]";
        command
            .arg(names)
            .arg(flag("all", "All problems"))
            .arg(flag("dev", dev))
            .arg(option("jobs", "JOBS", jobs).value_parser(value_parser!(NonZeroUsize)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Choice::augment_args(command)
    }
}

impl FromArgMatches for Choice {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Choice, Error> {
        Ok(Choice {
            names: matches.get_many("names").into_iter().flatten().cloned().collect(),
            all: matches.get_flag("all"),
            dev: matches.get_flag("dev"),
            jobs: matches.get_one("jobs").copied(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Choice::from_arg_matches(matches)?;
        Ok(())
    }
}
