//! Who wins a state, and why, by the theorem that the game has.

use super::game::Game;
use super::state::{letter, Move, State};
use crate::limits;
use crate::misere_play::{self, ByDefinition};
use anyhow::{ensure, Result};
use grundy::fibonacci::{dynamic, zeckendorf_parts};
use grundy::game::{ByPlay, Ending, Game as Rules};
use grundy::nim::nim_sum;
use grundy::rule::Rule;
use grundy::{wythoff, Outcome};

/// What knows who wins.
pub struct Oracle {
    game: Game,
    method: Method,
}

enum Method {
    /// The nim sum of these values of single heaps.
    NimSum(Vec<u32>),
    /// Misère Nim on these values, and why that is right here.
    Sj(Vec<u32>, String),
    /// The closed form of Wythoff's game or Fibonacci Nim.
    Formula,
    /// All plays.
    Play(ByPlay<Game>),
}

/// More stones than these are too many to try all plays of the other two games.
const STONES_TO_TRY: u64 = 120;

impl Oracle {
    /// For plays from `start`.
    ///
    /// # Errors
    /// If there is no theorem, and too much to try.
    pub fn new(game: &Game, start: &State, ending: Ending) -> Result<Oracle> {
        let method = match (game, ending) {
            (Game::Heaps(rule), _) => of_heaps(rule, start, ending)?,
            (_, Ending::Normal) => Method::Formula,
            (_, Ending::Misere) => {
                let stones = start.heaps.iter().sum::<u64>();
                ensure!(
                    stones <= STONES_TO_TRY,
                    "all plays of {stones} stones are too many to try; {STONES_TO_TRY} are the most \
                     here under misère play"
                );
                Method::Play(ByPlay::new(game.clone(), ending))
            }
        };
        Ok(Oracle { game: game.clone(), method })
    }

    pub fn outcome(&mut self, state: &State) -> Outcome {
        match &mut self.method {
            Method::NimSum(values) => Outcome::of_mover(nim_sum(of(values, state)) != 0),
            Method::Sj(values, _) => misere_play::by_values(&of(values, state)),
            Method::Formula => Outcome::of_mover(formula(&self.game, state)),
            Method::Play(play) => {
                let sum = components(&self.game, state);
                play.outcome(&sum).expect("every move leaves fewer stones, or splits")
            }
        }
    }

    /// The moves of `moves` that win, by their number.
    pub fn winning(&mut self, moves: &[Move]) -> Vec<usize> {
        let is_won = |&number: &usize| self.outcome(&moves[number].after) == Outcome::P;
        (0..moves.len()).filter(is_won).collect()
    }

    /// Why the state is won or lost: a sentence without its full stop.
    pub fn reason(&self, state: &State) -> String {
        capital(&self.reason_in_small_letters(state))
    }

    fn reason_in_small_letters(&self, state: &State) -> String {
        match &self.method {
            Method::NimSum(values) => sum_in_words(values, state),
            Method::Sj(values, basis) => {
                format!("{}; the SJ rule is {basis}", sum_in_words(values, state))
            }
            Method::Play(_) => "all plays were tried; no theorem is known here".to_string(),
            Method::Formula => match self.game {
                Game::Wythoff => pair_in_words(state),
                _ => parts_in_words(state),
            },
        }
    }
}

fn of_heaps(rule: &Rule, start: &State, ending: Ending) -> Result<Method> {
    let largest = start.heaps.iter().max().copied().unwrap_or(0);
    limits::check_heap(rule, "a heap of", largest)?;
    let values = || rule.values(largest as usize + 1);
    if ending == Ending::Normal {
        return Ok(Method::NimSum(values()));
    }
    match misere_play::basis(rule, largest) {
        Ok(basis) => Ok(Method::Sj(values(), basis.to_string())),
        Err(_) => {
            ByDefinition::new(rule).outcome(&start.heaps)?; // refuses what is too large
            Ok(Method::Play(ByPlay::new(Game::Heaps(rule.clone()), ending)))
        }
    }
}

/// A state as the library's sum of positions: heaps are a sum, the other games are one.
fn components(game: &Game, state: &State) -> Vec<State> {
    match game {
        Game::Heaps(_) => state.heaps.iter().map(|&heap| State::new(vec![heap])).collect(),
        _ => vec![state.clone()],
    }
}

impl Rules for Game {
    type Position = State;

    fn options(&self, state: &State) -> Vec<Vec<State>> {
        let after = |step: Move| match self {
            Game::Heaps(_) => step.parts.iter().map(|&part| State::new(vec![part])).collect(),
            _ => vec![step.after],
        };
        self.moves(state).into_iter().map(after).collect()
    }
}

fn of(values: &[u32], state: &State) -> Vec<u64> {
    state.heaps.iter().map(|&heap| u64::from(values[heap as usize])).collect()
}

/// Whether the mover wins.
fn formula(game: &Game, state: &State) -> bool {
    match game {
        Game::Wythoff => wythoff::outcome(state.heaps[0], state.heaps[1]).mover_wins(),
        _ => dynamic::winning_take_within(state.heaps[0], state.most(), 2).is_some(),
    }
}

fn sum_in_words(values: &[u32], state: &State) -> String {
    let heaps = state.heaps.iter().enumerate().filter(|(_, &heap)| heap > 0);
    let terms: Vec<String> = heaps
        .map(|(place, &heap)| format!("{} {}", letter(place), values[heap as usize]))
        .collect();
    match &terms[..] {
        [] => "no heap is left".to_string(),
        [_] => format!("the heap has the Grundy value {}", nim_sum(of(values, state))),
        terms => {
            let sum = nim_sum(of(values, state));
            format!("the Grundy values {} have the nim sum {sum}", terms.join(", "))
        }
    }
}

fn pair_in_words(state: &State) -> String {
    let (small, large) = (state.heaps[0].min(state.heaps[1]), state.heaps[0].max(state.heaps[1]));
    let k = large - small;
    match wythoff::pair(k) {
        Some((a, b)) if a == small => {
            format!("({a}, {b}) is P-position {k}, (⌊{k}φ⌋, ⌊{k}φ⌋ + {k})")
        }
        Some((a, b)) => format!("with the difference {k} the P-position is ({a}, {b})"),
        None => format!("the difference is {k}"),
    }
}

fn parts_in_words(state: &State) -> String {
    let parts = zeckendorf_parts(state.heaps[0]);
    let Some(least) = parts.last().copied() else { return "no stone is left".to_string() };
    let words: Vec<String> = parts.iter().map(u64::to_string).collect();
    let may = if least <= state.most() { "may" } else { "may not" };
    format!(
        "{} = {} in Fibonacci numbers, and the least, {least}, {may} be taken",
        state.heaps[0],
        words.join(" + ")
    )
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
