//! Rules as the command line gives them: a set, a code, a name or a problem.

mod mistake;

use crate::collection::{ending_of, problems};
use anyhow::{anyhow, bail, ensure, Result};
use grundy::game::Ending;
use grundy::rule::{ParseRuleError, Rule};
use live::named::Named;
use live::problems::{Game, Problem, Stated};
use wording::typing::{self, half_width};

/// Every way to write a rule, for the end of a help text.
pub const FORMS: &str = "\
A rule is written the same way everywhere:
  '{1,2,3}'         a set of numbers to take, in quotes because of the shell
  'all but {2,4}'   any number except these
  odd, fibonacci, powers of 2
  0.77              an octal code; 0.[3] repeats a digit, 0x8.[3] is hexadecimal
  kayles, grundy …  a name: nim, race, lasker, treblecross, officers, …
  hdu1848           a problem of the collection, for the rule of its solution";

/// A rule, and the problem by whose name it was asked, if it was.
#[derive(Clone, Debug)]
pub struct Asked {
    pub rule: Rule,
    pub problem: Option<&'static Problem>,
}

impl Asked {
    /// Returns a rule that no problem stands for.
    fn plain(rule: Rule) -> Asked {
        Asked { rule, problem: None }
    }

    /// Returns the sentence that a command owes which shows values but not who wins, if the problem
    /// is misère play.
    pub fn misere_note(&self) -> Option<String> {
        let problem = self.problem.filter(|_| ending_of(self.problem) == Ending::Misere)?;
        Some(format!(
            "{} is misère play: whoever makes the last move loses; `cargo explore why {0} HEAPS` \
             tells who wins",
            problem.name
        ))
    }
}

/// Reads a rule that the arguments spell together.
pub fn read_asked(arguments: &[String]) -> Result<Asked> {
    let tokens = &typing::tokens(arguments);
    ensure!(!are_numbers(tokens), "{}", missing_braces(tokens));
    let whole = parse(&tokens.join(" "));
    let Err(mistake) = whole else { return whole };
    match read_first(tokens) {
        Ok((Asked { rule, .. }, [heap])) if is_number(heap) => {
            bail!("{heap} is not part of the rule {rule}; for the largest heap write --to {heap}")
        }
        _ => Err(mistake),
    }
}

/// Reads the rule that the longest possible run of first tokens spells, and returns it with
/// the tokens after it.
pub fn read_first(tokens: &[String]) -> Result<(Asked, &[String])> {
    ensure!(!are_numbers(tokens), "{}", missing_braces(tokens));
    let text = |len: usize| tokens[..len].join(" ");
    let longest = |rule: fn(&str) -> Option<Asked>| {
        (1..=tokens.len()).rev().find_map(|len| Some((rule(&text(len))?, len)))
    };
    // The collection is read only if the tokens are not a rule without it.
    let rule =
        longest(|text| parse_spelt_out(text).map(Asked::plain)).or_else(|| longest(parse_known));
    let numbers = tokens.iter().rev().take_while(|token| is_number(token)).count();
    let spelt = text(tokens.len() - numbers);
    match rule {
        // `all but 2,4` is an error in a longer rule, although `all` alone is a rule.
        Some((_, len)) if has_later_error(&spelt, &tokens[..len]) => {
            Err(parse(&spelt).unwrap_err())
        }
        Some((rule, len)) => Ok((rule, &tokens[len..])),
        None => Err(parse(&spelt).err().unwrap_or_else(|| anyhow!("expected a rule"))),
    }
}

/// Returns whether a text fails to parse, but only beyond the token that follows `rule`.
fn has_later_error(text: &str, rule: &[String]) -> bool {
    let next = rule.join(" ").chars().count() + 2;
    let error = half_width(text).parse::<Rule>().err();
    error.is_some_and(|error| error.character() > next)
}

/// Returns whether the tokens begin with a set, a code or a name, as opposed to a problem.
pub fn is_spelt_out(tokens: &[String]) -> bool {
    (1..=tokens.len()).any(|len| parse_spelt_out(&tokens[..len].join(" ")).is_some())
}

/// Parses a set, a code or a name.
fn parse_spelt_out(text: &str) -> Option<Rule> {
    let text = half_width(text);
    match Named::from_name(&text) {
        Some(Named::Race) => RACE.parse().ok(),
        _ => text.parse().ok(),
    }
}

/// The moves of the one-heap race.
pub const RACE: &str = "{1, 2, 3}";

/// Parses a set, a code, a name or a problem whose game is heaps with a rule.
fn parse_known(text: &str) -> Option<Asked> {
    let text = &half_width(text);
    if let Some(rule) = parse_spelt_out(text) {
        return Some(Asked::plain(rule));
    }
    let problem = problems().find(text)?;
    match &problem.stated.game {
        Game::Heaps(rule) if problem.stated.family.is_none() => {
            Some(Asked { rule: rule.clone(), problem: Some(problem) })
        }
        _ => None,
    }
}

/// Does what [`parse_known`] does, and explains what is wrong with any other text.
fn parse(text: &str) -> Result<Asked> {
    let text = &half_width(text);
    if let Some(asked) = parse_known(text) {
        return Ok(asked);
    }
    match problems().find(text) {
        Some(problem) if problem.stated.family.is_some() => bail!(
            "{} reads its rule from the input; type a rule instead, for example, {}",
            problem.name,
            problem.stated.text
        ),
        Some(Problem { name, stated: Stated { game: Game::Named(named), .. }, .. }) => {
            Err(mistake::not_a_rule(name, *named))
        }
        _ => {
            let parsed = text.parse().map(Asked::plain);
            parsed.map_err(|error: ParseRuleError| mistake::explain(text, &error))
        }
    }
}

fn is_number(token: &str) -> bool {
    !token.is_empty() && token.chars().all(|c| c.is_ascii_digit())
}

/// Returns whether the tokens are only numbers and commas, as a set is without its braces.
fn are_numbers(tokens: &[String]) -> bool {
    !tokens.is_empty() && tokens.iter().all(|token| token.split(',').all(is_number))
}

/// Explains that a shell has turned `{1,2,3}` into three arguments without braces.
fn missing_braces(tokens: &[String]) -> String {
    let numbers = tokens.join(",");
    let code = match numbers.contains(',') {
        true => String::new(),
        false => format!("; if you meant an octal code, it needs a point: 0.{numbers}"),
    };
    format!(
        "expected a rule, found numbers; if you meant a set, quote it, because the shell \
         removes the braces: '{{{numbers}}}'{code}"
    )
}
