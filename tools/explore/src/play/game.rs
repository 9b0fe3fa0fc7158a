//! The games that can be played, and their moves.

use super::state::{Move, Place, State};
use crate::{collection, limits, rules};
use anyhow::{ensure, Result};
use grundy::game::Game as _;
use grundy::rule::Rule;
use live::named::Named;
use live::problems;

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// Heaps under a rule.
    Heaps(Rule),
    /// Take from one of two heaps, or the same number from both.
    Wythoff,
    /// Take at most twice what was just taken, and not all at the opening.
    FibonacciNim,
}

/// Larger heaps have more moves than anyone reads.
const LARGEST_HEAP: u64 = 1000;

/// More heaps have no room on the screen, nor letters.
const MOST_HEAPS: usize = 12;

impl Game {
    /// The game that the first words name, and the words after it.
    pub fn read(words: &[String]) -> Result<(Game, State, &[String])> {
        if let Some(found) = Game::read_named(words) {
            return Ok(found);
        }
        let (rule, rest) = rules::read_first(words)?;
        let start = if rule.name() == Some(grundy::named::NamedGame::Nim) {
            vec![3, 5, 7]
        } else {
            vec![7, 9, 11]
        };
        Ok((Game::Heaps(rule), State::new(start), rest))
    }

    /// As [`Game::read`], for the games that have a name of their own here, and problems that
    /// are such a game.
    pub fn read_named(words: &[String]) -> Option<(Game, State, &[String])> {
        let longest = |of: fn(&str) -> Option<Named>| {
            (1..=words.len()).rev().find_map(|len| Some((of(&words[..len].concat())?, len)))
        };
        let problem = || if rules::is_spelt_out(words) { None } else { longest(of_problem) };
        let (named, len) = longest(Named::of).or_else(problem)?;
        let (game, start) = match named {
            Named::Race => (Game::Heaps(rules::RACE.parse().ok()?), vec![21]),
            Named::Wythoff => (Game::Wythoff, vec![8, 12]),
            Named::FibonacciNim => (Game::FibonacciNim, vec![20]),
        };
        Some((game, State::new(start), &words[len..]))
    }

    /// What it is called, and what one may do.
    pub fn title(&self) -> String {
        match self {
            Game::Heaps(rule) => rule.title(),
            Game::Wythoff => "Wythoff's game: take from one heap, or as many from both".into(),
            Game::FibonacciNim => {
                "Fibonacci Nim: at most twice what was just taken, at first not all".into()
            }
        }
    }

    /// The start with these heaps.
    ///
    /// # Errors
    /// If the game is not played with such heaps.
    pub fn start(&self, heaps: Vec<u64>) -> Result<State> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        ensure!(
            largest <= LARGEST_HEAP && heaps.len() <= MOST_HEAPS,
            "{} heaps, the largest of {largest}: up to {MOST_HEAPS} heaps of {LARGEST_HEAP} can be \
             played here",
            heaps.len()
        );
        match self {
            Game::Heaps(rule) => {
                ensure!(!heaps.is_empty(), "a game needs a heap");
                limits::check_moves(rule, &heaps)?;
            }
            Game::Wythoff => ensure!(heaps.len() == 2, "Wythoff's game has two heaps, as in 8 12"),
            Game::FibonacciNim => {
                let right = heaps.len() == 1 && heaps[0] >= 2;
                ensure!(right, "Fibonacci Nim has one heap of 2 or more, as in 20");
            }
        }
        Ok(State { last: None, heaps })
    }

    /// Whether heaps that are gone may be forgotten.
    fn forgets_empty_heaps(&self) -> bool {
        matches!(self, Game::Heaps(rule) if rule.most_heaps() > 1)
    }

    /// Every move, by heap.
    pub fn moves(&self, state: &State) -> Vec<Move> {
        let mut moves = Vec::new();
        for (place, &heap) in state.heaps.iter().enumerate() {
            let options = match self {
                Game::Heaps(rule) => rule.options(&heap),
                Game::Wythoff => leave(heap, heap),
                Game::FibonacciNim => leave(heap, state.most()),
            };
            moves.extend(options.into_iter().map(|parts| self.step(state, place, heap, parts)));
        }
        if *self == Game::Wythoff {
            let most = state.heaps.iter().min().copied().unwrap_or(0);
            moves.extend((1..=most).map(|take| {
                let heaps = state.heaps.iter().map(|heap| heap - take).collect();
                let after = State { heaps, last: Some(take) };
                Move { place: Place::Both, parts: vec![], taken: take, after }
            }));
        }
        moves
    }

    fn step(&self, state: &State, place: usize, heap: u64, parts: Vec<u64>) -> Move {
        let taken = heap - parts.iter().sum::<u64>();
        let mut heaps = state.heaps.clone();
        let rest = if parts.is_empty() { vec![0] } else { parts.clone() };
        heaps.splice(place..=place, rest);
        if self.forgets_empty_heaps() {
            heaps.retain(|&heap| heap > 0);
        }
        let after = State { heaps, last: Some(taken) };
        Move { place: Place::Heap(place), parts, taken, after }
    }
}

/// What 1 to `most` stones less leave, the least first taken.
fn leave(heap: u64, most: u64) -> Vec<Vec<u64>> {
    (1..=heap.min(most)).map(|take| vec![heap - take]).collect()
}

/// The game of a problem that is none of heaps.
fn of_problem(name: &str) -> Option<Named> {
    let stated = &collection::problems().find(name)?.stated;
    match stated.game {
        problems::Game::Named(named) if stated.family.is_none() => Some(named),
        _ => None,
    }
}
