//! The problems whose game has a rule, found by name or by rule.
//!
//! The source of the rules are the lines `Rule:` of the solutions' headers. Programs read them
//! from disk ([`crate::collection`]); the live page holds the text of a [`Problems`].

mod stated;

use grundy::named::NamedGame;
use grundy::rule::Rule;
pub use stated::{Family, Game, Stated};
use std::fmt;
use std::str::FromStr;
use wording::typing::letters;

/// A problem with its rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The name of its program, such as `hdu1848`.
    pub name: String,
    /// Its names at its own judge and elsewhere, each reduced by [`letters`].
    pub letters: Vec<String>,
    /// The rule that the header states.
    pub stated: Stated,
}

/// Problems, sorted by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Creates a collection of problems, which it sorts by name.
    pub fn new(mut problems: Vec<Problem>) -> Problems {
        problems.sort_by(|one, other| one.name.cmp(&other.name));
        Problems(problems)
    }

    /// Returns an iterator over the problems.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }

    /// Returns the problem of this name, which may be that of its program or of any judge that
    /// has the problem.
    pub fn find(&self, text: &str) -> Option<&Problem> {
        let wanted = letters(text);
        self.iter().find(|problem| problem.letters.contains(&wanted))
    }

    /// Returns the problems that are played under this rule, or may read it from their input.
    pub fn using(&self, rule: &Rule) -> Vec<&Problem> {
        self.iter().filter(|problem| problem.stated.is_of(rule)).collect()
    }
}

impl Stated {
    /// Returns whether this is the game of a rule, or a family that contains it.
    fn is_of(&self, rule: &Rule) -> bool {
        match (&self.family, &self.game, rule) {
            // Nim can be written in two ways.
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

/// Formats each problem as a line: its name, its rule and its names, separated by tabs.
impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|Problem { name, letters, stated }| {
            writeln!(f, "{name}\t{stated}\t{}", letters.join(" "))
        })
    }
}

/// Parses the format of `Display`.
impl FromStr for Problems {
    type Err = String;

    fn from_str(text: &str) -> Result<Problems, String> {
        let problem = |line: &str| {
            let mut fields = line.split('\t');
            let mut field = || fields.next().ok_or_else(|| format!("{line:?} is not a problem"));
            let (name, stated, names) = (field()?.to_string(), field()?.parse()?, field()?);
            let letters = names.split(' ').map(String::from).collect();
            Ok(Problem { name, letters, stated })
        };
        text.lines().map(problem).collect::<Result<_, _>>().map(Problems::new)
    }
}
