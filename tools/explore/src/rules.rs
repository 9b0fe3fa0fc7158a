//! A rule from the words of the command line: a set, a code, a name or a problem.

mod mistake;

use crate::collection::problems;
use anyhow::{anyhow, bail, ensure, Result};
use grundy::rule::{ParseRuleError, Rule};
use live::named::Named;
use live::problems::Game;
use wording::typing::{self, half_width};

/// Every way to write a rule, for the end of a help text.
pub const FORMS: &str = "\
A rule is written the same way everywhere:
  '{1,2,3}'         a set of numbers to take, in quotes because of the shell
  'all but {2,4}'   any number except these
  odd, fibonacci, powers of 2
  0.77              an octal code; 0.[3] repeats a digit, 0x8.[3] is hexadecimal
  kayles, grundy …  a name: nim, race, lasker, treblecross, officers, …
  hdu1848           a problem of the collection: the rule of its solution";

/// The rule that all the words spell.
pub fn read(typed: &[String]) -> Result<Rule> {
    let words = &typing::words(typed);
    ensure!(!all_numbers(words), "{}", without_braces(words));
    let whole = parse(&words.join(" "));
    let Err(mistake) = whole else { return whole };
    match read_first(words) {
        Ok((rule, [heap])) if is_number(heap) => {
            bail!("{heap} is no part of the rule {rule}; for the largest heap write --to {heap}")
        }
        _ => Err(mistake),
    }
}

/// The rule that the first words spell, as many as can, and the words after it.
pub fn read_first(words: &[String]) -> Result<(Rule, &[String])> {
    ensure!(!all_numbers(words), "{}", without_braces(words));
    let text = |len: usize| words[..len].join(" ");
    let longest = |rule: fn(&str) -> Option<Rule>| {
        (1..=words.len()).rev().find_map(|len| Some((rule(&text(len))?, len)))
    };
    // The collection is asked for problems only if these words are no rule without it.
    let rule = longest(spelt_out).or_else(|| longest(|text| parse(text).ok()));
    let numbers = words.iter().rev().take_while(|word| is_number(word)).count();
    let spelt = text(words.len() - numbers);
    match rule {
        // `all but 2,4` is meant as more than `all`, if that is as far as it can be read.
        Some((_, len)) if goes_on(&spelt, &words[..len]) => Err(parse(&spelt).unwrap_err()),
        Some((rule, len)) => Ok((rule, &words[len..])),
        None => Err(parse(&spelt).err().unwrap_or_else(|| anyhow!("no rule"))),
    }
}

/// Whether a text is wrong, but in a later word than the next one after `rule`.
fn goes_on(text: &str, rule: &[String]) -> bool {
    let next = rule.join(" ").chars().count() + 2;
    let error = half_width(text).parse::<Rule>().err();
    error.is_some_and(|error| error.character() > next)
}

/// Whether the first words, some or all, are a rule that is no problem's.
pub fn is_spelt_out(words: &[String]) -> bool {
    (1..=words.len()).any(|len| spelt_out(&words[..len].join(" ")).is_some())
}

/// A set, a code or a name.
fn spelt_out(text: &str) -> Option<Rule> {
    let text = half_width(text);
    match Named::of(&text) {
        Some(Named::Race) => RACE.parse().ok(),
        _ => text.parse().ok(),
    }
}

/// The moves of the one-heap race.
pub const RACE: &str = "{1, 2, 3}";

fn parse(text: &str) -> Result<Rule> {
    let text = &half_width(text);
    if let Some(rule) = spelt_out(text) {
        return Ok(rule);
    }
    match problems().find(text).map(|problem| (problem, &problem.stated)) {
        Some((problem, stated)) if stated.family.is_some() => bail!(
            "{} reads its rule from the input; write one yourself, for example {}",
            problem.name,
            stated.text
        ),
        Some((_, stated)) => match &stated.game {
            Game::Heaps(rule) => Ok(rule.clone()),
            Game::Named(_) => Err(mistake::no_rule(text)),
        },
        None => {
            let parsed = text.parse();
            parsed.map_err(|error: ParseRuleError| mistake::explain(text, &error))
        }
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
}

/// Numbers and commas alone: what is left of a set without its braces.
fn all_numbers(words: &[String]) -> bool {
    !words.is_empty() && words.iter().all(|word| word.split(',').all(is_number))
}

/// A shell makes three words of {1,2,3}, and no braces are left.
fn without_braces(words: &[String]) -> String {
    let numbers = words.join(",");
    let code = match numbers.contains(',') {
        true => String::new(),
        false => format!(", and if it was an octal code, it has a point: 0.{numbers}"),
    };
    format!(
        "these are numbers and no rule; if it was a set, quote it, as the shell takes braces \
         away: '{{{numbers}}}'{code}"
    )
}
