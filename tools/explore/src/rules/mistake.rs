//! Error messages for rules that do not parse: what is wrong, where, and what may be meant.

use crate::collection::{problems, project};
use anyhow::{anyhow, Error};
use catalogue::nearest::meant;
use grundy::named::NamedGame;
use grundy::rule::ParseRuleError;
use live::named::Named;

/// Explains a parse error; for an unknown name, says what else may have been meant.
pub fn explain(text: &str, error: &ParseRuleError) -> Error {
    if let Some(named) = Named::from_name(text) {
        return not_a_rule(text, named);
    }
    let ParseRuleError::Name { name, games, .. } = error else {
        return pointed_at(text, error);
    };
    if let Some((problem, model)) = problem(name) {
        return anyhow!("the game of {problem} has no rule for independent heaps: {model}");
    }
    match nearest(name).filter(|_| games.is_empty()) {
        // The place and an example would say less than the name.
        Some(known) => anyhow!("no game is known as {name:?}; did you mean {known}?"),
        None => pointed_at(text, error),
    }
}

/// Returns the error for a game, asked by this name, whose heaps are not independent, with a
/// command that knows it.
pub fn not_a_rule(name: &str, game: Named) -> Error {
    let (reason, heaps) = match game {
        Named::Wythoff => ("has two heaps, so a single heap has no value", "3 5"),
        Named::FibonacciNim => {
            ("allows a move by what the last one took, so a heap alone has no value", "20")
        }
        Named::Race => ("is played as a race", "21"),
    };
    anyhow!(
        "{name} {reason}; try `cargo explore why '{name}' {heaps}`; play and learn know this game, \
         too"
    )
}

/// Returns the message followed by the text with a mark under the mistake.
fn pointed_at(text: &str, error: &ParseRuleError) -> Error {
    anyhow!("{error}\n    {text}\n    {:>1$}", '^', error.character())
}

/// Returns the name and the model of the problem called `name`, inside a collection.
fn problem(name: &str) -> Option<(String, String)> {
    let problem = project()?.find(&[name.to_string()]).ok()?.into_iter().next()?;
    let model = problem.header.model.trim_end_matches('.').to_string();
    Some((problem.name.clone(), model))
}

/// Sets that have a name.
const SETS: [&str; 8] = [
    "odd",
    "even",
    "primes",
    "squares",
    "fibonacci",
    "powers of 2",
    "multiples of 3",
    "all but {2, 4}",
];

/// Returns the game, set or problem whose name is most similar to this one, if any is similar.
fn nearest(name: &str) -> Option<String> {
    let games = NamedGame::ALL.iter().map(|game| game.as_str().to_lowercase());
    let sets = SETS.iter().map(|set| set.to_string());
    let problems = problems().iter().map(|problem| problem.name.clone());
    meant(name, games.chain(sets).chain(problems))
}
