//! Parsing of rules.

use super::{Moves, ParseRuleError, Rule};
use crate::keyboard::half_width;
use crate::named::{letters, NamedGame};
use crate::subtraction::{self, SetRemark, SubtractionSet};
use std::fmt;
use std::str::FromStr;

/// The least number of letters to which a name may be abbreviated; fewer would say too little.
const SHORTEST: usize = 3;

/// A rule as it was understood, with what a person who typed it may not have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The rule, whose `Display` is what was understood.
    pub rule: Rule,
    /// What should be told, in the order of the text.
    pub remarks: Vec<Remark>,
}

/// Something about the text of a rule that its reader should be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Something about the text of a set.
    Set(SetRemark),
    /// The list of moves is that of a rule that has a shorter notation.
    Known {
        /// The list as it prints.
        moves: Moves,
        /// The title of the rule.
        title: String,
    },
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Set(remark) => remark.fmt(f),
            Remark::Known { moves, title } => {
                write!(f, "the moves {} are those of the rule {}", moves, title)?;
                match moves.may_have_empty_parts() {
                    None => Ok(()),
                    Some(true) => f.write_str("; a part of a split heap may be empty"),
                    Some(false) => f.write_str("; each part of a split heap has a stone"),
                }
            }
        }
    }
}

impl Rule {
    /// Reads a rule as a person types it, and returns it with remarks on what is doubtful.
    ///
    /// # Errors
    /// If the text is not a rule, with the place of the mistake and what would be right.
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// let reading = Rule::read("{1，2，2}").unwrap();
    /// assert_eq!(reading.rule.to_string(), "{1, 2}");
    /// assert_eq!(reading.remarks[0].to_string(), "2 is given more than once; once is enough");
    ///
    /// let reading = Rule::read("n -> (a, n-a) with a < n-a").unwrap();
    /// assert_eq!(reading.rule, Rule::Grundys);
    /// ```
    pub fn read(text: &str) -> Result<Reading, ParseRuleError> {
        let text = &half_width(text);
        let inner = text.trim();
        let first = match inner.chars().next() {
            None => return Err(ParseRuleError::Empty),
            Some(first) => first,
        };
        let plain = |rule: Rule| Reading { rule, remarks: vec![] };
        if Moves::has_arrow(text) {
            return read_moves(text);
        }
        let lower = inner.to_ascii_lowercase();
        let first_letters = lower.split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
        if first == '{' || subtraction::begins_set(first_letters) || is_list(&lower) {
            return read_set(text);
        }
        if first.is_ascii_digit() || first == '.' {
            return text.parse().map(Rule::Code).map(plain).map_err(ParseRuleError::Code);
        }
        if let Some(number) = BASH.iter().find_map(|&name| after_name(&lower, name)) {
            let character = text.trim_end().chars().count() + 1;
            let most = number.parse().ok().filter(|most| (1..=MAX_BASH).contains(most));
            let set = most.map(|most: u64| SubtractionSet::finite(&(1..=most).collect::<Vec<_>>()));
            return match set {
                Some(Ok(set)) => Ok(plain(Rule::Set(set))),
                _ => Err(ParseRuleError::Bash { character }),
            };
        }
        let character = text.chars().take_while(|c| c.is_whitespace()).count() + 1;
        let name = inner.to_string();
        let found = find_name(inner).map(Rule::from).map(plain);
        found.map_err(|games| ParseRuleError::Name { character, name, games })
    }
}

impl FromStr for Rule {
    type Err = ParseRuleError;

    /// Does what [`Rule::read`] does, without the remarks.
    fn from_str(text: &str) -> Result<Rule, ParseRuleError> {
        Rule::read(text).map(|reading| reading.rule)
    }
}

/// The names of the game in which a move takes 1 to m stones, before m.
const BASH: [&str; 6] = ["bash's game", "bash’s game", "bash game", "bash", "巴什博弈", "巴什"];

/// The largest m of Bash's game.
const MAX_BASH: u64 = 1_000_000;

/// Returns what follows a name, which is nothing or a number.
fn after_name<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(name)?.trim_start();
    Some(rest).filter(|rest| rest.chars().all(|c| c.is_ascii_digit()))
}

/// Returns whether a text that begins with a digit is meant as a set, and not as a code: it has
/// dots or separators, or is `2的幂`.
fn is_list(text: &str) -> bool {
    let begins_with_digit = text.starts_with(|c: char| c.is_ascii_digit());
    let has_sign = [",", ";", "..", "…", "~", "的"].iter().any(|&sign| text.contains(sign));
    begins_with_digit && has_sign
}

fn read_set(text: &str) -> Result<Reading, ParseRuleError> {
    let (set, remarks) = subtraction::read(text).map_err(ParseRuleError::Set)?;
    let remarks = remarks.into_iter().map(|placed| Remark::Set(placed.remark)).collect();
    Ok(Reading { rule: Rule::Set(set), remarks })
}

fn read_moves(text: &str) -> Result<Reading, ParseRuleError> {
    let moves: Moves = text.parse().map_err(ParseRuleError::Moves)?;
    Ok(match moves.known() {
        None => Reading { rule: Rule::Moves(moves), remarks: vec![] },
        Some(rule) => {
            let remark = Remark::Known { moves, title: rule.title() };
            Reading { rule, remarks: vec![remark] }
        }
    })
}

/// Returns the game with this name, or the only game whose name begins like this; otherwise
/// returns all games whose names begin like this as the error.
fn find_name(text: &str) -> Result<NamedGame, Vec<NamedGame>> {
    if let Ok(game) = text.parse() {
        return Ok(game);
    }
    let wanted = letters(text);
    if wanted.len() < SHORTEST {
        return Err(vec![]);
    }
    let begins = |game: &NamedGame| letters(game.as_str()).starts_with(&wanted);
    let games: Vec<NamedGame> = NamedGame::ALL.iter().copied().filter(begins).collect();
    match games[..] {
        [game] => Ok(game),
        _ => Err(games),
    }
}
