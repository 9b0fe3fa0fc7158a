//! Suggestions of what the user may have meant by a text that is not a rule.

use crate::problems::Problems;
use crate::texts::names;
use grundy::named::NamedGame;
use grundy::rule::ParseRuleError;
use support::nearest::suggest_name;
use support::text;

/// Returns the sentence that names the game, set or problem most similar to an unknown name, if
/// there is a similar one.
pub fn suggest(problems: &Problems, error: &ParseRuleError) -> Option<String> {
    let ParseRuleError::Name { name, games, .. } = error else { return None };
    let known = nearest(problems, name).filter(|_| games.is_empty())?;
    Some(text!(
        "no game is known as {name:?}; did you mean {known}?",
        "没有名为“{name}”的游戏；是不是想写 {known}？"
    ))
}

fn nearest(problems: &Problems, name: &str) -> Option<String> {
    let games = NamedGame::ALL.iter().map(|game| game.as_str().to_lowercase());
    // A name with other digits is that of another problem.
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let wanted = digits(name);
    let problems = problems.iter().map(|problem| problem.name.clone());
    let problems = problems.filter(|problem| digits(problem) == wanted);
    suggest_name(name, games.chain(names().map(String::from)).chain(problems))
}
