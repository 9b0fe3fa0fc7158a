//! `cargo explore`: tables, reasons, games and plots, for those who learn the theory.
#![forbid(unsafe_code)]

mod collection;
pub mod figure;
mod heaps;
pub mod learn;
pub mod limits;
mod lookup;
mod misere;
mod misere_play;
pub mod overview;
pub mod play;
mod plot;
pub mod room;
mod rules;
pub mod run;
pub mod saved;
mod site;
mod style;
pub mod table;
pub mod verify;
mod why;
mod words;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;

/// See the Grundy values of a game, ask why, play it, plot it, and let a machine learn it
#[derive(Parser)]
#[command(
    name = "cargo explore",
    bin_name = "cargo explore",
    version,
    after_help = overview::text(),
    // The commands are in the overview, with more than a name.
    help_template = "{about}\n\n{usage-heading} {usage}{after-help}",
)]
pub struct Cli {
    /// None for those who do not know yet what there is.
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Print Grundy values, and the certificate of their period
    Table(table::Options),
    /// Say why a position is won or lost, and by which moves
    Why(why::Options),
    /// Compare true misère play with the SJ rule
    Misere(misere::Options),
    /// Name the games with a table of values, or of won and lost heaps
    Lookup(lookup::Options),
    /// Play against an opponent that knows the theory
    Play(play::Options),
    /// Draw values, their frequencies and two-heap games, as SVG and PNG
    Plot(plot::Options),
    /// Let a machine find the P-positions by playing against itself
    Learn(learn::Options),
    /// Compute values of a take-and-break game to a billion heaps, into a file
    Run(run::Options),
    /// Compute some values of such a file anew, by definition
    Verify(verify::Options),
    /// Write a web site of the theory and the problems, which works without a network
    Site(site::Options),
    /// Say what a word means, in English and Chinese
    Words(words::Options),
}

/// Does what the command line says, and returns the exit code.
pub fn main() -> ExitCode {
    cli::exit::code(run(Cli::parse()))
}

fn run(cli: Cli) -> Result<ExitCode> {
    let mut to = std::io::BufWriter::new(anstream::stdout());
    let mut code = ExitCode::SUCCESS;
    let Some(command) = cli.command else {
        Cli::command().write_help(&mut to)?;
        return Ok(code);
    };
    match command {
        Command::Table(options) => table::run(&options, &mut to)?,
        Command::Why(options) => why::run(&options, &mut to)?,
        Command::Misere(options) => misere::run(&options, &mut to)?,
        Command::Lookup(options) => lookup::run(&options, &mut to)?,
        Command::Play(options) => play::run(&options)?,
        Command::Plot(options) => plot::run(&options, &mut to)?,
        Command::Learn(options) => learn::run(&options, &mut to)?,
        Command::Run(options) => code = run::run(&options, &mut to)?,
        Command::Verify(options) => code = verify::run(&options, &mut to)?,
        Command::Site(options) => code = site::run(&options)?,
        Command::Words(options) => words::run(&options, &mut to)?,
    }
    to.flush()?;
    Ok(code)
}
