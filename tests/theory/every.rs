//! Sums that are played in every component, compared with their rules.

use crate::call_stack::too_small_to_recurse;
use crate::random::inputs;
use grundy::every::{outcome, remoteness, suspense, EverySg};
use grundy::game::{Analysis, Game};
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::HashMap;

/// The moment at which play of a sum is over.
#[derive(Clone, Copy, PartialEq)]
enum EndOfPlay {
    /// Play is over when all components have ended.
    Long,
    /// Play is over when one component has ended.
    Short,
}

/// A sum played by its rules: each turn makes a move in every component that has one.
struct ByRules<G> {
    game: G,
    end: EndOfPlay,
    won: HashMap<Vec<u64>, bool>,
}

impl<G: Game<Position = u64>> ByRules<G> {
    fn new(game: G, end: EndOfPlay) -> Self {
        ByRules { game, end, won: HashMap::new() }
    }

    fn mover_wins(&mut self, mut sum: Vec<u64>) -> bool {
        sum.sort_unstable();
        if let Some(&won) = self.won.get(&sum) {
            return won;
        }
        let options = sum.iter().map(|position| self.game.options(position)).collect_vec();
        let running = options.iter().filter(|options| !options.is_empty()).count();
        let over = match self.end {
            EndOfPlay::Long => running == 0,
            EndOfPlay::Short => running < options.len(),
        };
        let moves = options.into_iter().filter(|options| !options.is_empty());
        let mut turns = moves.multi_cartesian_product();
        // A component of which a move leaves nothing has ended as well.
        let ended =
            |turn: &[Vec<u64>]| self.end == EndOfPlay::Short && turn.iter().any(Vec::is_empty);
        let turns = if over { vec![] } else { turns.by_ref().collect_vec() };
        let won = turns.iter().any(|turn| ended(turn))
            || turns.into_iter().any(|turn| !self.mover_wins(turn.concat()));
        self.won.insert(sum, won);
        won
    }
}

/// Returns the remoteness of each position below `len`, by its definition for one component.
fn remotenesses(game: &impl Game<Position = u64>, len: u64) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..len {
        let options = game.options(&n).into_iter();
        let shortest = |parts: Vec<u64>| parts.iter().map(|&part| values[part as usize]).min();
        let value = remoteness(options.map(|parts| shortest(parts).unwrap_or(0)));
        values.push(value);
    }
    values
}

fn check(game: &impl Game<Position = u64>, positions: u64, components: usize) {
    let mut every = EverySg::new(game);
    let mut analysis = Analysis::new(game);
    let remotenesses = remotenesses(game, positions);
    let (mut long, mut short) =
        (ByRules::new(game, EndOfPlay::Long), ByRules::new(game, EndOfPlay::Short));
    let mut stays_whole = true;
    for position in 0..positions {
        let options = game.options(&position);
        stays_whole &= options.iter().all(|parts| parts.len() == 1);
        // It is odd exactly for N-positions, and its value is that of play in one component.
        let suspense = every.suspense(&position).unwrap();
        if stays_whole {
            let won = analysis.outcome(&[position]).unwrap().mover_wins();
            assert_eq!(suspense % 2 == 1, won, "{position}");
        }
        assert_eq!(every.best_move(&position).unwrap().is_some(), !options.is_empty());
    }
    for sum in (1..=components).flat_map(|n| (0..positions).combinations_with_replacement(n)) {
        let by_rules = Outcome::of_mover(long.mover_wins(sum.clone()));
        assert_eq!(every.outcome(&sum), Ok(by_rules), "{sum:?}");
        if by_rules == Outcome::N {
            let turn = sum.iter().filter_map(|position| every.best_move(position).unwrap());
            assert!(!long.mover_wins(turn.flatten().collect()), "{sum:?}");
        }
        let least = sum.iter().map(|&position| remotenesses[position as usize]).min().unwrap();
        assert_eq!(least % 2 == 1, short.mover_wins(sum.clone()), "{sum:?}");
    }
}

#[test]
fn subtraction_games() {
    available::unless_passed!();
    for rule in ["{1, 2}", "{1, 3, 4}", "{2, 3}", "all", "odd", "{2, 5, 6}", "powers of 2"] {
        check(&rule.parse::<SubtractionSet>().unwrap(), 11, 3);
    }
}

/// Take 1 or 2 adjacent pins; the row may split in two, each part of which must be played.
struct Kayles;

impl Game for Kayles {
    type Position = u64;

    fn options(&self, &row: &u64) -> Vec<Vec<u64>> {
        let rests = (1..=2).filter_map(|pins| row.checked_sub(pins));
        let splits = |rest| (0..=rest / 2).map(move |left| vec![left, rest - left]);
        let splits = rests.flat_map(splits);
        splits.map(|parts| parts.into_iter().filter(|&part| part > 0).collect()).collect()
    }
}

#[test]
fn rows_that_split() {
    check(&Kayles, 8, 2);
}

#[test]
fn numbers_of_nothing() {
    assert_eq!((suspense([]), remoteness([])), (0, 0));
    assert_eq!(outcome([]), Outcome::P);
    assert_eq!(EverySg::new(Kayles).outcome(&[]), Ok(Outcome::P));
}

#[test]
fn a_long_chain_of_positions_needs_no_call_stack() {
    available::unless_passed!();
    too_small_to_recurse(|| {
        let one = SubtractionSet::finite(&[1]).unwrap();
        assert_eq!(EverySg::new(one).suspense(&100_000), Ok(100_000));
    });
}

/// A game in which 0 and 1 lead to each other.
struct Circle;

impl Game for Circle {
    type Position = u64;

    fn options(&self, &n: &u64) -> Vec<Vec<u64>> {
        vec![vec![n ^ 1]]
    }
}

#[test]
fn a_game_that_need_not_end_is_an_error() {
    let error = EverySg::new(Circle).outcome(&[0]).unwrap_err();
    assert_eq!(error.positions, [0, 1]);
}

#[derive(Debug)]
struct Random(Vec<Vec<Vec<u64>>>);

impl Game for Random {
    type Position = u64;

    fn options(&self, &n: &u64) -> Vec<Vec<u64>> {
        self.0[n as usize].clone()
    }
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn random_games(
        mut lists in proptest::collection::vec(
            proptest::collection::vec(proptest::collection::vec(any::<u64>(), 0..3), 0..4),
            7,
        ),
    ) {
        for (n, options) in (0..).zip(&mut lists) {
            options.retain(|parts| n > 0 || parts.is_empty());
            options.iter_mut().flatten().for_each(|part| *part %= n.max(1));
        }
        check(&Random(lists), 7, 2);
    }
}
