//! The middle tier: inputs at the sizes where the constants of a solution show, and a second way to
//! their answers.
//!
//! The brute force of a reference answers tiny inputs, and the largest are answered by nothing but
//! the solution. A period of 33 instead of 34, a table that ends too early, a remainder that is not
//! taken show in neither. An input of the middle tier has numbers of 10^2 to 10^4, or goes past
//! twice every period, and its answer comes from something else than the solution:
//!
//! - a slower method, such as [`GrundyValues`](crate::GrundyValues) by the definition where the
//!   solution has a closed form;
//! - the search itself, on few large numbers instead of many small ones;
//! - the library's general engine (`grundy::period`, `grundy::graph`, a table), where the
//!   solution relies on a theorem.
//!
//! It takes milliseconds, because every test of the collection asks for a few.

use crate::{Generator, Input, Reference};

/// What a reference says of the middle tier.
pub(crate) enum Middle {
    /// It has one.
    Tier(Tier),
    /// The reason why it has none.
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
    /// Adds the middle tier. Where a generator says [`Generator::pick`] it gets a number between the
    /// two, so that `generate` may be the function that makes the other inputs, too.
    ///
    /// `answer` returns the right output. It panics, through [`Input`], on an input for which it
    /// knows none.
    pub fn with_middle(
        self,
        generate: fn(&mut Generator) -> String,
        answer: fn(&mut Input) -> String,
    ) -> Self {
        Reference { middle: Some(Middle::Tier(Tier { generate, answer })), ..self }
    }

    /// Adds the middle tier of an interactive problem, whose interactor judges by itself.
    pub fn with_middle_games(self, generate: fn(&mut Generator) -> String) -> Self {
        self.with_middle(generate, |_| String::new())
    }

    /// Says why nothing but the solution answers inputs that are larger than those of the brute
    /// force.
    pub fn without_middle(self, reason: &'static str) -> Self {
        Reference { middle: Some(Middle::Missing(reason)), ..self }
    }
}

/// Returns the middle tier. Where there is none, the program ends with the reason; that the
/// reference says nothing is an error.
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

/// Returns an input of the middle tier. Where there is none, it is one between a tiny input and a
/// largest, which the statement may not allow.
pub(crate) fn input(reference: &Reference, seed: u64) -> String {
    let generate = match reference.middle {
        Some(Middle::Tier(tier)) => tier.generate,
        _ => reference.generate,
    };
    generate(&mut Generator::middle(seed))
}
