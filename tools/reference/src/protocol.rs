//! The commands of a `reference.rs`, and the stream that `cases` prints.
//!
//! A case is a line `case SEED INPUT_BYTES ANSWER_BYTES`, followed by the bytes of the input and
//! those of the answer, with nothing between them. One process can thus print thousands of cases.

use crate::{Fault, Generator, Input, Reference, Size, Solver, Talk};
use std::io::{self, BufRead, Read, Write};

const USAGE: &str = "usage: generate --seed S [--largest | --middle] | answer | \
                     cases --seed S --count N | check INPUT OUTPUT | interact INPUT";

/// The exit code of `interact` if the program said something wrong.
pub const WRONG: i32 = 1;

/// The exit code of `interact` if the program's output ended before the game did.
pub const ENDED: i32 = 4;

/// An input with its right output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The seed that generated it.
    pub seed: u64,
    /// The input of the solution.
    pub input: String,
    /// The output that it should print; empty if the problem is interactive.
    pub answer: String,
}

impl Case {
    /// Writes the case to a stream.
    pub fn write(&self, mut to: impl Write) -> io::Result<()> {
        let (input, answer) = (self.input.len(), self.answer.len());
        writeln!(to, "case {} {input} {answer}", self.seed)?;
        to.write_all(self.input.as_bytes())?;
        to.write_all(self.answer.as_bytes())?;
        to.flush()
    }

    /// Reads the next case, or `None` at the end of the stream.
    ///
    /// # Errors
    /// If the stream is cut short or was not written by [`Case::write`].
    pub fn read(mut from: impl BufRead) -> io::Result<Option<Case>> {
        let mut line = String::new();
        if from.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let broken = || io::Error::new(io::ErrorKind::InvalidData, format!("not a case: {line:?}"));
        let numbers: Option<Vec<u64>> = line
            .strip_prefix("case ")
            .map(|rest| rest.split_whitespace().map_while(|number| number.parse().ok()))
            .map(Iterator::collect);
        let [seed, input, answer] = numbers.as_deref().unwrap_or(&[]) else {
            return Err(broken());
        };
        let mut text = |bytes: u64| {
            let mut buffer = vec![0; usize::try_from(bytes).map_err(|_| broken())?];
            from.read_exact(&mut buffer)?;
            String::from_utf8(buffer).map_err(|_| broken())
        };
        Ok(Some(Case { seed: *seed, input: text(*input)?, answer: text(*answer)? }))
    }
}

/// Runs the command that `arguments` name.
pub(crate) fn run(reference: &Reference, arguments: &[&str]) -> Result<(), String> {
    let number = |text: &str| text.parse::<u64>().map_err(|_| USAGE.to_string());
    match arguments {
        ["generate", "--seed", seed, size @ ..] => {
            let seed = number(seed)?;
            let mut generator = match size {
                [] => Generator::new(seed, Size::Tiny),
                ["--largest"] => Generator::new(seed, Size::Largest),
                ["--middle"] => Generator::middle(seed),
                _ => return Err(USAGE.to_string()),
            };
            print(&(reference.generate)(&mut generator))
        }
        ["answer"] => {
            let mut text = String::new();
            let read = io::stdin().read_to_string(&mut text);
            read.map_err(|error| format!("standard input: {error}"))?;
            match reference.solve {
                Solver::Answer(answer) => print(&answer(&mut Input::new(&text))),
                Solver::Interact(_) => Err("the problem is interactive: `interact`".to_string()),
            }
        }
        ["cases", "--seed", seed, "--count", count] => {
            cases(reference, number(seed)?, number(count)?)
        }
        ["check", input, output] => check(reference, input, output),
        ["interact", input] => interact(reference, input),
        _ => Err(USAGE.to_string()),
    }
}

fn print(text: &str) -> Result<(), String> {
    let mut to = io::stdout().lock();
    let written = to.write_all(text.as_bytes()).and_then(|()| to.flush());
    written.map_err(|error| format!("standard output: {error}"))
}

fn cases(reference: &Reference, first: u64, count: u64) -> Result<(), String> {
    let mut to = io::BufWriter::new(io::stdout().lock());
    for seed in (0..count).map(|step| first.wrapping_add(step)) {
        let input = (reference.generate)(&mut Generator::new(seed, Size::Tiny));
        let answer = match reference.solve {
            Solver::Answer(answer) => answer(&mut Input::new(&input)),
            Solver::Interact(_) => String::new(),
        };
        let case = Case { seed, input, answer };
        if case.write(&mut to).is_err() {
            return Ok(()); // the reader has seen enough
        }
    }
    Ok(())
}

fn check(reference: &Reference, input: &str, output: &str) -> Result<(), String> {
    let Some(checker) = reference.check else {
        std::process::exit(2);
    };
    let (input, output) = (read(input)?, read(output)?);
    if let Err(reason) = checker(&mut Input::new(&input), &mut Input::new(&output)) {
        println!("{reason}");
        std::process::exit(1);
    }
    Ok(())
}

fn interact(reference: &Reference, input: &str) -> Result<(), String> {
    let Solver::Interact(interactor) = reference.solve else {
        return Err("the problem is not interactive".to_string());
    };
    let input = read(input)?;
    let (mut ear, mut mouth) = (io::stdin().lock(), io::stdout().lock());
    let mut talk = Talk::new(&mut ear, &mut mouth);
    let played = interactor(&mut Input::new(&input), &mut talk).and_then(|()| talk.end());
    let (reason, code) = match played {
        Ok(()) => return Ok(()),
        Err(Fault::Wrong(reason)) => (reason, WRONG),
        Err(Fault::Ended(reason)) => (reason, ENDED),
    };
    eprintln!("{reason}");
    std::process::exit(code);
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_reads_back_as_it_was_written() {
        let cases = [(7, "1 2\n", "a\n"), (8, "", "case 1 2 3\n")];
        let mut stream = Vec::new();
        for (seed, input, answer) in cases {
            let (input, answer) = (input.to_string(), answer.to_string());
            let case = Case { seed, input, answer };
            case.write(&mut stream).unwrap();
        }
        let mut from = stream.as_slice();
        for (seed, input, answer) in cases {
            let case = Case::read(&mut from).unwrap().unwrap();
            assert_eq!((case.seed, &*case.input, &*case.answer), (seed, input, answer));
        }
        assert_eq!(Case::read(&mut from).unwrap(), None);
    }

    #[test]
    fn a_broken_stream_is_an_error() {
        for stream in ["nonsense\n", "case 1 2\n", "case 1 5 0\nab", "case 1 2 3 4\nabcde"] {
            assert!(Case::read(stream.as_bytes()).is_err(), "{stream:?}");
        }
    }
}
