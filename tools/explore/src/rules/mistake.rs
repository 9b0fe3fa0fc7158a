//! Error messages for rules that do not parse: what is wrong, where, and what may be meant.

use crate::collection::{model_of, problems, project};
use anyhow::{anyhow, Error};
use catalogue::nearest::meant;
use games::named::Named;
use games::spoken::Spoken;
use grundy::named::NamedGame;
use grundy::rule::ParseRuleError;
use support::language::choose;
use support::text;
use support::width::columns;

/// Explains a parse error; for an unknown name, says what else may have been meant.
pub fn explain(text: &str, error: &ParseRuleError) -> Error {
    if let Some(named) = Named::from_name(text) {
        return not_a_rule(text, named);
    }
    let ParseRuleError::Name { name, games, .. } = error else {
        return pointed_at(text, error);
    };
    if let Some((problem, model)) = problem(name) {
        return anyhow!(text!(
            "the game of {problem} has no rule for independent heaps: {model}",
            "{problem} 的游戏不能写成各堆独立的规则：{model}"
        ));
    }
    match nearest(name).filter(|_| games.is_empty()) {
        // The place and an example would say less than the name.
        Some(known) => anyhow!(text!(
            "no game is known as {name:?}; did you mean {known}?",
            "没有叫 {name:?} 的游戏；是不是想写 {known}？"
        )),
        None => pointed_at(text, error),
    }
}

/// Returns the error for a game, asked by this name, whose heaps are not independent, with a
/// command that knows it.
pub fn not_a_rule(name: &str, game: Named) -> Error {
    let (reason, heaps) = match game {
        Named::Wythoff => (
            choose("has two heaps, so a single heap has no value", "有两堆，单独一堆没有 SG 值"),
            "3 5",
        ),
        Named::FibonacciNim => (
            choose(
                "allows a move by what the last one took, so a heap alone has no value",
                "能取多少取决于上一步取了多少，单独一堆没有 SG 值",
            ),
            "20",
        ),
        Named::Race => (choose("is played as a race", "是抢数游戏"), "21"),
    };
    anyhow!(text!(
        "{name} {reason}; try `cargo explore why '{name}' {heaps}`; play and learn know this game, \
         too",
        "{name} {reason}；请试 `cargo explore why '{name}' {heaps}`；play 和 learn 也认识这个游戏"
    ))
}

/// Returns the message followed by the text with a mark under the mistake.
fn pointed_at(text: &str, error: &ParseRuleError) -> Error {
    // A Chinese character takes two columns of a terminal.
    let before: String = text.chars().take(error.character() - 1).collect();
    anyhow!("{}\n    {text}\n    {:>2$}", error.spoken(), '^', columns(&before) + 1)
}

/// Returns the name and the model of the problem called `name`, inside a collection.
fn problem(name: &str) -> Option<(String, String)> {
    let problem = project()?.find(&[name.to_string()]).ok()?.into_iter().next()?;
    let model = model_of(&problem.header).trim_end_matches(['.', '。']).to_string();
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
