//! `judge graph`: the games that a problem's reference searches while it answers an input.

use crate::output::{output, PATIENCE};
use anyhow::{ensure, Context, Result};
use catalogue::project::{Problem, Project};
use clap::Args;
use judge::program::Program;
use judge::references::References;
use judge::Choice;
use std::io::Read;

/// The options of `judge graph`.
#[derive(Args)]
pub struct Options {
    /// A problem, such as hdu1848 or "HDU 1848"
    name: String,
    /// The number (from 1) of the game whose positions are listed [default: every game]
    #[arg(long)]
    game: Option<usize>,
    /// The maximum number of positions listed for a game
    #[arg(long)]
    limit: Option<usize>,
}

/// Reads an input from stdin and prints its games in the format of `reference`'s module `listing`.
pub fn run(project: &Project, options: &Options) -> Result<()> {
    let problem = project.find(std::slice::from_ref(&options.name))?[0];
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).context("standard input")?;
    print!("{}", listing(project, problem, &input, options.game, options.limit)?);
    Ok(())
}

/// Builds a problem's reference and returns what the reference prints about the games of an input:
/// about game number `game`, counted from 1, or about all games, with at most `limit` positions of
/// each game.
///
/// # Errors
/// If there is no reference, or if it does not compile, refuses the input or takes too long.
pub fn listing(
    project: &Project,
    problem: &Problem,
    input: &str,
    game: Option<usize>,
    limit: Option<usize>,
) -> Result<String> {
    ensure!(problem.has_reference(), "{} has no reference.rs", problem.name);
    let choice = Choice::only(&problem.name);
    let file = References::new(project, &[problem], &choice)?.build(problem)?;
    let mut arguments = vec!["graph".to_string()];
    arguments.extend(game.iter().flat_map(|game| ["--game".into(), game.to_string()]));
    arguments.extend(limit.iter().flat_map(|most| ["--limit".into(), most.to_string()]));
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    output(&Program::alone(file), &arguments, input, PATIENCE)
}
