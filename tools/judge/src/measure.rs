//! Peak memory that is the program's own.
//!
//! The kernel's figure for a child (`ru_maxrss`) starts from what its parent holds at the
//! moment of starting it, and this tool holds tens of megabytes where judges allow 32. So
//! a measured run goes through a second, nearly empty process of this same tool, which
//! starts the program and reports; the floor is then a few MiB. That process does not even
//! parse its arguments as the tool does, which would touch more memory.

use crate::game::{play, Game};
use crate::program::Program;
use crate::run::{run, Limits, Run};
use anyhow::{ensure, Context, Result};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The argument with which the tool calls itself; a folder follows.
const ARGUMENT: &str = "__measure";

/// The program to run and its limits, as they lie in the folder under the name `request`.
#[derive(Serialize, Deserialize)]
struct Request {
    program: Program,
    /// The interactor against which the program plays, if its problem is interactive.
    interactor: Option<Program>,
    input: PathBuf,
    limits: Limits,
}

/// Returns the folder in which this process is asked to measure a run, if it is.
pub fn folder(mut arguments: impl Iterator<Item = OsString>) -> Option<PathBuf> {
    arguments.next().filter(|argument| argument == ARGUMENT)?;
    arguments.next().map(PathBuf::from)
}

/// Runs what the folder requests; leaves `out`, `err` and `report` there.
pub fn serve(folder: &Path) -> Result<()> {
    let file = |name: &str| folder.join(name);
    let request: Request = serde_json::from_slice(&fs::read(file("request"))?)?;
    let Request { program, interactor, input, limits } = request;
    let report = match interactor {
        Some(interactor) => {
            serde_json::to_vec(&play(&program, &interactor, &input, folder, &limits)?)
        }
        None => {
            let (out, err) = (file("out"), file("err"));
            serde_json::to_vec(&run(program.command(), &input, &out, &err, &limits)?)
        }
    };
    Ok(fs::write(file("report"), report?)?)
}

/// Runs a program through a second process; its output is then in `folder`, as `out` and
/// `err`.
pub fn measured(program: &Program, input: &Path, folder: &Path, limits: &Limits) -> Result<Run> {
    let (program, input) = (program.clone(), input.to_path_buf());
    reported(&Request { program, interactor: None, input, limits: *limits }, folder)
}

/// Plays a game through a second process; see [`play`].
pub fn measured_game(
    program: &Program,
    interactor: &Program,
    input: &Path,
    folder: &Path,
    limits: &Limits,
) -> Result<Game> {
    let (program, interactor) = (program.clone(), Some(interactor.clone()));
    let request = Request { program, interactor, input: input.to_path_buf(), limits: *limits };
    reported(&request, folder)
}

/// Has a second process serve the request, and returns its report.
fn reported<T: DeserializeOwned>(request: &Request, folder: &Path) -> Result<T> {
    fs::write(folder.join("request"), serde_json::to_vec(request)?)?;
    let mut command = Command::new(std::env::current_exe()?);
    let done = crate::run::output(command.arg(ARGUMENT).arg(folder))?;
    let message = String::from_utf8_lossy(&done.stderr);
    ensure!(done.status.success(), "{}", message.trim().trim_start_matches("error: "));
    let report = fs::read(folder.join("report")).context("the report of a run")?;
    serde_json::from_slice(&report).context("the report of a run")
}
