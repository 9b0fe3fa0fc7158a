//! A contestant's own brute force and generator in place of a reference: this tool runs itself as
//! the reference, and uses the brute force and the generator to answer as a `reference.rs` does.

use crate::extension::become_program;
use crate::message::Message;
use crate::program::Program;
use crate::run::{run_on, Ending, Limits};
use anyhow::{bail, Context, Result};
use protocol::RandomCase;
use std::fs;
use std::io::stdout;
use std::process::{Command, ExitCode};
use std::time::Duration;

/// The argument with which the tool starts itself; the two programs and the request follow.
pub const ARGUMENT: &str = "__reference";

/// The limits for the brute force on a generated input.
const LIMITS: Limits = Limits { time: Duration::from_secs(10), memory: 4 << 30, output: 64 << 20 };

/// Returns the program that answers as a reference. The generator is given a seed after its other
/// arguments, and prints an input.
pub fn reference(brute_force: &Program, generator: &Program) -> Result<Program> {
    let parts = [&brute_force.to_text()?, &*generator.to_text()?];
    Ok(Program::select(&std::env::current_exe()?, &[ARGUMENT, parts[0], parts[1]]))
}

/// Answers the request that follows [`ARGUMENT`].
pub fn serve(arguments: &[String]) -> Result<ExitCode> {
    let [brute_force, generator, asked, options @ ..] = arguments else { bail!("no question") };
    let [brute_force, generator] = [brute_force, generator].map(|text| Program::from_text(text));
    let (brute_force, generator) = (brute_force?, generator?);
    let number = |index: usize| options.get(index).and_then(|word| word.parse::<u64>().ok());
    match &**asked {
        "answer" => become_program(brute_force.command()),
        "generate" => {
            let mut command = generator.command();
            command.args(options.get(1));
            become_program(command)
        }
        "cases" => {
            let (seed, count) = number(1).zip(number(3)).context("a seed and a count")?;
            for seed in (0..count).map(|step| seed.wrapping_add(step)) {
                case(&brute_force, &generator, seed)?.write(stdout())?;
            }
            Ok(ExitCode::SUCCESS)
        }
        _ => {
            eprintln!("inputs of one kind, and one right output for each");
            Ok(ExitCode::from(protocol::NONE as u8))
        }
    }
}

/// Returns a seed's case.
fn case(brute_force: &Program, generator: &Program, seed: u64) -> Result<RandomCase> {
    let folder = tempfile::tempdir()?;
    let print = |mut command: Command, argument: Option<String>, input: &str| {
        command.args(argument);
        let run = run_on(command, input, folder.path(), &LIMITS)?;
        let text = |file| fs::read_to_string(folder.path().join(file)).context("its output");
        match run.ending {
            Ending::Exit(0) => text("out"),
            Ending::Exit(code) => bail!("exit code {code}\n{}", text("err")?.trim()),
            Ending::Late | Ending::OutOfTime => bail!("it takes more than {:?}", LIMITS.time),
            other => bail!("{other:?}"),
        }
    };
    let input = print(generator.command(), Some(seed.to_string()), "").context("the generator")?;
    let answer = print(brute_force.command(), None, &input).context("the brute force")?;
    Ok(RandomCase { seed, input, answer })
}
