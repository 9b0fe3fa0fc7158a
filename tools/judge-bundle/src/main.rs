//! `cargo judge bundle`. `cargo judge` runs this as a separate program, and so need not link the
//! translator.
#![forbid(unsafe_code)]

use anyhow::Result;
use bundle::fault::TranslatorFault;
use clap::Subcommand;
use judge::{measure, Collection};
use judge_bundle::command::{self, Options};
use std::process::ExitCode;

#[derive(Subcommand)]
enum Command {
    /// Print the one file to submit, or keep it in the problem's folder
    Bundle(Options),
}

fn main() -> ExitCode {
    if let Some(code) = measure::serve() {
        return code;
    }
    let (collection, Command::Bundle(options)) = Collection::parse_with();
    let passed = run(collection, &options);
    let is_translators = passed.as_ref().is_err_and(TranslatorFault::is_in);
    let code = judge::exit_code(passed);
    match is_translators {
        true => ExitCode::from(TranslatorFault::EXIT_CODE),
        false => code,
    }
}

/// Runs the command and returns whether everything passed.
fn run(collection: Collection, options: &Options) -> Result<bool> {
    if let Some(manifest) = &options.manifest_path {
        return command::run_for_package(manifest, options);
    }
    let is_about_all = options.choice.is_about_all();
    collection.run(is_about_all, |project| command::run(project, options))
}
