//! `judge stress`: compares a solution with its reference on random cases.

mod inputs;
mod largest;
mod random;
mod report;
mod twin;

pub use inputs::InputSize;
pub use random::Failure;
pub use report::beginning;
pub use twin::{Difference, Refusals};

use crate::brute_force;
use crate::build::{Programs, Wanted};
use crate::choice::Choice;
use crate::contestant::{self, program_option, Contestant};
use crate::group::watch_interrupt;
use crate::judging::{Judgement, Subject};
use crate::option::{flag, option};
use crate::program::Program;
use crate::run::write_input;
use anyhow::{ensure, Context, Result};
use catalogue::project::{Problem, Project};
use clap::{value_parser, ArgMatches, Args, Command, FromArgMatches};
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::Duration;
use support::interrupt::Interrupt;
use support::plural::format_count;

/// Adds the options to the command.
pub fn declare(command: Command) -> Command {
    let cases = "The number of cases for each problem [default: until a difference or Ctrl-C]";
    let seed = "The seed of the first case; another one tries other cases";
    let middle = "Take the inputs of the middle tier, beyond the reach of brute force";
    let largest = "Run the largest inputs instead, and report time and memory";
    let brute =
        "In the place of the reference: a program of the package, a command in quotes, or a \
                 file such as b.cpp. It should fail on what is not an input, so that shrinking goes \
                 no further";
    let input = "Likewise what prints an input, given a seed as its last argument";
    Choice::augment_args(command)
        .arg(option("brute", "PROGRAM", brute).requires("input"))
        .arg(option("input", "PROGRAM", input).requires("brute"))
        .arg(option("cases", "CASES", cases).value_parser(value_parser!(u64)))
        .arg(option("seed", "SEED", seed).value_parser(value_parser!(u64)).default_value("1"))
        .arg(flag("middle", middle).conflicts_with("largest"))
        .arg(flag("largest", largest))
        .arg(program_option("; a difference is saved in the present folder"))
}

/// The dev profile is slower, and its times say nothing about the times on a judge.
const DEV_TIME_FACTOR: f64 = 20.0;

/// Stress-tests the problems one after another. Returns whether no difference was found.
pub fn run(project: &Project, options: &ArgMatches) -> Result<bool> {
    let choice = Choice::from_arg_matches(options)?;
    let (cases, largest) = (options.get_one("cases").copied(), options.get_flag("largest"));
    ensure!(choice.all || !choice.names.is_empty(), "name a problem, or say --all");
    let named = |name| Contestant::from_option(options, name, project, &choice);
    let (contestant, brute_force, generator) =
        (named("program")?, named("brute")?, named("input")?);
    let contestant = contestant.as_ref();
    let own = brute_force.as_ref().zip(generator.as_ref());
    let own = own.map(|(brute, input)| brute_force::reference(&brute.program, &input.program));
    let own = own.transpose()?;
    let problems = contestant::problems(contestant, &choice, project)?;
    ensure!(
        cases.is_some() || largest || problems.len() == 1,
        "several problems need --cases, or the first would go on for ever"
    );
    let programs = Programs::build(project, &problems, &choice, Wanted::References)?;
    let stop = watch_interrupt()?;

    let factor = if choice.dev && contestant.is_none() { DEV_TIME_FACTOR } else { 1.0 };
    let size = if options.get_flag("middle") { InputSize::Middle } else { InputSize::Tiny };
    let (mut agree, mut lacking) = (true, 0);
    for problem in problems {
        let reference = own.as_ref().or_else(|| programs.reference(problem));
        let reference = reference.with_context(|| {
            format!("{} has no reference; --brute and --input take its place", problem.name)
        })?;
        let solution = contestant::program(contestant, &programs, problem)?;
        // An input that a contestant's program gets wrong does not become a test of the collection.
        let save_in = if contestant.is_some() { Path::new(".") } else { &problem.testdata };
        let subject = Subject::new(problem, solution, Some(reference), factor);
        let seed = options.get_one("seed").copied().unwrap_or(1);
        let stress = Stress { problem, subject, reference, size, seed, stop: &stop };
        if size == InputSize::Middle {
            if let Some(reason) = stress.lacks_middle().context(problem.name.clone())? {
                writeln!(anstream::stdout(), "{}: no middle tier: {reason}", problem.name)?;
                lacking += 1;
                continue;
            }
        }
        agree &= match largest {
            true => stress.run_largest(cases.unwrap_or(1))?,
            false => stress.run_random(cases, choice.jobs(), save_in)?,
        };
        if stop.is_requested() {
            break;
        }
    }
    if lacking > 0 {
        writeln!(anstream::stdout(), "{} without a middle tier", format_count(lacking, "problem"))?;
    }
    Ok(agree)
}

/// The program and the reference of a problem.
pub struct Stress<'a> {
    /// The problem.
    pub problem: &'a Problem,
    /// The program, with the judge's limits.
    pub subject: Subject<'a>,
    /// The reference's program.
    pub reference: &'a Program,
    /// The size of the random inputs, tiny or middle.
    pub size: InputSize,
    /// The first case's seed.
    pub seed: u64,
    /// The flag that Ctrl-C sets to end the run early.
    pub stop: &'a Interrupt,
}

impl Stress<'_> {
    /// Judges the solution's output for an input.
    fn judge(&self, input: &str, answer: &str, folder: &Path) -> Result<Judgement> {
        let file = folder.join("in");
        write_input(&file, input)?;
        let expected = (!self.problem.is_interactive()).then_some(answer);
        self.subject.judge_answer(&file, expected, folder)
    }

    /// Returns whether a program failed because of Ctrl-C. The terminal sends the signal to all
    /// processes, and our handler may run a moment later than the handlers of other processes.
    fn was_interrupted(&self) -> bool {
        thread::sleep(Duration::from_millis(100));
        self.stop.is_requested()
    }
}
