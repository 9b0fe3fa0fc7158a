//! `cargo judge picture` and `cargo judge graph`. `cargo judge` hands over to this program, and so
//! need not be linked with the drawing code.
#![forbid(unsafe_code)]

use clap::Subcommand;
use judge::{measure, Collection};
use judge_picture::{graph, picture};
use std::process::ExitCode;

#[derive(Subcommand)]
enum Command {
    /// Print the picture of a problem's own game, or keep it in the problem's folder
    Picture(picture::Options),
    /// Print the games of an input: positions, moves and outcomes, from the problem's reference
    Graph(graph::Options),
}

fn main() -> ExitCode {
    if let Some(code) = measure::serve() {
        return code;
    }
    let (collection, command) = Collection::parse_with();
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
