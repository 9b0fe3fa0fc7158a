//! The peak memory of the program alone.
//!
//! The kernel's figure for a child (`ru_maxrss`) starts from the memory that its parent holds when
//! the child starts, and this tool holds tens of megabytes, while some judges allow only 32
//! megabytes. So a measured run goes through a second, nearly empty process of this same tool,
//! which starts the program and reports; the lowest possible figure is then a few MiB. That process
//! does not even parse its arguments in the tool's usual way, because doing so would use more
//! memory.

use crate::brute_force;
use crate::interaction::play;
use crate::message::Message;
use crate::program::Program;
use crate::run::{read_output, run, Limits};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

/// The argument with which the tool starts itself; a folder follows.
const ARGUMENT: &str = "__measure";

/// The program to run and its limits: the file `request` in the folder.
#[derive(Debug, PartialEq)]
struct Request {
    program: Program,
    /// The interactor against which the program plays, if its problem is interactive.
    interactor: Option<Program>,
    input: PathBuf,
    limits: Limits,
}

impl Message for Request {
    fn words(&self) -> Vec<String> {
        let Limits { time, memory, output } = self.limits;
        let (time, input) = (time.as_secs_f64().to_string(), self.input.display().to_string());
        let mut words = vec![time, memory.to_string(), output.to_string(), input];
        let programs = [&self.program].into_iter().chain(&self.interactor);
        words.extend(programs.flat_map(Program::words));
        words
    }

    fn read(words: &mut impl Iterator<Item = String>) -> Option<Request> {
        let time = Duration::try_from_secs_f64(words.next()?.parse().ok()?).ok()?;
        let (memory, output) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Request {
            limits: Limits { time, memory, output },
            input: words.next()?.into(),
            program: Program::read(words)?,
            interactor: Program::read(words),
        })
    }
}

/// If this process was started to measure a run or to act as a reference, does so and returns the
/// exit code. A run leaves `out`, `err` and `report` in the folder of the request.
pub fn serve() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    let argument = arguments.next()?;
    let is_reference = argument == brute_force::ARGUMENT;
    if !is_reference && argument != ARGUMENT {
        return None;
    }
    // The process that waits for the report may be killed.
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{set_parent_process_death_signal, Signal};
        let _ = set_parent_process_death_signal(Some(Signal::TERM));
    }
    if is_reference {
        let words = arguments.map(|word| word.to_string_lossy().into_owned());
        return Some(support::exit::code(brute_force::serve(&words.collect::<Vec<_>>())));
    }
    let folder = PathBuf::from(arguments.next()?);
    Some(crate::exit_code(serve_in(&folder).map(|()| true)))
}

fn serve_in(folder: &Path) -> Result<()> {
    let request = Request::from_text(&fs::read_to_string(folder.join("request"))?)?;
    let Request { program, interactor, input, limits } = request;
    let report = match interactor {
        Some(interactor) => play(&program, &interactor, &input, folder, &limits)?.to_text(),
        None => run(program.command(), &input, folder, &limits)?.to_text(),
    };
    Ok(fs::write(folder.join("report"), report?)?)
}

/// Has a second process run a program, or make the program play against an interactor, and returns
/// that process's report: a [`Run`](crate::run::Run), with `out` and `err` left in the folder, or
/// an [`Interaction`](crate::interaction::Interaction).
pub fn measure<T: Message>(
    program: &Program,
    interactor: Option<&Program>,
    input: &Path,
    limits: Limits,
    folder: &Path,
) -> Result<T> {
    let (program, interactor) = (program.clone(), interactor.cloned());
    let request = Request { program, interactor, input: input.to_path_buf(), limits };
    fs::write(folder.join("request"), request.to_text()?)?;
    let mut command = Command::new(std::env::current_exe()?);
    read_output(command.arg(ARGUMENT).arg(folder))?;
    let report = fs::read_to_string(folder.join("report")).context("the report of a run")?;
    T::from_text(&report).context("the report of a run")
}

#[cfg(test)]
#[path = "../tests/unit/measure.rs"]
mod tests;
