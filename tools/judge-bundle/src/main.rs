//! `cargo judge bundle`. The program of `cargo judge` hands over to this one, so that it need not
//! be linked with the translator.
#![forbid(unsafe_code)]

use anyhow::Result;
use bundle::fault::TranslatorFault;
use clap::{Parser, Subcommand};
use judge::{measure, Collection};
use judge_bundle::command;
use std::process::ExitCode;

/// Test, stress, scaffold and list the problems of the collection.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Cli {
    #[command(flatten)]
    collection: Collection,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print the one file to submit, or keep it in the problem's folder
    Bundle(command::Options),
}

fn main() -> ExitCode {
    let passed = match measure::folder(std::env::args_os().skip(1)) {
        Some(folder) => measure::serve(&folder).map(|()| true),
        None => run(Cli::parse()),
    };
    let is_translators = passed.as_ref().is_err_and(TranslatorFault::is_in);
    let code = judge::exit_code(passed);
    match is_translators {
        true => ExitCode::from(TranslatorFault::EXIT_CODE),
        false => code,
    }
}

/// Runs the command and returns whether everything passed.
fn run(Cli { collection, command: Command::Bundle(options) }: Cli) -> Result<bool> {
    if command::run_for_package(&options)? {
        return Ok(true); // without a collection
    }
    let is_about_all = options.choice.is_about_all();
    collection.run(is_about_all, |project| command::run(project, &options))
}
