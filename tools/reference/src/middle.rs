//! The middle tier: inputs of the sizes at which the constants of a solution matter, and a second
//! way to answer them.
//!
//! A reference's brute force answers only tiny inputs, and only the solution can answer the largest
//! inputs. Neither kind reveals a period of 33 instead of 34, a table that ends too early, or a
//! missing remainder. An input of the middle tier has numbers from 10^2 to 10^4, or numbers above
//! twice the longest period, and its answer comes not from the solution but from another method:
//!
//! - a slower method, such as computing [`GrundyValues`](crate::GrundyValues) from the definition,
//!   if the solution has a closed form;
//! - the same search as in the brute force, on a few large numbers instead of many small numbers;
//! - the library's general engine (`grundy::period`, `grundy::graph`, a table), if the solution
//!   relies on a theorem.
//!
//! Each answer must take no more than a few milliseconds, because the tests request several answers
//! for every problem.

use crate::{Generator, Input, Reference};

/// What a reference declares about the middle tier.
pub(crate) enum Middle {
    /// There is one.
    Tier(Tier),
    /// The reason why there is no middle tier.
    Missing(&'static str),
}

/// A middle tier.
#[derive(Clone, Copy)]
pub(crate) struct Tier {
    /// Returns an input.
    pub generate: fn(&mut Generator) -> String,
    /// Returns the right output.
    pub answer: fn(&mut Input) -> String,
}

impl Reference {
    /// Adds the middle tier. Here [`Generator::pick`] gives a number between its two arguments, so
    /// `generate` can be the same function as for the other inputs.
    ///
    /// `answer` returns the right output. `answer` panics through [`Input`] if there is no right
    /// output.
    pub fn with_middle(
        self,
        generate: fn(&mut Generator) -> String,
        answer: fn(&mut Input) -> String,
    ) -> Self {
        Reference { middle: Some(Middle::Tier(Tier { generate, answer })), ..self }
    }

    /// Adds the middle tier of an interactive problem, whose interactor needs no answers.
    pub fn with_middle_games(self, generate: fn(&mut Generator) -> String) -> Self {
        self.with_middle(generate, |_| String::new())
    }

    /// States why only the solution can answer inputs larger than the inputs for the brute force.
    pub fn without_middle(self, reason: &'static str) -> Self {
        Reference { middle: Some(Middle::Missing(reason)), ..self }
    }
}

/// Returns the middle tier. If there is no middle tier, the program ends with the stated reason; it
/// is an error to state no reason.
pub(crate) fn tier(reference: &Reference) -> Tier {
    match reference.middle {
        Some(Middle::Tier(tier)) => tier,
        Some(Middle::Missing(reason)) => leave(reason),
        None => {
            eprintln!(
                "the reference says nothing of a middle tier: after `Reference::new(…)` write \
                 `.with_middle(generate_middle, answer_by_…)`, or `.without_middle(\"…\")` with the \
                 reason why there is none"
            );
            std::process::exit(3);
        }
    }
}

/// Ends the program, because the problem has no middle tier.
fn leave(reason: &str) -> ! {
    eprintln!("{reason}");
    std::process::exit(protocol::NONE);
}

/// Returns an input of the middle tier. Without a middle tier, the input's size lies between the
/// tiny and the largest sizes, and the input may violate the statement.
pub(crate) fn input(reference: &Reference, seed: u64) -> String {
    let generate = match reference.middle {
        Some(Middle::Tier(tier)) => tier.generate,
        _ => reference.generate,
    };
    generate(&mut Generator::middle(seed))
}
