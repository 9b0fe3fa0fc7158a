//! `cargo mutate`: small changes of solutions, such as 34 to 33 or `<` to `<=`, one at a time. Names
//! those that no case notices: neither the samples, edge cases and refused inputs of a problem, nor
//! random cases with the answers of its reference.
#![forbid(unsafe_code)]

mod cases;
mod changed;
mod check;
mod code;
mod compiler;
mod mutant;
mod records;
mod references;

use anyhow::{bail, Result};
use catalogue::project::{nearest_root, Problem, Project};
use check::{Check, Counts, Report};
use clap::{value_parser, Arg, ArgAction, ArgGroup, ArgMatches, Command};
use compiler::Compiler;
use judge::side_by_side::run_side_by_side;
use references::References;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::available_parallelism;
use support::plural::format_count;

/// The number of random cases for each problem.
const CASES: u64 = 60;

fn main() -> ExitCode {
    judge::exit_code(run(&command_line().get_matches()))
}

/// Returns the definition of the command line.
fn command_line() -> Command {
    let option = |name: &'static str, value: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(value).help(help.to_string())
    };
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
    };
    let names = Arg::new("names").value_name("NAMES").num_args(1..).action(ArgAction::Append);
    let cases = format!("The number of random cases for each problem [default: {CASES}]");
    let most = "At most so many of these problems, from the first to the last at even distances";
    let jobs = "How many problems are checked at once [default: one for each core]";
    let root = "The collection's folder [default: the nearest one above that has problems/]";
    Command::new("cargo mutate")
        .bin_name("cargo mutate")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Name the small changes of solutions that no case notices")
        .arg(names.help("Problems, such as hdu1848 or \"HDU 1848\""))
        .arg(flag("all", "All problems"))
        .arg(flag("changed", "The problems that differ from the revision of --since"))
        .group(ArgGroup::new("choice").args(["names", "all", "changed"]).required(true))
        .arg(option("since", "REV", "The revision for --changed").default_value("HEAD"))
        .arg(option("most", "MOST", most).value_parser(value_parser!(NonZeroUsize)))
        .arg(option("cases", "CASES", &cases).value_parser(value_parser!(u64)))
        .arg(flag("count", "Print the numbers of mutants for each problem"))
        .arg(option("jobs", "JOBS", jobs).value_parser(value_parser!(NonZeroUsize)))
        .arg(option("root", "ROOT", root).value_parser(value_parser!(PathBuf)))
}

/// Checks the problems, and returns whether each survivor is explained and each record right.
fn run(options: &ArgMatches) -> Result<bool> {
    let project = match options.get_one::<PathBuf>("root") {
        Some(root) => Project::open(root),
        None => Project::open(&nearest_root()?),
    }?;
    project.warn_of_unreadable();
    let mut problems = chosen(&project, options)?;
    if let Some(most) = options.get_one::<NonZeroUsize>("most") {
        problems = evenly(&problems, most.get());
    }
    let mut to = anstream::stdout().lock();
    let Some(first) = problems.first() else {
        writeln!(to, "no problem has changed")?;
        return Ok(true);
    };
    let compiler = Compiler::new(&project, first)?;
    let references = References::new(&project, &problems)?;
    let cores = available_parallelism().map_or(1, usize::from);
    let jobs = options.get_one("jobs").map_or(cores, |jobs: &NonZeroUsize| jobs.get());
    let cases = options.get_one("cases").copied().unwrap_or(CASES);
    let workers = jobs.min(problems.len());
    let check = |problem: &&Problem| {
        let reference = references.program(problem);
        Some(reference.and_then(|reference| {
            let (reference, jobs) = (reference.as_ref(), jobs.div_ceil(workers));
            Check { problem, reference, compiler: &compiler, cases, jobs }.run()
        }))
    };
    let (mut total, mut passed) = (Counts::default(), true);
    run_side_by_side(&problems, workers, check, |problem, report| {
        let Report { counts, complaints } = match report {
            Ok(report) => report,
            Err(error) => {
                eprintln!("error: {}: {error:#}", problem.name);
                passed = false;
                return Ok(());
            }
        };
        for line in &complaints {
            writeln!(to, "{line}")?;
        }
        if options.get_flag("count") {
            writeln!(to, "{}: {}", problem.name, counts.text())?;
        }
        passed &= complaints.is_empty();
        total.add(&counts);
        Ok(())
    })?;
    writeln!(to, "{}: {}", format_count(problems.len(), "problem"), total.text())?;
    Ok(passed)
}

/// Returns the problems that the options name.
fn chosen<'p>(project: &'p Project, options: &ArgMatches) -> Result<Vec<&'p Problem>> {
    if options.get_flag("all") {
        return Ok(project.problems.iter().collect());
    }
    if options.get_flag("changed") {
        let Some(revision) = options.get_one::<String>("since") else { bail!("since when?") };
        return changed::problems(project, revision);
    }
    let names: Vec<String> = options.get_many("names").into_iter().flatten().cloned().collect();
    project.find(&names)
}

/// Returns at most so many of the items, at even distances.
fn evenly<T: Copy>(items: &[T], most: usize) -> Vec<T> {
    let count = most.min(items.len());
    (0..count).map(|place| items[place * items.len() / count]).collect()
}

impl Counts {
    /// Adds the counts of another problem.
    fn add(&mut self, other: &Counts) {
        self.mutants += other.mutants;
        self.not_compiled += other.not_compiled;
        self.caught += other.caught;
        self.recorded += other.recorded;
        self.survivors += other.survivors;
    }

    /// Returns the counts in words, with the share that is caught of what should be.
    fn text(&self) -> String {
        let Counts { mutants, not_compiled, caught, recorded, survivors } = self;
        let share = match caught + survivors {
            0 => String::new(),
            all => format!("; {:.1} % caught", 100.0 * *caught as f64 / all as f64),
        };
        format!(
            "{}, {not_compiled} do not compile, {caught} caught, {recorded} recorded, \
             {survivors} unexplained{share}",
            format_count(*mutants, "mutant")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::evenly;

    #[test]
    fn some_items_are_chosen_evenly() {
        let ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        assert_eq!(evenly(&ten, 3), [0, 3, 6]);
        assert_eq!(evenly(&ten, 10), ten);
        assert_eq!(evenly(&ten, 11), ten);
        assert_eq!(evenly::<u8>(&[], 3), []);
    }
}
