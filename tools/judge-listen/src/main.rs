//! `cargo judge listen`. `cargo judge` runs this program, and so need not link a web server.
#![forbid(unsafe_code)]

mod listen;
mod parcel;

use clap::Subcommand;
use judge::Collection;
use std::process::ExitCode;

#[derive(Subcommand)]
enum Command {
    /// Make files for the problems that a browser sends (with the extension Competitive Companion)
    Listen(listen::Options),
}

fn main() -> ExitCode {
    let (collection, Command::Listen(options)) = Collection::parse_with();
    let listen =
        collection.run(false, |project| listen::run(&project.root, &options).map(|()| true));
    judge::exit_code(listen)
}
