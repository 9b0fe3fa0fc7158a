//! The frame of every `reference.rs`, which is a program that solves a problem from its rules
//! alone, and generates inputs on which to test a solution.
//!
//! A `reference.rs` consists of two functions, or three if it checks outputs. `cargo judge stress`
//! runs the program and never links it; the program and the solution thus share only text.
//!
//! | command | effect |
//! |---|---|
//! | `generate --seed S [--largest]` | prints an input |
//! | `generate --seed S --middle` | prints one between the two, perhaps against the statement |
//! | `answer` | reads an input and prints the right output |
//! | `cases --seed S --count N` | prints N tiny inputs with their answers, see the crate `protocol` |
//! | `middle --seed S --count N` | does so with inputs of the middle tier, see [`middle`] |
//! | `answer --middle` | reads such an input and prints the right output |
//! | `check INPUT OUTPUT` | reads two files and judges the output |
//! | `graph [--game G] [--limit L]` | reads an input and prints its games, see [`listing`] |
//! | `interact INPUT` | talks with a program: hears it on stdin, and says lines on stdout |
//!
//! `answer` fails on an input that the statement does not allow. `middle` exits with
//! `protocol::NONE` and prints the reason if the problem has no middle tier. `check` exits with 0
//! if the output is right, with 1 and a reason if it is wrong, and with `protocol::NONE` if there
//! is no checker, in which case only the exact answer is right.
//!
//! # Interactive problems
//!
//! A problem is interactive if its reference is made by [`Reference::interactive`]; nothing else
//! marks it as such. The input of such a problem is secret: it holds what the judge knows, such as
//! the size of a heap and the [`Opponent`], and the program learns only what the interactor says.
//! There is no answer, and `cases` prints an empty answer. `interact` exits with 0 if the program
//! has won, and otherwise prints a reason on stderr and exits with 1 if the program said something
//! wrong, or with `protocol::ENDED` if the program's output ended too early.
#![forbid(unsafe_code)]

mod commands;
mod generator;
pub mod graph;
mod input;
pub mod listing;
pub mod middle;
mod notation;
mod numbers;
mod opponent;
mod recording;
mod search;
pub mod talk;
pub mod treblecross;
mod values;

pub use generator::{join, json_list, Generator, Size};
pub use graph::Standing;
pub use input::Input;
use middle::Middle;
pub use notation::{edges, grid, letters, members, signs, strip};
pub use opponent::Opponent;
pub use search::{
    change_one_heap, ordered_heaps, take_from_one_heap, take_part_of_one_heap, FibonacciHeap,
    Search,
};
pub use talk::{Fault, Talk};
pub use values::GrundyValues;

/// A problem, solved by definition.
pub struct Reference {
    generate: fn(&mut Generator) -> String,
    solve: Solver,
    check: Option<Checker>,
    middle: Option<Middle>,
}

/// What determines the right output.
enum Solver {
    /// A function that returns the output for an input.
    Answer(fn(&mut Input) -> String),
    /// A function that plays against the program.
    Interact(Interactor),
}

/// A function that plays the judge's side for an input; the error says why the program loses.
pub type Interactor = fn(&mut Input, &mut Talk) -> Result<(), Fault>;

/// A function that judges the output for an input; the error says why the output is wrong.
pub type Checker = fn(&mut Input, &mut Input) -> Result<(), String>;

impl Reference {
    /// Creates a reference from two functions.
    ///
    /// `generate` returns an input: a tiny input, so that brute force is quick and a difference is
    /// easy to read, or, on request, an input as large and as hard as the statement allows.
    ///
    /// `answer` returns the right output, found from the rules alone. `answer` panics, through
    /// [`Input`], on an input that the statement does not allow; shrinking relies on this.
    pub fn new(generate: fn(&mut Generator) -> String, answer: fn(&mut Input) -> String) -> Self {
        Reference { generate, solve: Solver::Answer(answer), check: None, middle: None }
    }

    /// Creates the reference of an interactive problem.
    ///
    /// `generate` returns an input, as for [`Reference::new`].
    ///
    /// `interact` plays the judge's side, using the rules alone. On an input that the statement
    /// does not allow, `interact` panics, through [`Input`], before it says anything.
    pub fn interactive(generate: fn(&mut Generator) -> String, interact: Interactor) -> Self {
        Reference { generate, solve: Solver::Interact(interact), check: None, middle: None }
    }

    /// Adds a checker, for a problem that has several right outputs.
    pub fn with_checker(self, check: Checker) -> Self {
        Reference { check: Some(check), ..self }
    }

    /// Runs the command that the program's arguments name. If there is a `--`, the command follows
    /// it, and the arguments before it select one of the problems in the program.
    pub fn run(self) {
        let mut arguments: Vec<String> = std::env::args().skip(1).collect();
        if let Some(separator) = arguments.iter().position(|argument| argument == "--") {
            arguments.drain(..=separator);
        }
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        if let Err(message) = commands::run(&self, &arguments) {
            eprintln!("{message}");
            std::process::exit(3);
        }
    }
}
