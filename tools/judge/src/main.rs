//! `cargo judge`: an online judge at home, for the problems of this collection.
#![forbid(unsafe_code)]

use ::bundle::fault::TranslatorFault;
use anyhow::Result;
use catalogue::project;
use clap::{Parser, Subcommand};
use judge::{bundle, graph, list, listen, measure, new, picture, remove, stress, test};
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
    /// Print the picture of a problem's own game, or keep it in the problem's folder
    Picture(picture::Options),
    /// Print the games of an input: positions, moves and outcomes, from the problem's reference
    Graph(graph::Options),
    /// Make the files of a new problem
    New(new::Options),
    /// Make the files of problems that a browser sends (the extension Competitive Companion)
    Listen(listen::Options),
    /// Remove a problem: its folders and its entry in the list of programs
    Remove(remove::Options),
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

impl Command {
    /// Returns whether it is about every problem of the collection, so that it fails if it has to
    /// leave one out.
    fn is_about_all(&self) -> bool {
        match self {
            Command::Test(options) => options.choice.is_about_all(),
            Command::Stress(options) => options.choice.is_about_all(),
            Command::Bundle(options) => options.choice.is_about_all(),
            Command::Picture(options) => options.choice.is_about_all(),
            Command::List(_) => true,
            Command::Graph(_) | Command::New(_) | Command::Listen(_) | Command::Remove(_) => false,
        }
    }
}

/// Runs a command and returns whether everything passed.
fn run(cli: Cli) -> Result<bool> {
    if let Command::Bundle(options) = &cli.command {
        if bundle::run_for_package(options)? {
            return Ok(true); // without a collection
        }
    }
    let project = match cli.root {
        Some(root) => project::Project::open(&root),
        None => project::Project::open(&project::nearest_root()?),
    }?;
    project.warn_of_unreadable();
    let leaves_out = cli.command.is_about_all() && !project.unreadable.is_empty();
    let passed = run_command(&project, cli.command)?;
    if leaves_out {
        let names = project.unreadable.iter().map(|problem| problem.name.as_str());
        eprintln!("error: left out, as said above: {}", names.collect::<Vec<_>>().join(", "));
    }
    Ok(passed && !leaves_out)
}

fn run_command(project: &project::Project, command: Command) -> Result<bool> {
    match command {
        Command::Test(options) => test::run(project, &options),
        Command::Stress(options) => stress::run(project, &options),
        Command::Bundle(options) => bundle::run(project, &options),
        Command::Picture(options) => picture::run(project, &options),
        Command::Graph(options) => graph::run(project, &options).map(|()| true),
        Command::New(options) => new::run(project, &options).map(|()| true),
        Command::Listen(options) => listen::run(&project.root, &options).map(|()| true),
        Command::Remove(options) => remove::run(project, &options).map(|()| true),
        Command::List(options) => list::run(project, &options).map(|()| true),
    }
}
