//! The games that tables are compared with, the best known first.

use crate::collection::problems;
use grundy::fibonacci::dynamic;
use grundy::named::NamedGame;
use grundy::rule::Rule;
use live::named::Named;
use live::problems::{Family, Game};

/// A game with the table of its first heaps.
pub struct Known {
    pub title: String,
    /// None for games that are not heaps under a rule.
    pub rule: Option<Rule>,
    /// None where heaps have no value by themselves.
    pub values: Option<Vec<u32>>,
    /// Whether a heap is a P-position.
    pub lost: Vec<bool>,
    /// Problems that are this game, if it has no rule.
    pub problems: Vec<String>,
}

/// All of them, with tables of `len` heaps.
pub fn all(len: usize) -> impl Iterator<Item = Known> {
    // A set with a move that no heap here has would only be another name for a smaller set.
    let shows = move |rule: &Rule| match rule {
        Rule::Set(_) => rule.largest_move().is_none_or(|most| most < len as u64),
        _ => true,
    };
    let rules = rules().into_iter().filter(shows);
    rules.map(move |rule| of_rule(rule, len)).chain(dynamic_nim(len))
}

fn of_rule(rule: Rule, len: usize) -> Known {
    let values = rule.values(len);
    let lost = values.iter().map(|&value| value == 0).collect();
    Known { title: rule.title(), rule: Some(rule), values: Some(values), lost, problems: vec![] }
}

/// Each rule once: names, then sets, then octal codes.
fn rules() -> Vec<Rule> {
    let mut rules: Vec<Rule> = NamedGame::ALL.into_iter().map(Rule::from).collect();
    let words = ["odd", "fibonacci", "powers of 2", "powers of 3", "powers of 4"];
    let texts = words.into_iter().map(String::from).chain(sets()).chain(codes());
    let texts = texts.map(|text| text.parse().unwrap_or_else(|error| panic!("{text}: {error}")));
    let of_problems = problems().iter().filter_map(|problem| match &problem.stated.game {
        Game::Heaps(rule) => Some(rule.clone()),
        Game::Named(_) => None,
    });
    for rule in texts.chain(of_problems) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}

/// 1 to m; then all other sets of numbers up to 8; then all but a few of 1 to 4.
fn sets() -> impl Iterator<Item = String> {
    let braces = |numbers: &[u32]| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        format!("{{{}}}", numbers.join(", "))
    };
    let chosen = |most: u32, bits: u32| -> Vec<u32> {
        (1..=most).filter(|number| bits >> (number - 1) & 1 == 1).collect()
    };
    let bash = (1..=20).map(move |most| braces(&(1..=most).collect::<Vec<u32>>()));
    let finite = (1..1 << 8).map(move |bits| braces(&chosen(8, bits)));
    let all_but = (1..1 << 4).map(move |bits| format!("all but {}", braces(&chosen(4, bits))));
    bash.chain(finite).chain(all_but)
}

/// Octal codes of up to three digits, if some digit is none of a subtraction set's.
fn codes() -> impl Iterator<Item = String> {
    let digits = (1..=3).flat_map(|len| (0..8u32.pow(len)).map(move |code| (len, code)));
    let octal = digits.map(|(len, code)| format!("{code:00$o}", len as usize));
    let new =
        octal.filter(|digits| !digits.ends_with('0') && digits.contains(|d| !"03".contains(d)));
    new.flat_map(|digits| [format!("0.{digits}"), format!("4.{digits}")])
}

/// The games in which a move is bounded by the move before it.
fn dynamic_nim(len: usize) -> impl Iterator<Item = Known> {
    (1..=4).map(move |times| {
        let losing = dynamic::losing_heaps(times, len as u64);
        // A single stone cannot be taken at the opening, as it would be all.
        let lost = (0..len as u64).map(|heap| heap < 2 || losing.contains(&heap)).collect();
        let title = match times {
            2 => "Fibonacci Nim, at most twice what was just taken".to_string(),
            _ => format!("dynamic Nim, at most {times} times what was just taken"),
        };
        Known { title, rule: None, values: None, lost, problems: dynamic_problems(times) }
    })
}

/// The problems that are dynamic Nim with this factor, or may read it.
fn dynamic_problems(times: u64) -> Vec<String> {
    let is_it = |game: &Game, family: Option<Family>| match family {
        Some(family) => family == Family::DynamicNim,
        None => times == 2 && *game == Game::Named(Named::FibonacciNim),
    };
    let problems = problems().iter();
    let found = problems.filter(|problem| is_it(&problem.stated.game, problem.stated.family));
    found.map(|problem| problem.name.clone()).collect()
}
