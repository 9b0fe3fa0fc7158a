//! The problems of a collection, found by name or, if their game has a rule, by rule.
//!
//! The rules come from the `Rule:` lines of the solutions' headers. Programs read the problems from
//! disk ([`crate::collection`]); the live page holds the text of a [`Problems`].

mod stated;

use grundy::game::Ending;
use grundy::named::NamedGame;
use grundy::rule::Rule;
pub use stated::{Family, Stated, StatedGame};
use std::fmt;
use std::str::FromStr;
use support::typing::letters;

/// A problem with its rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The name of the problem's program, such as `hdu1848`.
    pub name: String,
    /// The problem's names at its own judge and elsewhere, each reduced by [`letters`].
    pub letters: Vec<String>,
    /// The rule that the header states.
    pub stated: Stated,
}

/// A problem whose own game cannot be stated as a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct WithoutRule {
    /// The name of its program.
    pub name: String,
    /// Its names, as in [`Problem::letters`].
    pub letters: Vec<String>,
}

/// Problems, sorted by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Problems {
    with_rule: Vec<Problem>,
    without_rule: Vec<WithoutRule>,
}

impl Problems {
    /// Creates a collection of problems, sorted by name.
    pub fn new(mut with_rule: Vec<Problem>, mut without_rule: Vec<WithoutRule>) -> Problems {
        with_rule.sort_by(|one, other| one.name.cmp(&other.name));
        without_rule.sort_by(|one, other| one.name.cmp(&other.name));
        Problems { with_rule, without_rule }
    }

    /// Returns an iterator over the problems that have a rule.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.with_rule.iter()
    }

    /// Among the problems without a rule, returns the problem that has this name, if there is one.
    pub fn find_without_rule(&self, text: &str) -> Option<&WithoutRule> {
        let wanted = wanted(text);
        self.without_rule.iter().find(|problem| problem.letters.contains(&wanted))
    }

    /// Returns the problem that has a rule and this name, as its program's name or at a judge.
    pub fn find(&self, text: &str) -> Option<&Problem> {
        let wanted = wanted(text);
        self.iter().find(|problem| problem.letters.contains(&wanted))
    }

    /// Returns the problems with this ending that have this rule or whose input can give this rule.
    pub fn using(&self, rule: &Rule, ending: Ending) -> Vec<&Problem> {
        let is_used =
            |problem: &&Problem| problem.stated.ending == ending && problem.stated.is_of(rule);
        self.iter().filter(is_used).collect()
    }
}

/// Returns a name's letters, with the Chinese name of a judge replaced by its English one.
fn wanted(text: &str) -> String {
    let judges = [("洛谷", "luogu"), ("杭电", "hdu"), ("力扣", "leetcode")];
    judges.iter().fold(letters(text), |text, (chinese, name)| text.replace(chinese, name))
}

impl Stated {
    /// Returns whether this is the game of a rule, or a family that contains that game.
    fn is_of(&self, rule: &Rule) -> bool {
        match (&self.family, &self.game, rule) {
            // Nim can be written in two ways.
            (None, StatedGame::Heaps(own), _) => own == rule || is_same(own.name(), rule.name()),
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

/// Formats each problem as a line: its name, its rule if any, and its names, separated by tabs.
impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|Problem { name, letters, stated }| {
            writeln!(f, "{name}\t{stated}\t{}", letters.join(" "))
        })?;
        self.without_rule.iter().try_for_each(|WithoutRule { name, letters }| {
            writeln!(f, "{name}\t\t{}", letters.join(" "))
        })
    }
}

/// Parses the format of `Display`.
impl FromStr for Problems {
    type Err = String;

    fn from_str(text: &str) -> Result<Problems, String> {
        let (mut with_rule, mut without_rule) = (vec![], vec![]);
        for line in text.lines() {
            let mut fields = line.split('\t');
            let mut field = || fields.next().ok_or_else(|| format!("{line:?} is not a problem"));
            let (name, stated, names) = (field()?.to_string(), field()?, field()?);
            let letters = names.split(' ').map(String::from).collect();
            if stated.is_empty() {
                without_rule.push(WithoutRule { name, letters });
            } else {
                with_rule.push(Problem { name, letters, stated: stated.parse()? });
            }
        }
        Ok(Problems::new(with_rule, without_rule))
    }
}
