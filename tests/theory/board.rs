//! Tables of pairs, compared with the rules, published values and closed forms.

use crate::random::inputs;
use grundy::board::{Board, BoardTooLarge};
use grundy::game::{Analysis, Game};
use grundy::mex::mex;
use grundy::wythoff;
use grundy::Outcome;
use proptest::prelude::*;

struct Wythoff;

impl Game for Wythoff {
    type Position = (usize, usize);

    fn options(&self, &(a, b): &(usize, usize)) -> Vec<Vec<(usize, usize)>> {
        let first = (0..a).map(|left| (left, b));
        let second = (0..b).map(|left| (a, left));
        let both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
        first.chain(second).chain(both).map(|option| vec![option]).collect()
    }
}

/// Chomp with two rows of squares; the first square of all is poisoned.
struct Chomp;

impl Game for Chomp {
    type Position = (usize, usize);

    fn options(&self, &(a, b): &(usize, usize)) -> Vec<Vec<(usize, usize)>> {
        let squares = (1..a).map(|column| (0, column)).chain((0..b).map(|column| (1, column)));
        let eaten = squares.map(|(row, column)| match row {
            0 => (a.min(column), b.min(column)),
            _ => (a, b.min(column)),
        });
        eaten.map(|option| vec![option]).collect()
    }
}

#[test]
fn wythoff_by_the_rules() {
    let board = Board::wythoff(40, 60).unwrap();
    let mut game = Analysis::new(Wythoff);
    for (a, b) in (0..40).flat_map(|a| (0..60).map(move |b| (a, b))) {
        assert_eq!(Ok(board.value(a, b)), game.value(&(a, b)), "{a}, {b}");
        assert_eq!(Ok(board.outcome(a, b)), game.outcome(&[(a, b)]));
    }
}

#[test]
#[should_panic(expected = "row 100 is not among the board's 2 rows")]
fn a_row_of_no_columns() {
    let board = Board::wythoff(2, 0).unwrap();
    assert_eq!(board.row(1), []);
    board.row(100);
}

#[test]
#[should_panic(expected = "is not among the board's 2 rows")]
fn a_row_whose_first_cell_would_overflow() {
    Board::wythoff(2, 2).unwrap().row(1 << (usize::BITS - 1));
}

#[test]
fn wythoff_published() {
    // OEIS A004481 (second row), A004482 (third row).
    let board = Board::wythoff(3, 16).unwrap();
    assert_eq!(board.row(1), [1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9, 13, 14, 12, 16]);
    assert_eq!(board.row(2)[..12], [2, 0, 1, 5, 3, 4, 8, 6, 7, 11, 9, 10]);
}

#[test]
fn wythoff_by_definition_and_closed_form() {
    available::unless_passed!();
    // Large enough that the values need several words.
    let size = 400;
    let board = Board::wythoff(size, size).unwrap();
    for (a, b) in (0..size).flat_map(|a| (0..size).map(move |b| (a, b))) {
        let is_p = wythoff::outcome(a as u64, b as u64) == Outcome::P;
        assert_eq!(board.value(a, b) == 0, is_p, "{a}, {b}");
        assert_eq!(board.value(a, b), board.value(b, a));
        if (a * 31 + b * 17) % 97 == 0 {
            let options = Wythoff.options(&(a, b));
            let values = options.iter().map(|option| board.value(option[0].0, option[0].1));
            assert_eq!(board.value(a, b), mex(values));
        }
    }
}

#[test]
fn chomp_by_the_rules() {
    let board = Board::two_row_chomp(50).unwrap();
    let mut game = Analysis::new(Chomp);
    for (a, b) in (1..50).flat_map(|a| (0..=a).map(move |b| (a, b))) {
        assert_eq!(Ok(board.value(a, b)), game.value(&(a, b)), "{a}, {b}");
    }
}

#[test]
fn small_and_large_boards() {
    assert_eq!(Board::wythoff(1, 1).unwrap().row(0), [0]);
    assert_eq!(Board::wythoff(0, 5).unwrap(), Board::wythoff(0, 5).unwrap());
    assert_eq!(Board::wythoff(2, 0).unwrap().row(1), []);
    assert_eq!(Board::two_row_chomp(1).unwrap().value(0, 0), 0);
    let refused = Board::wythoff(16_385, 1).unwrap_err();
    assert_eq!(refused, BoardTooLarge { rows: 16_385, columns: 1 });
    assert_eq!(refused.to_string(), "16385 by 1: more than 2^14 rows or columns");
    assert!(Board::two_row_chomp(usize::MAX).is_err());
    // Values of 64 and more, where no cell has more than 3 · 64 options.
    assert_eq!(Board::wythoff(64, 64).unwrap().row(0), (0..64).collect::<Vec<u16>>());
}

proptest! {
    #![proptest_config(inputs(40))]

    #[test]
    fn any_shape(rows in 1..90usize, columns in 1..90usize) {
        let board = Board::wythoff(rows, columns).unwrap();
        let square = Board::wythoff(90, 90).unwrap();
        for a in 0..rows {
            prop_assert_eq!(board.row(a), &square.row(a)[..columns]);
        }
    }
}
