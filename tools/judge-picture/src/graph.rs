//! `judge graph`: the games of an input, as a problem's reference searches them.

use crate::output;
use anyhow::{ensure, Context, Result};
use catalogue::project::Project;
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
    /// The game whose positions are listed, the first being 1 [default: every one]
    #[arg(long)]
    game: Option<usize>,
    /// The most positions of a game that are listed
    #[arg(long)]
    limit: Option<usize>,
}

/// Reads an input from stdin and prints what the module `listing` of `reference` describes.
pub fn run(project: &Project, options: &Options) -> Result<()> {
    let problem = project.find(std::slice::from_ref(&options.name))?[0];
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).context("standard input")?;
    let choice = Choice::of(&options.name);
    ensure!(problem.has_reference, "{} has no reference.rs", problem.name);
    let file = References::new(project, &[problem], &choice)?.build(project, problem)?;
    let mut arguments = vec!["graph".to_string()];
    arguments.extend(options.game.iter().flat_map(|game| ["--game".into(), game.to_string()]));
    arguments.extend(options.limit.iter().flat_map(|most| ["--limit".into(), most.to_string()]));
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    print!("{}", output(&Program::alone(file), &arguments, &input)?);
    Ok(())
}
