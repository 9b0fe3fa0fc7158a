//! The problems whose game has a rule here, by name and by rule.
//!
//! The facts are the lines `Rule:` of the solutions' headers. Programs read them from disk
//! ([`crate::collection`]); the live page holds them as a [`Problems`] is printed.

mod stated;

use grundy::named::NamedGame;
use grundy::rule::Rule;
pub use stated::{Family, Game, Stated};
use std::fmt;
use std::str::FromStr;
use wording::typing::letters;

/// A problem, and what its header says of its rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The name of its program, such as `hdu1848`.
    pub name: String,
    /// What counts in each of its names, at its own judge and elsewhere.
    pub letters: Vec<String>,
    /// The game.
    pub stated: Stated,
}

/// Problems in the order of the collection's names.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Sorts problems by name.
    pub fn new(mut problems: Vec<Problem>) -> Problems {
        problems.sort_by(|one, other| one.name.cmp(&other.name));
        Problems(problems)
    }

    /// Returns every one of them.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }

    /// Returns the problem of this name, written as its program or as a judge that has it
    /// writes it.
    pub fn find(&self, text: &str) -> Option<&Problem> {
        let wanted = letters(text);
        self.iter().find(|problem| problem.letters.contains(&wanted))
    }

    /// Returns the problems that are played under this rule, or may read it.
    pub fn using(&self, rule: &Rule) -> Vec<&Problem> {
        self.iter().filter(|problem| problem.stated.is_of(rule)).collect()
    }
}

impl Stated {
    /// Whether this is the game of a rule, or a family that has it.
    fn is_of(&self, rule: &Rule) -> bool {
        match (&self.family, &self.game, rule) {
            // There are two ways to write Nim.
            (None, Game::Heaps(own), _) => own == rule || is_same(own.name(), rule.name()),
            (Some(family), _, Rule::Set(set)) => {
                set.numbers().is_some_and(|moves| family.contains(moves))
            }
            _ => false,
        }
    }
}

fn is_same(one: Option<NamedGame>, other: Option<NamedGame>) -> bool {
    one.is_some() && one == other
}

/// A line a problem: its name, its rule and its names, with tabulators between them.
impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|Problem { name, letters, stated }| {
            writeln!(f, "{name}\t{stated}\t{}", letters.join(" "))
        })
    }
}

/// Reads what `Display` writes.
impl FromStr for Problems {
    type Err = String;

    fn from_str(text: &str) -> Result<Problems, String> {
        let problem = |line: &str| {
            let mut fields = line.split('\t');
            let mut field = || fields.next().ok_or_else(|| format!("{line:?} is no problem"));
            let (name, stated, names) = (field()?.to_string(), field()?.parse()?, field()?);
            let letters = names.split(' ').map(String::from).collect();
            Ok(Problem { name, letters, stated })
        };
        text.lines().map(problem).collect::<Result<_, _>>().map(Problems::new)
    }
}
