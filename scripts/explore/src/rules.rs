//! A rule from the words of the command line: a set, a code, a name or a problem.

use crate::problems::{self, Source};
use anyhow::{anyhow, bail, ensure, Result};
use grundy::octal::NamedGame;
use grundy::rule::{ParseRuleError, Rule};

/// The rule that `words` spell, all of them.
pub fn read(words: &[String]) -> Result<Rule> {
    ensure!(!all_numbers(words), "{}", without_braces(words));
    parse(&words.join(" "))
}

/// The rule that the first words spell, as many as can, and the words after it.
pub fn read_first(words: &[String]) -> Result<(Rule, &[String])> {
    ensure!(!all_numbers(words), "{}", without_braces(words));
    let lengths = (1..=words.len()).rev();
    let mut rules = lengths.filter_map(|len| Some((parse(&words[..len].join(" ")).ok()?, len)));
    if let Some((rule, len)) = rules.next() {
        return Ok((rule, &words[len..]));
    }
    let numbers = words.iter().rev().take_while(|word| is_number(word)).count();
    Err(parse(&words[..words.len() - numbers].join(" "))
        .err()
        .unwrap_or_else(|| anyhow!("no rule")))
}

fn parse(text: &str) -> Result<Rule> {
    if let Some(problem) = problems::find(text) {
        if let Source::Input(_) = problem.source {
            bail!(
                "{} reads its rule from the input; write one yourself, for example {}",
                problem.name,
                problem.rule
            );
        }
        return Ok(problem.rule.parse()?);
    }
    text.parse().map_err(|error: ParseRuleError| match &error {
        ParseRuleError::Name { name, games, .. } if games.is_empty() => match nearest(name) {
            Some(known) => anyhow!("{error}; did you mean {known}?\n{}", pointer(text, &error)),
            None => anyhow!("{error}\n{}", pointer(text, &error)),
        },
        _ => anyhow!("{error}\n{}", pointer(text, &error)),
    })
}

/// The text with a mark under the mistake.
fn pointer(text: &str, error: &ParseRuleError) -> String {
    format!("    {text}\n    {:>1$}", '^', error.character())
}

/// The game or problem whose name is most like this one, if one is like it at all.
fn nearest(name: &str) -> Option<String> {
    let games = NamedGame::ALL.iter().map(|game| game.as_str().to_lowercase());
    let known = games.chain(problems::all().map(|problem| problem.name.to_string()));
    let likeness = |known: &str| strsim::jaro_winkler(&name.to_lowercase(), known);
    let best = known.max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    Some(best).filter(|best| likeness(best) > 0.8)
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
}

fn all_numbers(words: &[String]) -> bool {
    words.iter().all(|word| is_number(word))
}

/// A shell makes three words of {1,2,3}, and no braces are left.
fn without_braces(words: &[String]) -> String {
    format!(
        "these are numbers and no rule; if it was a set, quote it, as the shell takes braces \
         away: '{{{}}}'",
        words.join(",")
    )
}
