//! Games by their rules: the Sprague-Grundy theorem compared with play, published values, deep
//! games, and games that do not end.

use crate::call_stack::too_small_to_recurse;
use grundy::game::{self, Analysis, ByPlay, Cycle, Ending, Game};
use grundy::misere::genus::Genus;
use grundy::rule::Rule;
use grundy::Outcome;
use itertools::Itertools;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// A row of pins from which a move takes a number of adjacent pins that the list allows; what
/// is left of the row may split in two.
struct Rows(&'static [usize]);

const KAYLES: Rows = Rows(&[1, 2]);
const DAWSONS_KAYLES: Rows = Rows(&[2]);

impl Game for Rows {
    type Position = usize;

    fn options(&self, &row: &usize) -> Vec<Vec<usize>> {
        let rests = self.0.iter().filter_map(|&pins| row.checked_sub(pins));
        let splits = |rest| (0..=rest / 2).map(move |left| vec![left, rest - left]);
        rests.flat_map(splits).collect()
    }
}

/// Grundy's game: a move splits a heap into two unequal ones.
struct GrundysGame;

impl Game for GrundysGame {
    type Position = usize;

    fn options(&self, &heap: &usize) -> Vec<Vec<usize>> {
        let parts = (1..heap).take_while(|part| 2 * part < heap);
        parts.map(|part| vec![part, heap - part]).collect()
    }
}

fn values<G: Game<Position = usize>>(game: G, len: usize) -> Vec<u64> {
    let mut game = Analysis::new(game);
    (0..len).map(|n| game.value(&n).unwrap()).collect()
}

#[test]
fn published_values() {
    // OEIS A002186, Kayles; Winning Ways, volume 1, chapter 4, table 6.
    let kayles = [
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4,
        7, 2, 1, 8, 6, 7,
    ];
    assert_eq!(values(KAYLES, kayles.len()), kayles);
    // OEIS A002188, Grundy's game.
    let grundy = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3];
    assert_eq!(values(GrundysGame, grundy.len()), grundy);
    // OEIS A002187, Dawson's Kayles, after its leading 0 for the empty row.
    let dawson = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3];
    assert_eq!(values(DAWSONS_KAYLES, dawson.len()), dawson);
}

#[test]
fn published_periods() {
    // Winning Ways, chapter 4: Kayles has period 12 after heap 70, and Dawson's Kayles has
    // period 34 after heap 52. By Guy and Smith, two periods and a move prove it.
    for (game, preperiod, period) in [(KAYLES, 71, 12), (DAWSONS_KAYLES, 53, 34)] {
        let values = values(game, 300);
        assert!((preperiod..300 - period).all(|n| values[n] == values[n + period]));
        assert_ne!(values[preperiod - 1], values[preperiod - 1 + period]);
    }
}

/// Returns every sum of up to three components below a bound.
fn sums(components: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..=3).flat_map(move |count| (0..components).combinations_with_replacement(count))
}

fn the_theorem_holds<G: Game<Position = usize>>(game: G, components: usize) {
    let mut analysis = Analysis::new(&game);
    let mut by_play = ByPlay::new(&game, Ending::Normal);
    for sum in sums(components) {
        let outcome = by_play.outcome(&sum).unwrap();
        assert_eq!(analysis.outcome(&sum).unwrap(), outcome, "{sum:?}");

        let winning = analysis.winning_moves(&sum).unwrap();
        assert_eq!(by_play.winning_moves(&sum), Ok(winning.clone()), "{sum:?}");
        let by_values = game::winning_moves(&game, &sum, |part| analysis.value(part).unwrap());
        assert_eq!(by_values, winning, "{sum:?}");
        let mut tried = 0;
        for (component, position) in sum.iter().enumerate() {
            for option in game.options(position) {
                let mut left = sum.clone();
                left.remove(component);
                left.extend(&option);
                let wins = by_play.outcome(&left) == Ok(Outcome::P);
                let offered =
                    winning.iter().any(|m| m.component == component && m.option == option);
                assert_eq!(offered, wins, "{sum:?}: {component} to {option:?}");
                tried += usize::from(wins);
            }
        }
        assert_eq!(winning.len(), tried, "{sum:?}");
    }
}

#[test]
fn the_sprague_grundy_theorem_by_play() {
    available::unless_passed!();
    let fewer = available::depth(2, 0);
    the_theorem_holds(KAYLES, 10 - fewer);
    the_theorem_holds(DAWSONS_KAYLES, 12 - fewer);
    the_theorem_holds(GrundysGame, 11 - fewer);
}

#[test]
fn misere_kayles_rows() {
    // Winning Ways, chapter 13, after Sibert and Conway: the single rows of misère Kayles
    // that the previous player wins.
    let mut game = ByPlay::new(KAYLES, Ending::Misere);
    let rows = (1..=22).filter(|&row| game.outcome(&[row]) == Ok(Outcome::P));
    assert_eq!(rows.collect_vec(), [1, 4, 9, 12, 20]);
}

#[test]
fn why_lists_options_with_values_and_mex() {
    let why = Analysis::new(KAYLES).why(&3).unwrap();
    let options = why.options.iter().map(|o| (o.parts.clone(), o.value())).collect_vec();
    // From 3 pins, a move leaves 2 pins in one row, 1 + 1, or 1 pin.
    assert_eq!(options, [(vec![0, 2], 2), (vec![1, 1], 0), (vec![0, 1], 1)]);
    assert_eq!((why.mex, why.to_string()), (3, "mex {0, 1, 2} = 3".into()));
}

/// A game in which a number decreases by 1, and 0 leads back up to `circle` if that is given.
struct Countdown {
    circle: Option<u32>,
}

