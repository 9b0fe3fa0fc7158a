//! `judge compare`: the collection's solution compared with another program.

use crate::build::{Programs, Wanted};
use crate::choice::Choice;
use crate::contestant::{Contestant, NOTATION};
use crate::group::watch_interrupt;
use crate::judging::{Judgement, Subject};
use crate::option::option;
use crate::stress::{beginning, InputSize, Refusals, Stress};
use anyhow::{Context, Result};
use catalogue::project::Project;
use clap::{value_parser, Arg, ArgMatches, Command};
use std::io::Write;
use std::time::Duration;
use support::plural::format_count;

/// The time allowed for shrinking a difference.
const PATIENCE: Duration = Duration::from_secs(60);

/// Adds the options to the command.
pub fn declare(command: Command) -> Command {
    let word = |name: &'static str, shown: &'static str, help: String| {
        Arg::new(name).value_name(shown).help(help).required(true)
    };
    let cases =
        "The number of tiny inputs; a tenth as many of the middle tier, and a hundredth of \
                 the largest";
    let seed = "The seed of the first input; another one tries other inputs";
    command
        .arg(word("name", "NAME", "A problem, such as hdu1848".to_string()))
        .arg(word("other", "OTHER", format!("The other program: {NOTATION}")))
        .arg(option("cases", "CASES", cases).value_parser(value_parser!(u64)).default_value("300"))
        .arg(option("seed", "SEED", seed).value_parser(value_parser!(u64)).default_value("1"))
}

/// Compares the two programs, says on how many inputs they agree, and shows the first difference.
/// Returns whether there was no difference.
pub fn run(project: &Project, options: &ArgMatches) -> Result<bool> {
    let word = |name: &str| options.get_one::<String>(name).map_or("", |word| word);
    let number = |name: &str| options.get_one::<u64>(name).copied().unwrap_or(1);
    let mut choice = Choice::only(word("name"));
    choice.dev = false;
    let problems = choice.problems(project)?;
    let problem = *problems.first().context("no problem is named")?;
    let other = Contestant::read(word("other"))?;
    let programs = Programs::build(project, &problems, &choice, Wanted::References)?;
    let reference = programs.reference(problem);
    let reference = reference.with_context(|| format!("{} has no reference", problem.name))?;
    let solution = programs.solution(problem)?;
    let stop = watch_interrupt()?;
    let subject = Subject::new(problem, &other.program, Some(reference), 1.0);
    let (size, seed) = (InputSize::Tiny, number("seed"));
    let stress = Stress { problem, subject, reference, size, seed, stop: &stop };

    let tiny = number("cases");
    let sizes = [
        (InputSize::Tiny, tiny),
        (InputSize::Middle, tiny.div_ceil(10)),
        (InputSize::Largest, tiny.div_ceil(100)),
    ];
    let mut counts = Vec::new();
    let mut first = None;
    for (size, seeds) in sizes {
        let (agreed, difference) = stress.compare_size(solution, size, seeds, Refusals::Ignored)?;
        counts.push(format!("{agreed} {}", size.name()));
        first = difference;
        if first.is_some() {
            break;
        }
    }
    let mut to = anstream::stdout().lock();
    let name = &problem.name;
    let agree = format!("{name}: agrees on {} inputs", counts.join(", "));
    let Some(difference) = first else {
        writeln!(to, "{agree} (seed {seed})")?;
        if let Some(reason) = stress.lacks_middle()? {
            writeln!(to, "{name}: no middle tier: {reason}")?;
        }
        return Ok(true);
    };
    writeln!(to, "{agree}, then {}; shrinking", difference.summary)?;
    let (input, judged) = stress.shrink_difference(solution, &difference, PATIENCE)?;
    let Judgement { verdict, details, .. } = judged;
    let style = verdict.style();
    let lines = format_count(input.lines().count(), "line");
    writeln!(to, "{style}{verdict}{style:#} on this input of {lines}, against the solution:")?;
    write!(to, "{}{details}", beginning(&input))?;
    Ok(false)
}
