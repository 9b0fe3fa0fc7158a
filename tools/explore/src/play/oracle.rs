//! The outcome of a state and the reason for it, by the theorem that the game has.

use super::game::Game;
use super::state::{rule_name, Move, State};
use super::unlike;
use crate::heaps::{self, heap_letter};
use crate::limits;
use crate::misere_play::MisereSearch;
use crate::solved::Judge;
use anyhow::{ensure, Result};
use games::misere::basis;
use games::spoken::balance_labels;
use grundy::fibonacci::{dynamic, zeckendorf_parts};
use grundy::game::{ByPlay, Ending, Game as GameRules};
use grundy::misere::sj_outcome;
use grundy::nim::{nim_sum, Balance};
use grundy::rule::Rule;
use grundy::{wythoff, Outcome};
use std::collections::BTreeMap;
use support::language::choose;
use support::text;
use support::width::{columns, padded};

/// A judge of positions: it knows who wins, and why.
pub struct Oracle {
    game: Game,
    method: Method,
}

/// The way to find an outcome.
enum Method {
    /// The nim sum of the values of single heaps.
    NimSum { values: Values },
    /// The SJ rule on the values of single heaps, with the reason why it is valid.
    SjRule { values: Values, basis: String },
    /// The closed form of Wythoff's game, with either ending.
    Wythoff(Ending),
    /// The closed form of Fibonacci Nim.
    FibonacciNim,
    /// An exhaustive search.
    Search(ByPlay<Game>),
    /// The theorem of a game with its own rules, or an exhaustive search.
    Solved(Judge),
}

/// The most stones of Fibonacci Nim that are searched exhaustively.
const MAX_SEARCHED_STONES: u64 = 120;

impl Oracle {
    /// Creates an oracle for the positions that can be reached from `start`.
    ///
    /// # Errors
    /// If there is no theorem and the game is too large for an exhaustive search.
    pub fn new(game: &Game, start: &State, ending: Ending) -> Result<Oracle> {
        let method = match (game, ending) {
            (Game::Heaps(rule), _) => heaps_method(rule, start, ending)?,
            (Game::Unlike(rules), Ending::Normal) => {
                Method::NimSum { values: Values::of_unlike(rules, start)? }
            }
            (Game::Unlike(rules), Ending::Misere) => {
                unlike::check_search(rules, &start.heaps)?;
                Method::Search(ByPlay::new(game.clone(), ending))
            }
            (Game::Wythoff, _) => Method::Wythoff(ending),
            (Game::Solved(rules), _) => Method::Solved(Judge::new(rules, &start.heaps, ending)?),
            (Game::FibonacciNim, Ending::Normal) => Method::FibonacciNim,
            (Game::FibonacciNim, Ending::Misere) => {
                let stones = start.heaps.iter().sum::<u64>();
                ensure!(
                    stones <= MAX_SEARCHED_STONES,
                    text!(
                        "misère play of {stones} stones is too large for an exhaustive search; \
                         the limit is {MAX_SEARCHED_STONES} stones",
                        "反常规则下 {stones} 颗石子太多，无法逐一试遍；上限是 \
                         {MAX_SEARCHED_STONES} 颗"
                    )
                );
                Method::Search(ByPlay::new(game.clone(), ending))
            }
        };
        Ok(Oracle { game: game.clone(), method })
    }

    /// Returns the outcome of a state.
    pub fn outcome(&mut self, state: &State) -> Outcome {
        match &mut self.method {
            Method::NimSum { values } => {
                Outcome::of_mover(nim_sum(heap_values(values, state)) != 0)
            }
            Method::SjRule { values, .. } => sj_outcome(heap_values(values, state)),
            Method::Wythoff(Ending::Normal) => wythoff::outcome(state.heaps[0], state.heaps[1]),
            Method::Wythoff(Ending::Misere) => {
                wythoff::misere::outcome(state.heaps[0], state.heaps[1])
            }
            Method::FibonacciNim => {
                let take = dynamic::winning_take_within(state.heaps[0], state.take_limit(), 2);
                Outcome::of_mover(take.is_some())
            }
            Method::Solved(judge) => judge.outcome(&state.heaps),
            Method::Search(play) => {
                let sum = components(&self.game, state);
                play.outcome(&sum).expect("every move removes stones or splits a heap")
            }
        }
    }

    /// Returns the indices of the moves that win.
    pub fn winning(&mut self, moves: &[Move]) -> Vec<usize> {
        let wins = |&number: &usize| self.outcome(&moves[number].after) == Outcome::P;
        (0..moves.len()).filter(wins).collect()
    }