impl Game for Countdown {
    type Position = u32;

    fn options(&self, &n: &u32) -> Vec<Vec<u32>> {
        match n.checked_sub(1) {
            Some(less) => vec![vec![less]],
            None => self.circle.iter().map(|&top| vec![top]).collect(),
        }
    }
}

#[test]
fn a_long_chain_of_positions_needs_no_call_stack() {
    available::unless_passed!();
    too_small_to_recurse(|| {
        let chain = Countdown { circle: None };
        assert_eq!(Analysis::new(&chain).value(&100_001), Ok(1));
        let mut by_play = ByPlay::new(&chain, Ending::Normal);
        assert_eq!(by_play.outcome(&[100_000]), Ok(Outcome::P));
    });
}

#[test]
fn a_cycle_is_named_and_forgotten() {
    let mut game = Analysis::new(Countdown { circle: Some(2) });
    // This is asked twice, because the first error must not leave half-known positions behind.
    for _ in 0..2 {
        let positions = vec![2, 1, 0];
        assert_eq!(game.value(&5), Err(Cycle { positions }));
    }
    assert_eq!(game.outcome(&[0]).unwrap_err().positions, [0, 2, 1]);
    let mut by_play = ByPlay::new(Countdown { circle: Some(0) }, Ending::Normal);
    assert_eq!(by_play.outcome(&[0]).unwrap_err().positions, [[0]]);
}

/// Dominoes on a square board of side 3, whose covered cells are the bits of a number. A move
/// covers two adjacent cells.
struct Dominoes {
    /// Whether boards that are turned or reflected count as one.
    symmetric: bool,
    /// The boards whose options were asked for.
    visited: RefCell<BTreeSet<u16>>,
}

impl Dominoes {
    fn new(symmetric: bool) -> Dominoes {
        Dominoes { symmetric, visited: RefCell::default() }
    }
}

/// Returns the board on which cell (row, column) is covered if that of `source` is on `board`.
fn moved(board: u16, source: impl Fn(usize, usize) -> (usize, usize)) -> u16 {
    let cells = (0..3).cartesian_product(0..3);
    let covered = cells.filter(|&(row, column)| {
        let (row, column) = source(row, column);
        board >> (3 * row + column) & 1 == 1
    });
    covered.map(|(row, column)| 1 << (3 * row + column)).sum()
}

impl Game for Dominoes {
    type Position = u16;

    fn options(&self, &board: &u16) -> Vec<Vec<u16>> {
        self.visited.borrow_mut().insert(board);
        let across = [0, 1, 3, 4, 6, 7].map(|cell| 0b11 << cell);
        let down = [0, 1, 2, 3, 4, 5].map(|cell| 0b1001 << cell);
        let dominoes = across.into_iter().chain(down);
        dominoes.filter(|domino| board & domino == 0).map(|domino| vec![board | domino]).collect()
    }

    fn canonical(&self, board: u16) -> u16 {
        if !self.symmetric {
            return board;
        }
        let turn = |board: &u16| Some(moved(*board, |row, column| (column, 2 - row)));
        let turns = std::iter::successors(Some(board), turn).take(4);
        let both = turns.flat_map(|board| [board, moved(board, |row, column| (column, row))]);
        both.min().unwrap()
    }
}

#[test]
fn canonical_forms_change_no_answer() {
    available::unless_passed!();
    let (plain, symmetric) = (Dominoes::new(false), Dominoes::new(true));
    let (mut values, mut canonical_values) = (Analysis::new(&plain), Analysis::new(&symmetric));
    for board in 0..1 << 9 {
        assert_eq!(canonical_values.value(&board), values.value(&board), "{board:b}");
        assert_eq!(canonical_values.winning_moves(&[board]), values.winning_moves(&[board]));
    }
    let boards = [0, 0b1, 0b10, 0b10000, 0b11, 0b100100, 0b110, 0b1001, 0b11000];
    for ending in [Ending::Normal, Ending::Misere] {
        let mut outcomes = ByPlay::new(&plain, ending);
        let mut canonical_outcomes = ByPlay::new(&symmetric, ending);
        for (a, b) in boards.iter().copied().tuple_combinations() {
            assert_eq!(canonical_outcomes.outcome(&[a, b]), outcomes.outcome(&[a, b]));
        }
    }
    for board in boards {
        assert_eq!(Genus::of_sum(&symmetric, &[board]), Genus::of_sum(&plain, &[board]));
    }
}

#[test]
fn a_search_visits_one_position_of_those_that_are_alike() {
    let visited = |symmetric: bool| {
        let game = Dominoes::new(symmetric);
        Analysis::new(&game).value(&0).unwrap();
        game.visited.into_inner()
    };
    let symmetric = Dominoes::new(true);
    let boards = visited(false);
    let forms = boards.iter().map(|&board| symmetric.canonical(board)).collect::<BTreeSet<u16>>();
    assert_eq!(visited(true), forms);
    assert!(forms.len() < boards.len());
}

#[test]
fn visited_options_are_the_options() {
    for rule in ["{1, 3, 4}", "all", "0.77", "4.[3]", "0x0.7F", "grundy", "n -> n-1 | (a, n-a)"] {
        let rule: Rule = rule.parse().unwrap();
        for heap in 0..20 {
            let mut visited = Vec::new();
            rule.visit_options(&heap, &mut |option| visited.push(option.to_vec()));
            assert_eq!(visited, rule.options(&heap), "{rule} at {heap}");
        }
    }
}

#[test]
fn a_winning_move_prints_what_it_leaves() {
    let found = game::WinningMove { component: 1, option: vec![2, 3] };
    assert_eq!(found.to_string(), "component 1 to [2, 3]");
}
