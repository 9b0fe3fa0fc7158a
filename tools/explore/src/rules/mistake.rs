//! Error messages for rules that do not parse: what is wrong, where, and what may be meant.

use crate::collection::problems;
use catalogue::nearest::suggest_name;
use games::spoken::Spoken;
use grundy::named::NamedGame;
use grundy::rule::ParseRuleError;
use support::text;
use support::width::columns;

/// Explains a parse error; for an unknown name, says what else may have been meant.
pub fn explain(text: &str, error: &ParseRuleError) -> String {
    let ParseRuleError::Name { name, games, .. } = error else {
        return point_at_mistake(text, error);
    };
    match nearest(name).filter(|_| games.is_empty()) {
        // The place and an example would say less than the name.
        Some(known) => text!(
            "no game is known as {name:?}; did you mean {known}?",
            "没有名为“{name}”的游戏；是不是想写 {known}？"
        ),
        None => point_at_mistake(text, error),
    }
}

/// Returns the message followed by the text with a mark under the mistake.
fn point_at_mistake(text: &str, error: &ParseRuleError) -> String {
    // A Chinese character takes two columns of a terminal.
    let before: String = text.chars().take(error.character() - 1).collect();
    format!("{}\n    {text}\n    {:>2$}", error.localize(), '^', columns(&before) + 1)
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
    suggest_name(name, games.chain(sets).chain(problems))
}
