//! The commands of a `reference.rs`.

use crate::graph::{self, Games};
use crate::middle;
use crate::recording::record;
use crate::{Fault, Generator, Input, Reference, Size, Solver, Talk};
use protocol::{RandomCase, ENDED, NONE, WRONG};
use std::io::{self, Read, Write};

const USAGE: &str = "usage: generate --seed S [--largest | --middle] | answer [--middle] | \
                     cases --seed S --count N | middle --seed S --count N | \
                     graph [--game G] [--limit L] | check INPUT OUTPUT | interact INPUT";

/// Runs the command named by `arguments`.
pub(crate) fn run(reference: &Reference, arguments: &[&str]) -> Result<(), String> {
    let number = |text: &str| text.parse::<u64>().map_err(|_| USAGE.to_string());
    match arguments {
        ["generate", "--seed", seed, size @ ..] => {
            let seed = number(seed)?;
            let input = match size {
                [] => (reference.generate)(&mut Generator::new(seed, Size::Tiny)),
                ["--largest"] => (reference.generate)(&mut Generator::new(seed, Size::Largest)),
                ["--middle"] => middle::input(reference, seed),
                _ => return Err(USAGE.to_string()),
            };
            print(&input)
        }
        ["answer", "--middle"] => {
            let tier = middle::tier(reference);
            print(&(tier.answer)(&mut Input::new(&standard_input()?)))
        }
        ["answer"] => match reference.solve {
            Solver::Answer(answer) => print(&answer(&mut Input::new(&standard_input()?))),
            Solver::Interact(_) => Err("the problem is interactive: `interact`".to_string()),
        },
        ["graph", options @ ..] => {
            let (mut game, mut limit) = (None, graph::MOST);
            for option in options.chunks(2) {
                match option {
                    ["--game", wanted] => game = Some(number(wanted)? as usize),
                    ["--limit", most] => limit = number(most)? as usize,
                    _ => return Err(USAGE.to_string()),
                }
            }
            print(&games(reference, &standard_input()?, limit).text(game))
        }
        ["cases", "--seed", seed, "--count", count] => {
            let solve = |input: &str| match reference.solve {
                Solver::Answer(answer) => answer(&mut Input::new(input)),
                Solver::Interact(_) => String::new(),
            };
            let generate = |seed| (reference.generate)(&mut Generator::new(seed, Size::Tiny));
            cases(number(seed)?, number(count)?, generate, solve)
        }
        ["middle", "--seed", seed, "--count", count] => {
            let tier = middle::tier(reference);
            let solve = |input: &str| (tier.answer)(&mut Input::new(input));
            let generate = |seed| (tier.generate)(&mut Generator::middle(seed));
            cases(number(seed)?, number(count)?, generate, solve)
        }
        ["check", input, output] => check(reference, input, output),
        ["interact", input] => interact(reference, input),
        _ => Err(USAGE.to_string()),
    }
}

fn standard_input() -> Result<String, String> {
    let mut text = String::new();
    let read = io::stdin().read_to_string(&mut text);
    read.map_err(|error| format!("standard input: {error}"))?;
    Ok(text)
}

/// Returns the games of an input, each with at most `limit` positions.
pub(crate) fn games(reference: &Reference, input: &str, limit: usize) -> Games {
    record(limit, || match reference.solve {
        Solver::Answer(answer) => drop(answer(&mut Input::new(input))),
        // The game is known before the program says anything.
        Solver::Interact(interact) => {
            let (mut ear, mut mouth) = (io::empty(), io::sink());
            let mut ear = io::BufReader::new(&mut ear);
            let _ = interact(&mut Input::new(input), &mut Talk::new(&mut ear, &mut mouth));
        }
    })
}

fn print(text: &str) -> Result<(), String> {
    let mut to = io::stdout().lock();
    let written = to.write_all(text.as_bytes()).and_then(|()| to.flush());
    written.map_err(|error| format!("standard output: {error}"))
}

/// Prints a case for each of `count` seeds.
fn cases(
    first: u64,
    count: u64,
    generate: impl Fn(u64) -> String,
    solve: impl Fn(&str) -> String,
) -> Result<(), String> {
    let mut to = io::BufWriter::new(io::stdout().lock());
    for seed in (0..count).map(|step| first.wrapping_add(step)) {
        let input = generate(seed);
        let answer = solve(&input);
        let case = RandomCase { seed, input, answer };
        if case.write(&mut to).is_err() {
            return Ok(()); // the reader has seen enough
        }
    }
    Ok(())
}

fn check(reference: &Reference, input: &str, output: &str) -> Result<(), String> {
    let Some(checker) = reference.check else {
        std::process::exit(NONE);
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
