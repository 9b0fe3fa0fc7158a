//! The games that tables are compared with, the best-known games first.

use crate::collection::problems;
use games::problems::{Family, StatedGame};
use games::spoken;
use grundy::fibonacci::dynamic;
use grundy::named::NamedGame;
use grundy::rule::Rule;
use itertools::Itertools;
use support::text;

/// A game with the table of its first heaps.
pub struct KnownGame {
    pub title: String,
    /// The rule; `None` for a game that is not played with heaps under a rule.
    pub rule: Option<Rule>,
    /// The Grundy values; `None` if single heaps have no Grundy values.
    pub values: Option<Vec<u32>>,
    /// For each heap, whether it is a P-position.
    pub lost: Vec<bool>,
    /// The problems that use this game, if it has no rule.
    pub problems: Vec<String>,
}

/// Returns every known game, each with a table of `len` heaps.
pub fn games(len: usize) -> impl Iterator<Item = KnownGame> {
    // A set whose largest move is beyond every heap of the table would only repeat a smaller set.
    let is_distinct = move |rule: &Rule| match rule {
        Rule::Set(_) => rule.largest_move().is_none_or(|largest| largest < len as u64),
        _ => true,
    };
    let rules = rules().into_iter().filter(is_distinct);
    rules.map(move |rule| KnownGame::from_rule(rule, len)).chain(dynamic_nim(len))
}

impl KnownGame {
    fn from_rule(rule: Rule, len: usize) -> KnownGame {
        let values = rule.values(len);
        let lost = values.iter().map(|&value| value == 0).collect();
        let title = spoken::title(&rule);
        KnownGame { title, rule: Some(rule), values: Some(values), lost, problems: vec![] }
    }
}

/// Returns the known rules, each once: named rules, sets, octal codes, then the rules of problems.
fn rules() -> Vec<Rule> {
    let mut rules: Vec<Rule> = NamedGame::ALL.into_iter().map(Rule::from).collect();
    let named_sets = ["odd", "fibonacci", "powers of 2", "powers of 3", "powers of 4"];
    let texts = named_sets.into_iter().map(String::from).chain(sets()).chain(codes());
    let texts = texts.map(|text| text.parse().unwrap_or_else(|error| panic!("{text}: {error}")));
    let problem_rules = problems().iter().filter_map(|problem| match &problem.stated.game {
        StatedGame::Heaps(rule) => Some(rule.clone()),
        StatedGame::Own(_) => None,
    });
    for rule in texts.chain(problem_rules) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}

/// Returns the sets {1, …, m}, then the other sets of numbers up to 8, then the complements of sets
/// of numbers up to 4.
fn sets() -> impl Iterator<Item = String> {
    let braces = |numbers: &[u32]| format!("{{{}}}", numbers.iter().join(", "));
    let subset = |last: u32, bits: u32| -> Vec<u32> {
        (1..=last).filter(|number| bits >> (number - 1) & 1 == 1).collect()
    };
    let bash = (1..=20).map(move |last| braces(&(1..=last).collect::<Vec<u32>>()));
    let finite = (1..1 << 8).map(move |bits| braces(&subset(8, bits)));
    let all_but = (1..1 << 4).map(move |bits| format!("all but {}", braces(&subset(4, bits))));
    bash.chain(finite).chain(all_but)
}

/// Returns the octal codes of up to three digits, except those that are subtraction sets.
fn codes() -> impl Iterator<Item = String> {
    let digits = (1..=3).flat_map(|len| (0..8u32.pow(len)).map(move |code| (len, code)));
    let octal = digits.map(|(len, code)| format!("{code:00$o}", len as usize));
    let new =
        octal.filter(|digits| !digits.ends_with('0') && digits.contains(|d| !"03".contains(d)));
    new.flat_map(|digits| [format!("0.{digits}"), format!("4.{digits}")])
}

/// Returns the games in which a move is limited by the previous move.
fn dynamic_nim(len: usize) -> impl Iterator<Item = KnownGame> {
    (1..=4).map(move |factor| {
        let losing = dynamic::losing_heaps(factor, len as u64);
        // The opening may not take the whole heap, so a single stone is lost.
        let lost = (0..len as u64).map(|heap| heap < 2 || losing.contains(&heap)).collect();
        let title = match factor {
            2 => text!(
                "Fibonacci Nim, at most twice the number just taken",
                "斐波那契博弈，至多取对手刚取的两倍"
            ),
            _ => text!(
                "dynamic Nim, at most {factor} times the number just taken",
                "动态减法游戏，至多取对手刚取的 {factor} 倍"
            ),
        };
        KnownGame { title, rule: None, values: None, lost, problems: dynamic_problems(factor) }
    })
}

/// Returns the problems that are dynamic Nim with this factor, or with a factor given in the input.
fn dynamic_problems(factor: u64) -> Vec<String> {
    let is_match = |game: &StatedGame, family: Option<Family>| match family {
        Some(family) => family == Family::DynamicNim,
        None => factor == 2 && *game == StatedGame::Own("fibonacci nim"),
    };
    let problems = problems().iter();
    let found = problems.filter(|problem| is_match(&problem.stated.game, problem.stated.family));
    found.map(|problem| problem.name.clone()).collect()
}
