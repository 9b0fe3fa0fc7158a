//! `cargo judge`: an online judge at home, for the problems of this collection.
#![forbid(unsafe_code)]

use ::bundle::fault::TranslatorFault;
use anyhow::Result;
use catalogue::project;
use clap::{Parser, Subcommand};
use judge::{bundle, list, listen, measure, new, stress, test};
use std::path::PathBuf;
use std::process::ExitCode;

/// Test, stress, scaffold and list the problems of the collection.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Cli {
    /// The collection's folder [default: the nearest one above that has problems/]
    #[arg(long, global = true)]
    root: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run samples and edge cases, compare, and print a judge's verdicts
    Test(test::Options),
    /// Compare with the reference on random cases, and shrink the first difference
    Stress(stress::Options),
    /// Print the one file to submit, or keep it in the problem's folder
    Bundle(bundle::Options),
    /// Make the files of a new problem
    New(new::Options),
    /// Make the files of problems that a browser sends (the extension Competitive Companion)
    Listen(listen::Options),
    /// Print the catalogue
    List(list::Options),
}

fn main() -> ExitCode {
    let passed = match measure::folder(std::env::args_os().skip(1)) {
        Some(folder) => measure::serve(&folder).map(|()| true),
        None => run(Cli::parse()),
    };
    let is_translators = passed.as_ref().is_err_and(TranslatorFault::is_in);
    let code = cli::exit::code(passed.map(|passed| match passed {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }));
    match is_translators {
        true => ExitCode::from(TranslatorFault::EXIT_CODE),
        false => code,
    }
}

/// Runs a command and returns whether everything passed.
fn run(cli: Cli) -> Result<bool> {
    let project = match cli.root {
        Some(root) => project::Project::open(&root),
        None => project::Project::open(&project::nearest_root()?),
    }?;
    match cli.command {
        Command::Test(options) => test::run(&project, &options),
        Command::Stress(options) => stress::run(&project, &options),
        Command::Bundle(options) => bundle::run(&project, &options),
        Command::New(options) => new::run(&project, &options).map(|()| true),
        Command::Listen(options) => listen::run(&project.root, &options).map(|()| true),
        Command::List(options) => list::run(&project, &options).map(|()| true),
    }
}