    /// Returns the indices of the winning moves for a player who wants to be done some time: where
    /// some of them bring the end nearer, only those.
    pub fn winning_soon(&mut self, moves: &[Move]) -> Vec<usize> {
        let winning = self.winning(moves);
        let is_progress =
            |&number: &usize| moves[number].name.as_ref().is_none_or(|name| name.is_progress);
        let progress: Vec<usize> = winning.iter().copied().filter(is_progress).collect();
        if progress.is_empty() {
            winning
        } else {
            progress
        }
    }

    /// Returns why the state is won or lost, as a sentence without its full stop.
    pub fn reason(&self, state: &State) -> String {
        let clause = match &self.method {
            Method::NimSum { values } => describe_sum(values, state),
            Method::SjRule { values, basis } => {
                let sum = describe_sum(values, state);
                text!("{sum}; the SJ rule is {basis}", "{sum}；SJ 定理{basis}")
            }
            Method::Search(_) => text!(
                "no theorem applies; an exhaustive search finds the outcome",
                "没有定理可用；逐一试遍得出胜负"
            ),
            Method::Solved(judge) => judge.evidence(&state.heaps).reason,
            Method::Wythoff(ending) => describe_pair(state, *ending),
            Method::FibonacciNim => describe_parts(state),
        };
        capitalize(&clause)
    }
}

impl Oracle {
    /// Returns the nim sum of the values in columns of binary digits, a line for each heap that is
    /// not empty; none where something else decides.
    pub fn columns(&self, state: &State) -> Vec<String> {
        let (labels, values): (Vec<String>, Vec<u64>) = match &self.method {
            Method::NimSum { values } | Method::SjRule { values, .. } => {
                let heaps = state.heaps.iter().enumerate().filter(|(_, &heap)| heap > 0);
                heaps.map(|(place, _)| (heap_letter(place), values.at(state, place))).unzip()
            }
            Method::Solved(judge) => {
                let terms = judge.evidence(&state.heaps).terms;
                if terms.len() < 2 {
                    return vec![];
                }
                terms.into_iter().map(|term| (term.label, term.value)).unzip()
            }
            _ => return vec![],
        };
        let labels = labels.into_iter().chain(balance_labels().map(String::from));
        let table = Balance::new(&values).to_string();
        let width = table.lines().map(columns).max().unwrap_or(0);
        let lines = table.lines().zip(labels);
        lines.map(|(line, label)| format!("{}  {label}", padded(line, width))).collect()
    }
}

fn heaps_method(rule: &Rule, start: &State, ending: Ending) -> Result<Method> {
    let largest = start.heaps.iter().max().copied().unwrap_or(0);
    limits::check_heap(rule, choose("a heap of", "堆"), largest)?;
    let values = || Values::of_rule(rule.values(largest as usize + 1));
    if ending == Ending::Normal {
        return Ok(Method::NimSum { values: values() });
    }
    match basis(rule, largest) {
        Ok(basis) => Ok(Method::SjRule { values: values(), basis: basis.to_string() }),
        Err(_) => {
            MisereSearch::new(rule).outcome(&start.heaps)?; // an error if the game is too large
            Ok(Method::Search(ByPlay::new(Game::Heaps(rule.clone()), ending)))
        }
    }
}

/// Returns a state as a sum of independent positions: one for each heap under a rule, or the
/// whole state of another game.
fn components(game: &Game, state: &State) -> Vec<State> {
    match game {
        Game::Heaps(_) | Game::Unlike(_) => {
            let places = 0..state.heaps.len();
            places.map(|place| single_heap(state.heaps[place], state.rule_of(place))).collect()
        }
        _ => vec![state.clone()],
    }
}

impl GameRules for Game {
    type Position = State;

    fn options(&self, state: &State) -> Vec<Vec<State>> {
        let after = |step: Move| match self {
            Game::Heaps(_) | Game::Unlike(_) => {
                let rule = state.rule_of(0);
                step.parts.iter().map(|&part| single_heap(part, rule)).collect()
            }
            _ => vec![step.after],
        };
        self.moves(state).into_iter().map(after).collect()
    }
}

/// Returns the state of one heap, with the name of its rule, if it has one.
fn single_heap(heap: u64, rule: &str) -> State {
    let rules = if rule.is_empty() { vec![] } else { vec![rule.to_string()] };
    State { heaps: vec![heap], rules, last: None }
}

