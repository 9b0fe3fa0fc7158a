//! The rules that the collection's solutions use, by the name of the problem.

mod list;

use grundy::named::NamedGame;
use grundy::rule::Rule;
pub use list::all;

/// A problem, and the rule of its heaps.
#[derive(Clone, Copy, Debug)]
pub struct Problem {
    /// The name of its program, such as `hdu1848`.
    pub name: &'static str,
    /// The rule, or an example of one.
    pub rule: &'static str,
    /// The line `Model:` of its solution. Nothing is made of it here; a test holds the two
    /// equal, so that a solution that changes its model is looked at again.
    #[allow(dead_code)]
    pub model: &'static str,
    /// Where the rule comes from.
    pub source: Source,
}

/// Where a problem's rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The statement: it is always the same.
    Fixed,
    /// The input: the rule here is an example of such a set.
    Input(Sets),
}

/// The sets that a problem may read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sets {
    /// 1 to m.
    Bash,
    /// L to R.
    Interval,
    /// 1, 2 and another number.
    OneTwoMore,
    /// Any.
    Any,
}

impl Sets {
    /// Whether the ascending `moves` are such a set.
    fn contains(self, moves: &[u64]) -> bool {
        let in_a_row = moves.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        match self {
            Sets::Bash => in_a_row && moves[0] == 1,
            Sets::Interval => in_a_row,
            Sets::OneTwoMore => moves.len() == 3 && moves.starts_with(&[1, 2]),
            Sets::Any => true,
        }
    }
}

/// The problems that are played under this rule, or may read it.
pub fn using(rule: &Rule) -> Vec<Problem> {
    let is_it = |problem: &Problem| match (problem.source, rule) {
        (Source::Fixed, _) if rule.name().is_some() => named(problem.rule) == rule.name(),
        (Source::Fixed, _) => problem.rule.parse().as_ref() == Ok(rule),
        (Source::Input(sets), Rule::Set(set)) => {
            set.numbers().is_some_and(|moves| sets.contains(moves))
        }
        (Source::Input(_), _) => false,
    };
    all().filter(is_it).collect()
}

/// The known name of a rule, by which two ways to write Nim are one.
fn named(rule: &str) -> Option<NamedGame> {
    rule.parse::<Rule>().ok()?.name()
}

/// The problem of this name, written as its program or as a judge that has it writes it.
pub fn find(text: &str) -> Option<Problem> {
    let wanted = plain(text);
    let elsewhere = list::elsewhere().find(|(name, _)| plain(name) == wanted);
    let wanted = elsewhere.map_or(wanted, |(_, here)| plain(here));
    all().find(|problem| plain(problem.name) == wanted)
}

/// What counts in a name: letters and digits, and the short name of the judge.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|c| c.is_alphanumeric());
    let name: String = letters.flat_map(char::to_lowercase).collect();
    let name = name.strip_prefix("atcoder").unwrap_or(&name);
    match name.strip_prefix("codeforces") {
        Some(id) => format!("cf{id}"),
        None => name.to_string(),
    }
}

#[cfg(test)]
mod tests;
