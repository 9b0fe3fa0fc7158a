//! Parsing of rules.

use super::said::{self, Said};
use super::{Moves, ParseRuleError, Rule};
use crate::keyboard::half_width;
use crate::named::{letters, NamedGame};
use crate::subtraction::{self, ParseSetError, ParseSetErrorKind, SetRemark, SubtractionSet};
use std::fmt;
use std::str::FromStr;

/// The least number of letters to which a name may be abbreviated; a shorter abbreviation would be
/// too vague.
const SHORTEST: usize = 3;

/// A rule as it was understood, with remarks on possible misunderstandings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The rule, whose `Display` shows what was understood.
    pub rule: Rule,
    /// Remarks for the person who typed the rule, in the order of the text.
    pub remarks: Vec<Remark>,
}

/// Something about the text of a rule that the person who typed it should be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Something about the text of a set.
    Set(SetRemark),
    /// The rule was typed in words, which were read as this rule.
    Said(String),
    /// The list of moves describes a rule that has a shorter notation.
    Known {
        /// The list as it is printed.
        moves: Moves,
        /// The title of the rule.
        title: String,
    },
    /// A move leaves a quotient such as `n/2` that is not rounded, and no condition shows that the
    /// author of the rule has considered remainders.
    Quotient,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Set(remark) => remark.fmt(f),
            Remark::Said(rule) => write!(f, "read as {}", rule),
            Remark::Quotient => f.write_str(
                "n/2 is a move only if it is a whole number; floor(n/2) and ceil(n/2) round it",
            ),
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
    /// Reads a rule in the form in which a person would type it, and returns it with remarks on
    /// anything doubtful in the text.
    ///
    /// # Errors
    /// Returns an error if the text is not a rule; the error gives the place of the mistake and
    /// says what would be correct.
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// let reading = Rule::read("{1，2，2}").unwrap();
    /// assert_eq!(reading.rule.to_string(), "{1, 2}");
    /// assert_eq!(reading.remarks[0].to_string(), "2 is given more than once; once is enough");
    ///
    /// let reading = Rule::read("n -> (a, n-a) with a < n-a").unwrap();
    /// assert_eq!(reading.rule, Rule::Grundys);
    ///
    /// let reading = Rule::read("take 1, 2 or 3").unwrap();
    /// assert_eq!(reading.rule.to_string(), "{1, 2, 3}");
    /// assert_eq!(reading.remarks[0].to_string(), "read as {1, 2, 3}");
    /// ```
    pub fn read(text: &str) -> Result<Reading, ParseRuleError> {
        let text = half_width(text);
        Rule::read_notation(&text).or_else(|error| read_words(&text, error))
    }

    /// Reads a rule in the notation of this module.
    fn read_notation(text: &str) -> Result<Reading, ParseRuleError> {
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
        if are_numbers(inner) {
            return Err(explain_numbers(inner));
        }
        let first_letters = lower.split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
        if first == '{' || subtraction::begins_set(first_letters) || is_list(&lower) {
            return read_set(text);
        }
        if is_code(&lower) {
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
        let name = shorten(inner);
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

/// Names of the game in which a move takes 1 to m stones; the number m follows the name.
const BASH: [&str; 6] = ["bash's game", "bash’s game", "bash game", "bash", "巴什博弈", "巴什"];

/// The largest m that is accepted for Bash's game.
const MAX_BASH: u64 = 1_000_000;

/// Returns the text after a name if that text is empty or a number.
fn after_name<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(name)?.trim_start();
    Some(rest).filter(|rest| rest.chars().all(|c| c.is_ascii_digit()))
}

/// Reads a rule in words; if this fails, returns the error that was found in reading the text in
/// the notation of rules.
fn read_words(text: &str, error: ParseRuleError) -> Result<Reading, ParseRuleError> {
    let inner = text.trim().to_lowercase();
    if Moves::has_arrow(text) || inner.starts_with('{') {
        return Err(error);
    }
    let rule = match said::read(&inner) {
        Some(Said::Rule(rule)) => rule,
        Some(Said::HowMany) => {
            return Err(ParseRuleError::HowMany { character: text.chars().count() + 1 })
        }
        // What is left of a heap, such as n-1 or n/2.
        None if inner.contains('n') && inner.contains(&['-', '/', '⌊', '⌈'][..]) => {
            format!("n -> {}", inner)
        }
        None => return Err(error),
    };
    let mut reading = Rule::read_notation(&rule).map_err(|_| error)?;
    reading.remarks.insert(0, Remark::Said(reading.rule.to_string()));
    Ok(reading)
}

/// Returns whether a text consists only of numbers, which may be heaps or a set.
fn are_numbers(text: &str) -> bool {
    let is_other = |c: char| !c.is_ascii_digit() && !c.is_whitespace() && c != ',' && c != ';';
    text.contains(|c: char| c.is_ascii_digit()) && !text.contains(is_other)
}

/// At most this many numbers are repeated in a message.
const MAX_REPEATED: usize = 8;

/// Returns the error for a text that consists only of numbers.
fn explain_numbers(text: &str) -> ParseRuleError {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let numbers: Result<Vec<u64>, _> = numbers.map(str::parse).collect();
    let join = |numbers: &[u64], separator: &str| {
        numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(separator)
    };
    match numbers {
        Err(_) => {
            let kind = ParseSetErrorKind::Overflow;
            ParseRuleError::Set(ParseSetError { character: 1, kind })
        }
        Ok(numbers) => {
            let shown = match numbers.len() <= MAX_REPEATED && !numbers.contains(&0) {
                true => &numbers[..],
                false => &[1, 2, 3],
            };
            let set = format!("{{{}}}", join(shown, ", "));
            ParseRuleError::Numbers { set, heaps: join(shown, " ") }
        }
    }
}

/// Returns whether a text is meant as a code.
fn is_code(text: &str) -> bool {
    ["0.", "4.", "0x", "."].iter().any(|start| text.starts_with(start))
        || text.starts_with(|c: char| c.is_ascii_digit())
            && text.chars().all(|c| c.is_ascii_digit() || ".[]".contains(c))
}

/// At most this many characters of a name are repeated in a message.
const MAX_NAME: usize = 40;

/// Returns a text with its end cut off if it is long.
fn shorten(text: &str) -> String {
    match text.char_indices().nth(MAX_NAME) {
        None => text.to_string(),
        Some((end, _)) => [&text[..end], "…"].concat(),
    }
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
        None => {
            let remarks = if moves.may_lack_quotient() { vec![Remark::Quotient] } else { vec![] };
            Reading { rule: Rule::Moves(moves), remarks }
        }
        Some(rule) => {
            let remark = Remark::Known { moves, title: rule.title() };
            Reading { rule, remarks: vec![remark] }
        }
    })
}

/// What may be written before or after the name of a game, in the form to which [`letters`] reduces
/// it.
const BEFORE_NAME: [&str; 2] = ["thegameof", "gameof"];
const AFTER_NAME: [&str; 4] = ["game", "游戏", "博弈", "博奕"];

/// Returns the game with this name, or the only game whose name begins with it; otherwise returns,
/// as the error, all games whose names begin with it.
fn find_name(text: &str) -> Result<NamedGame, Vec<NamedGame>> {
    if let Ok(game) = text.parse() {
        return Ok(game);
    }
    let wanted = letters(text);
    let before = BEFORE_NAME.iter().find_map(|&before| wanted.strip_prefix(before));
    let after = AFTER_NAME.iter().find_map(|&after| wanted.strip_suffix(after));
    let wanted = before.or(after).unwrap_or(&wanted);
    if let Ok(game) = wanted.parse() {
        return Ok(game);
    }
    if wanted.len() < SHORTEST {
        return Err(vec![]);
    }
    let begins = |game: &NamedGame| letters(game.as_str()).starts_with(wanted);
    let games: Vec<NamedGame> = NamedGame::ALL.iter().copied().filter(begins).collect();
    match games[..] {
        [game] => Ok(game),
        _ => Err(games),
    }
}
