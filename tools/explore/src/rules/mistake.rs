//! What is wrong with the words of a rule, where, and what may have been meant.

use crate::collection::{problems, project};
use anyhow::{anyhow, Error};
use catalogue::nearest::meant;
use grundy::named::NamedGame;
use grundy::rule::ParseRuleError;
use live::named::Named;

/// The error in full: of a name, also what else it is known as.
pub fn explain(text: &str, error: &ParseRuleError) -> Error {
    if Named::of(text).is_some() {
        return no_rule(text);
    }
    let ParseRuleError::Name { name, games, .. } = error else {
        return pointed_at(text, error, "");
    };
    if let Some((problem, model)) = problem(name) {
        return anyhow!("{problem} has a game that is no rule for heaps here: {model}");
    }
    match nearest(name).filter(|_| games.is_empty()) {
        Some(known) => pointed_at(text, error, &format!("; did you mean {known}?")),
        None => pointed_at(text, error, ""),
    }
}

/// Of a game that has no rule, but is known by the commands that play.
pub fn no_rule(text: &str) -> Error {
    anyhow!("{text} is no rule for single heaps; why, play and learn know the game")
}

/// The message, and the text with a mark under the mistake.
fn pointed_at(text: &str, error: &ParseRuleError, more: &str) -> Error {
    anyhow!("{error}{more}\n    {text}\n    {:>1$}", '^', error.character())
}

/// The problem of this name and its solution's model, where the collection is at hand.
fn problem(name: &str) -> Option<(String, String)> {
    let problem = project()?.find(&[name.to_string()]).ok()?.into_iter().next()?;
    let model = problem.header.model.trim_end_matches('.').to_string();
    Some((problem.name.clone(), model))
}

/// Sets that are written in words.
const SETS: [&str; 4] = ["odd", "fibonacci", "powers of 2", "all but {2, 4}"];

/// The game, set or problem whose name is most like this one, if one is like it at all.
fn nearest(name: &str) -> Option<String> {
    let games = NamedGame::ALL.iter().map(|game| game.as_str().to_lowercase());
    let sets = SETS.iter().map(|set| set.to_string());
    let problems = problems().iter().map(|problem| problem.name.clone());
    meant(name, games.chain(sets).chain(problems))
}
