//! `explore lookup`: the known games that have a given table, and the problems that use them.

mod known;
mod query;

use crate::collection::problems;
use crate::style;
use anyhow::Result;
use clap::Args;
use games::problems::Problem;
use grundy::game::Ending;
use known::KnownGame;
use query::Query;
use std::io::Write;
use support::{say, text};

#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct Options {
    /// The values of heaps 0, 1, 2, …, such as 0 1 2 0 1 2, or their outcomes, such as P N N P
    #[arg(required = true)]
    table: Vec<String>,
    /// List every match
    #[arg(long)]
    all: bool,
}

/// The maximum number of matches that are listed; the others are only counted.
const MAX_LISTED: usize = 12;

/// The largest heap that is tried as the first heap of a table.
const LATEST_FIRST: usize = 2;

/// Starts the table at the smallest heap for which some game matches; writes the matching games.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let query = Query::read(&options.table.join(" "))?;
    for first in 0..=LATEST_FIRST {
        let known = known::games(query.len() + first);
        let games: Vec<KnownGame> = known.filter(|game| query.matches(game, first)).collect();
        if !games.is_empty() {
            return list(&query, first, &games, options.all, to);
        }
    }
    say!(
        to,
        "no known game has this table, starting at heap 0, 1 or {LATEST_FIRST}",
        "没有已知的游戏从堆 0、1 或 {LATEST_FIRST} 起有这样的表"
    )
}

fn list(
    query: &Query,
    first: usize,
    games: &[KnownGame],
    all: bool,
    to: &mut dyn Write,
) -> Result<()> {
    let last = first + query.len() - 1;
    let subject = query.subject();
    let label = text!("{subject} of heaps {first} to {last}", "堆 {first} 到 {last} 的{subject}");
    writeln!(to, "{}", style::paint(style::LABEL, label))?;
    let limit = if all { usize::MAX } else { MAX_LISTED };
    for game in games.iter().take(limit) {
        writeln!(to, "{}", style::paint(style::HEAD, &game.title))?;
        let problems =
            game.rule.as_ref().map_or(vec![], |rule| problems().using(rule, Ending::Normal));
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
            let names = names(&read).join(", ");
            let line = text!("with the set from the input: {names}", "集合由输入给出的：{names}");
            writeln!(to, "    {line}")?;
        }
    }
    match games.len().saturating_sub(limit) {
        0 => {}
        more => say!(
            to,
            "… and {more} more; extend the table, or list them with --all",
            "……另有 {more} 个；请把表写长一些，或加 --all 全部列出"
        )?,
    }
    Ok(())
}
