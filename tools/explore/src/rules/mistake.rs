//! Error messages for rules that do not parse: what is wrong, where, and what may be meant.

use crate::collection::{problems, project};
use anyhow::{anyhow, Error};
use catalogue::nearest::meant;
use grundy::named::NamedGame;
use grundy::rule::ParseRuleError;
use live::named::Named;

/// Explains a parse error; for an unknown name, says what else may have been meant.
pub fn explain(text: &str, error: &ParseRuleError) -> Error {
    if Named::from_name(text).is_some() {
        return not_a_rule(text);
    }
    let ParseRuleError::Name { name, games, .. } = error else {
        return pointed_at(text, error);
    };
    if let Some((problem, model)) = problem(name) {
        return anyhow!("the game of {problem} has no rule for independent heaps: {model}");
    }
    match nearest(name).filter(|_| games.is_empty()) {
        Some(known) => anyhow!("no game is known as {name:?}; did you mean {known}?"),
        None => pointed_at(text, error),
    }
}

/// Returns the error for a game that has no rule but is known to the commands that play it.
pub fn not_a_rule(text: &str) -> Error {
    anyhow!(
        "{text} is not a rule for independent heaps; \
         the commands why, play and learn know this game"
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
