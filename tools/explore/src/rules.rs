//! A rule from the words of the command line: a set, a code, a name or a problem.

mod mistake;

use crate::play::names;
use crate::problems::{self, Source};
use crate::typing::{self, half_width};
use anyhow::{anyhow, bail, ensure, Result};
use grundy::rule::{ParseRuleError, Rule};

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
    let rule = (1..=words.len()).rev().find_map(|len| Some((parse(&text(len)).ok()?, len)));
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

fn parse(text: &str) -> Result<Rule> {
    let text = &half_width(text);
    if let Some(rule) = names::race(text) {
        return Ok(rule);
    }
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
    text.parse().map_err(|error: ParseRuleError| mistake::explain(text, &error))
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
