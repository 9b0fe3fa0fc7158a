//! `judge picture`: the picture of a problem's own game, printed or kept in the problem's folder.

use crate::output::{output, PATIENCE};
use anyhow::{bail, ensure, Context, Result};
use catalogue::project::{Problem, Project};
use catalogue::replace::{replace, Freshness};
use clap::Args;
use judge::build::{Programs, Wanted};
use judge::side_by_side::run_side_by_side;
use judge::Choice;
use picture::kept;
use std::fs;
use support::plural::format_count;

/// The options of `judge picture`.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    pub choice: Choice,
    /// Keep the picture in the problem's folder, as picture.svg
    #[arg(long)]
    write: bool,
    /// Process only the problems whose kept picture is missing or, according to its first line,
    /// stale
    #[arg(long)]
    stale: bool,
}

/// Makes the pictures of problems, prints or writes them, and names the problems that have no
/// picture. Returns whether the kept pictures are up to date.
pub fn run(project: &Project, options: &Options) -> Result<bool> {
    let choice = &options.choice;
    let is_some = choice.all || options.stale || !choice.names.is_empty();
    ensure!(is_some, "name a problem, or say --all");
    let mut problems = choice.problems(project)?;
    problems.retain(|problem| problem.has_reference());
    if options.stale {
        let states = problems.iter().map(|problem| kept::state(problem));
        let states = states.collect::<Result<Vec<_>>>()?;
        let mut states = states.into_iter();
        problems.retain(|_| states.next() != Some(Freshness::Fresh));
    }
    if problems.is_empty() {
        return Ok(true);
    }
    let programs = Programs::build(project, &problems, choice, Wanted::References)?;
    let mut pictures = Vec::new();
    let make = |problem: &&Problem| Some(picture(problem, &programs));
    run_side_by_side(&problems, choice.jobs(), make, |_, picture| {
        pictures.push(picture);
        Ok(())
    })?;
    if pictures.len() == 1 && !options.write {
        match pictures.remove(0)? {
            Ok(text) => print!("{text}"),
            Err(reason) => bail!("{} has no picture: {reason}", problems[0].name),
        }
        return Ok(true);
    }
    let mut is_right = true;
    let mut drawn = 0;
    for (problem, picture) in problems.iter().zip(&pictures) {
        match picture {
            Ok(picture) => {
                is_right &= keep(project, problem, picture, options.write)?;
                drawn += usize::from(picture.is_ok());
            }
            Err(error) => {
                eprintln!("error: {error:#}");
                is_right = false;
            }
        }
    }
    let others = format_count(pictures.len() - drawn, "problem");
    eprintln!("{}, {others} without one", format_count(drawn, "picture"));
    Ok(is_right)
}

fn picture(problem: &Problem, programs: &Programs) -> Result<Result<String, String>> {
    let reference = programs.reference(problem).context("a reference was built")?;
    let run = |arguments: &[&str], input: &str| output(reference, arguments, input, PATIENCE);
    kept::make(problem, &run).with_context(|| problem.name.clone())
}

/// Updates the kept picture to `picture`, or compares the two; returns whether the kept picture is
/// now up to date.
fn keep(
    project: &Project,
    problem: &Problem,
    picture: &Result<String, String>,
    write: bool,
) -> Result<bool> {
    let path = kept::path(problem);
    let before = fs::read_to_string(&path).ok();
    let shown = path.strip_prefix(&project.root).unwrap_or(&path).display().to_string();
    match picture {
        Ok(text) if before.as_ref() == Some(text) => return Ok(true),
        Ok(text) if write => {
            replace(&path, text)?;
            println!("{shown} is written");
        }
        Ok(_) => println!("{shown} is not what its sources make"),
        Err(reason) => {
            println!("{} has no picture: {reason}", problem.name);
            if before.is_none() {
                return Ok(true);
            }
            if write {
                fs::remove_file(&path).with_context(|| shown.clone())?;
                println!("{shown} is removed");
            }
        }
    }
    Ok(write)
}
