//! What is wrong with the words of a rule, where, and what may have been meant.

use crate::play::names;
use crate::problems;
use anyhow::{anyhow, Error};
use catalogue::project::{nearest_root, Project};
use grundy::named::NamedGame;
use grundy::rule::ParseRuleError;

/// The error in full: of a name, also what else it is known as.
pub fn explain(text: &str, error: &ParseRuleError) -> Error {
    if names::is_known(text) {
        return anyhow!("{text} is no rule for single heaps; why, play and learn know the game");
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

/// The message, and the text with a mark under the mistake.
fn pointed_at(text: &str, error: &ParseRuleError, more: &str) -> Error {
    anyhow!("{error}{more}\n    {text}\n    {:>1$}", '^', error.character())
}

/// The problem of this name and its solution's model, where the collection is at hand.
fn problem(name: &str) -> Option<(String, String)> {
    let project = Project::open(&nearest_root().ok()?).ok()?;
    let problem = project.find(&[name.to_string()]).ok()?.into_iter().next()?;
    let model = problem.header.model.trim_end_matches('.').to_string();
    Some((problem.name.clone(), model))
}

/// Sets that are written in words.
const SETS: [&str; 4] = ["odd", "fibonacci", "powers of 2", "all but {2, 4}"];

/// The game, set or problem whose name is most like this one, if one is like it at all.
fn nearest(name: &str) -> Option<String> {
    let games = NamedGame::ALL.iter().map(|game| game.as_str().to_lowercase());
    let sets = SETS.iter().map(|set| set.to_string());
    let known = games.chain(sets).chain(problems::all().map(|problem| problem.name.to_string()));
    let likeness = |known: &str| strsim::jaro_winkler(&name.to_lowercase(), known);
    let best = known.max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    Some(best).filter(|best| likeness(best) > 0.8)
}