/// The values of heaps from 0 on, under each rule.
struct Values {
    /// By the name of the rule, which is empty if there is only one.
    tables: BTreeMap<String, Vec<u32>>,
}

impl Values {
    fn of_rule(values: Vec<u32>) -> Values {
        Values { tables: BTreeMap::from([(String::new(), values)]) }
    }

    /// Computes the values of the heaps that can be reached from `start`.
    ///
    /// # Errors
    /// If a table would be too large.
    fn of_unlike(rules: &[Rule], start: &State) -> Result<Values> {
        let table = |rule: &Rule| {
            let largest = unlike::largest(start, rule);
            limits::check_heap(rule, choose("a heap of", "堆"), largest)?;
            Ok((rule_name(rule), rule.values(largest as usize + 1)))
        };
        Ok(Values { tables: rules.iter().map(table).collect::<Result<_>>()? })
    }

    fn at(&self, state: &State, place: usize) -> u64 {
        self.tables[state.rule_of(place)][state.heaps[place] as usize].into()
    }
}

/// Returns the value of each heap of a state.
fn heap_values(values: &Values, state: &State) -> Vec<u64> {
    (0..state.heaps.len()).map(|place| values.at(state, place)).collect()
}

fn describe_sum(values: &Values, state: &State) -> String {
    let heaps = state.heaps.iter().enumerate().filter(|(_, &heap)| heap > 0);
    let terms: Vec<String> = heaps
        .map(|(place, _)| format!("{} {}", heap_letter(place), values.at(state, place)))
        .collect();
    match &terms[..] {
        [] => text!("no heap is left", "已无石子"),
        [_] => {
            let value = nim_sum(heap_values(values, state));
            text!("the heap has the Grundy value {value}", "这一堆的 SG 值是 {value}")
        }
        terms => {
            let sum = nim_sum(heap_values(values, state));
            let terms = terms.join(choose(", ", "，"));
            text!(
                "the Grundy values {terms} have the nim sum {sum}",
                "SG 值 {terms} 的异或和为 {sum}"
            )
        }
    }
}

fn describe_pair(state: &State, ending: Ending) -> String {
    let (small, large) = (state.heaps[0].min(state.heaps[1]), state.heaps[0].max(state.heaps[1]));
    let k = large - small;
    let pair = match ending {
        Ending::Normal => wythoff::pair(k),
        Ending::Misere => wythoff::misere::pair(k),
    };
    match (pair, ending) {
        (_, Ending::Misere) if large == 0 => text!("no stone is left", "已无石子"),
        (Some((a, b)), Ending::Misere) if a == small && k < 2 => text!(
            "under misère play ({a}, {b}) is a P-position in place of {}",
            "反常规则下必败态是 ({a}, {b})，而不是 {}",
            if k == 0 { "(0, 0)" } else { "(1, 2)" }
        ),
        (Some((a, b)), _) if a == small => text!(
            "({a}, {b}) is (⌊{k}φ⌋, ⌊{k}φ⌋ + {k}), where φ is the golden ratio",
            "({a}, {b}) 就是 (⌊{k}φ⌋, ⌊{k}φ⌋ + {k})，φ 为黄金分割比"
        ),
        (Some((a, b)), _) => text!(
            "the only P-position with the difference {k} is ({a}, {b}), not {}",
            "差为 {k} 的必败态只有 ({a}, {b})，不是 {}",
            heaps::position(&state.heaps)
        ),
        (None, _) => text!(
            "the P-position with the difference {k} has a heap above 2^64 - 1",
            "差为 {k} 的必败态有一堆超过了 2^64 - 1"
        ),
    }
}

fn describe_parts(state: &State) -> String {
    let parts = zeckendorf_parts(state.heaps[0]);
    let Some(least) = parts.last().copied() else {
        return text!("no stone is left", "已无石子");
    };
    let may = match least <= state.take_limit() {
        true => choose("may", "能"),
        false => choose("may not", "不能"),
    };
    if parts.len() == 1 {
        return text!(
            "{least} is a Fibonacci number, and it {may} be taken whole",
            "{least} 是斐波那契数，而且{may}一次取完"
        );
    }
    let terms: Vec<String> = parts.iter().map(u64::to_string).collect();
    text!(
        "{} = {} as a sum of Fibonacci numbers, and the least of them, {least}, {may} be taken",
        "{} = {}，写成了斐波那契数的和，其中最小的 {least} {may}取走",
        state.heaps[0],
        terms.join(" + ")
    )
}

fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
