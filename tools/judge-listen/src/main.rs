//! `cargo judge listen`. The program of `cargo judge` hands over to this one, so that it need not
//! be linked with a web server.
#![forbid(unsafe_code)]

mod listen;
mod parcel;

use clap::{Parser, Subcommand};
use judge::Collection;
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
    /// Make the files of problems that a browser sends (the extension Competitive Companion)
    Listen(listen::Options),
}

fn main() -> ExitCode {
    let Cli { collection, command: Command::Listen(options) } = Cli::parse();
    let listen =
        collection.run(false, |project| listen::run(&project.root, &options).map(|()| true));
    judge::exit_code(listen)
}
