//! The frame of every `reference.rs`: a problem solved from its rules alone, and the
//! inputs to try a solution on.
//!
//! A reference is a small program of three functions. `cargo judge stress` runs it and
//! never links it, so that a solution and its reference share nothing but text.
//!
//! | command | what it does |
//! |---|---|
//! | `generate --seed S [--largest]` | prints one input |
//! | `answer` | reads an input, prints the right output; an input that breaks the statement is an error |
//! | `cases --seed S --count N` | prints N tiny inputs with their answers, see [`protocol`] |
//! | `check INPUT OUTPUT` | reads two files: exit 0 if the output is right, 1 and a reason if not, 2 if only the exact answer will do |
#![forbid(unsafe_code)]

mod generator;
mod input;
pub mod protocol;
mod search;

pub use generator::{words, Generator, Size};
pub use input::Input;
pub use search::{decided, take_from_one_heap, Search};

/// A problem by definition.
pub struct Reference {
    generate: fn(&mut Generator) -> String,
    answer: fn(&mut Input) -> String,
    check: Option<Checker>,
}

/// Judges an output (second argument) for an input (first).
pub type Checker = fn(&mut Input, &mut Input) -> Result<(), String>;

impl Reference {
    /// Makes a reference of its two functions.
    ///
    /// `generate` writes one input: tiny, so that brute force is quick and a difference is
    /// easy to read; or, on request, the largest and hardest that the statement allows.
    ///
    /// `answer` returns the right output, by the rules alone. It panics, through [`Input`], on
    /// an input that the statement does not allow: shrinking relies on it.
    pub fn new(generate: fn(&mut Generator) -> String, answer: fn(&mut Input) -> String) -> Self {
        Reference { generate, answer, check: None }
    }

    /// Adds a checker, for a problem of which several outputs are right: it says whether this
    /// one is, or why not.
    pub fn with_checker(self, check: Checker) -> Self {
        Reference { check: Some(check), ..self }
    }

    /// Runs the command that the program's arguments name: those after `--`, if there is one,
    /// because a program of many references is told before it which of them it is.
    pub fn run(self) {
        let mut arguments: Vec<String> = std::env::args().skip(1).collect();
        if let Some(end) = arguments.iter().position(|argument| argument == "--") {
            arguments.drain(..=end);
        }
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        if let Err(message) = protocol::run(&self, &arguments) {
            eprintln!("{message}");
            std::process::exit(3);
        }
    }
}
