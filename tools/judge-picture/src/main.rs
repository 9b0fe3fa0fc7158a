//! `cargo judge picture` and `cargo judge graph`. The program of `cargo judge` hands over to this
//! one, so that it need not be linked with what draws.
#![forbid(unsafe_code)]

use clap::{Parser, Subcommand};
use judge::{measure, Collection};
use judge_picture::{graph, picture};
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
    /// Print the picture of a problem's own game, or keep it in the problem's folder
    Picture(picture::Options),
    /// Print the games of an input: positions, moves and outcomes, from the problem's reference
    Graph(graph::Options),
}

fn main() -> ExitCode {
    if let Some(folder) = measure::folder(std::env::args_os().skip(1)) {
        return judge::exit_code(measure::serve(&folder).map(|()| true));
    }
    let Cli { collection, command } = Cli::parse();
    judge::exit_code(match command {
        Command::Picture(options) => {
            let is_about_all = options.choice.is_about_all();
            collection.run(is_about_all, |project| picture::run(project, &options))
        }
        Command::Graph(options) => {
            collection.run(false, |project| graph::run(project, &options).map(|()| true))
        }
    })
}
