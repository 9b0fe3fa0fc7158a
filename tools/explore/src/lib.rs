//! `cargo explore`: tables, explanations, games and plots for learning the theory.
#![forbid(unsafe_code)]

mod collection;
mod drawing;
#[cfg(feature = "full")]
pub mod figure;
pub mod forms;
pub mod free_memory;
mod glossary;
pub mod help;
mod language;
pub mod learn;
pub mod limits;
mod lookup;
mod misere;
mod on_input;
pub mod overview;
pub mod play;
#[cfg(feature = "full")]
mod plot;
pub mod reading;
mod rules;
pub mod run;
pub mod saved;
mod site;
mod style;
pub mod table;
pub mod typing;
pub mod verify;
pub mod why;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;

/// See a game's Grundy values and the reasons for them, play the game, plot it, and let a program
/// learn it
#[derive(Parser)]
#[command(
    name = "cargo explore",
    bin_name = "cargo explore",
    version,
    after_help = overview::text(),
    // The overview lists the commands, each with an example.
    help_template = "{about}\n\n{usage-heading} {usage}{after-help}",
)]
pub struct Cli {
    /// The command; without one, the overview is printed.
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    language: language::Options,
}

/// A command of the tool.
#[derive(Subcommand)]
pub enum Command {
    /// Print Grundy values, and the certificate of their period
    Table(table::Options),
    /// Explain why a position is won or lost, and list the winning moves
    Why(why::Options),
    /// Compare true misère play with the SJ rule
    Misere(misere::Options),
    /// Find the games that have a given table of values or outcomes
    Lookup(lookup::Options),
    /// Play against an opponent that knows the theory
    Play(play::Options),
    /// Draw values, their frequencies and two-heap games, as SVG and PNG
    #[cfg(feature = "full")]
    Plot(plot::Options),
    /// Let a program find the P-positions by playing against itself
    Learn(learn::Options),
    /// Compute the values of a take-and-break game for up to four billion heaps, and save them
    /// in a file
    Run(run::Options),
    /// Check a file that `run` has saved, and compute its values again
    Verify(verify::Options),
    /// Write an offline website with the theory and the problems
    Site(site::Options),
    /// Look up a term in the glossary, in English or Chinese
    #[command(alias = "words")] // its former name
    Glossary(glossary::Options),
}

/// Runs the command given on the command line and returns the exit code.
pub fn main() -> ExitCode {
    let arguments = language::speak(std::env::args_os());
    match help::parse(arguments) {
        Ok(cli) => support::exit::code(run(cli)),
        Err(code) => code,
    }
}

fn run(cli: Cli) -> Result<ExitCode> {
    let mut to = std::io::BufWriter::new(anstream::stdout());
    let mut code = ExitCode::SUCCESS;
    let Some(command) = cli.command else {
        help::command().write_help(&mut to)?;
        return Ok(code);
    };
    match command {
        Command::Table(options) => table::run(&options, &mut to)?,
        Command::Why(options) => why::run(&options, &mut to)?,
        Command::Misere(options) => misere::run(&options, &mut to)?,
        Command::Lookup(options) => lookup::run(&options, &mut to)?,
        Command::Play(options) => play::run(&options)?,
        #[cfg(feature = "full")]
        Command::Plot(options) => plot::run(&options, &mut to)?,
        Command::Learn(options) => learn::run(&options, &mut to)?,
        Command::Run(options) => code = run::run(&options, &mut to)?,
        Command::Verify(options) => code = verify::run(&options, &mut to)?,
        Command::Site(options) => code = site::run(&options)?,
        Command::Glossary(options) => glossary::run(&options, &mut to)?,
    }
    to.flush()?;
    Ok(code)
}
