//! `explore lookup`: which known games have a table, and which problems use them.

mod known;
mod query;

use crate::collection::problems;
use crate::style;
use anyhow::Result;
use clap::Args;
use known::Known;
use live::problems::Problem;
use query::Query;
use std::io::Write;

#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct Options {
    /// Values 0 1 2 0 1 2 of heaps 0, 1, 2, …, or P N N P for lost and won
    #[arg(required = true)]
    table: Vec<String>,
    /// List every match
    #[arg(long)]
    all: bool,
}

/// More matches than these are counted, not listed.
const MOST_LISTED: usize = 12;

/// Tables may begin at heap 0, or, as some do, a little later.
const LATEST_BEGIN: usize = 2;

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let query: Query = options.table.join(" ").parse()?;
    for begin in 0..=LATEST_BEGIN {
        let games: Vec<Known> =
            known::all(query.len() + begin).filter(|game| query.fits(game, begin)).collect();
        if !games.is_empty() {
            return list(&query, begin, &games, options.all, to);
        }
    }
    writeln!(to, "no game known here has this table, begun at heap 0, 1 or {LATEST_BEGIN}")?;
    Ok(())
}

fn list(query: &Query, begin: usize, games: &[Known], all: bool, to: &mut dyn Write) -> Result<()> {
    let last = begin + query.len() - 1;
    let what = query.what();
    writeln!(to, "{}", style::paint(style::LABEL, format!("{what} of heaps {begin} to {last}")))?;
    let most = if all { usize::MAX } else { MOST_LISTED };
    for game in games.iter().take(most) {
        writeln!(to, "{}", style::paint(style::HEAD, &game.title))?;
        let problems = game.rule.as_ref().map_or(vec![], |rule| problems().using(rule));
        let (fixed, read): (Vec<&Problem>, Vec<&Problem>) =
            problems.into_iter().partition(|problem| problem.stated.family.is_none());
        let names = |problems: &[&Problem]| -> Vec<String> {
            problems.iter().map(|problem| problem.name.clone()).collect()
        };
        let fixed = [&names(&fixed)[..], &game.problems].concat();
        if !fixed.is_empty() {
            writeln!(to, "    {}", fixed.join(", "))?;
        }
        if !read.is_empty() {
            writeln!(to, "    with the set from the input: {}", names(&read).join(", "))?;
        }
    }
    match games.len().saturating_sub(most) {
        0 => {}
        more => writeln!(to, "… and {more} more; a longer table says which, --all lists them")?,
    }
    Ok(())
}
