//! Cram, compared with a table of all positions and with published values.

use available::depth;
use grundy::contest::masks::removal_values;
use grundy::cram::{Cell, Cram, CramError, Domino};
use grundy::octal::OctalGame;
use grundy::Outcome;
use itertools::Itertools;

fn cells(rows: usize, columns: usize) -> impl Iterator<Item = Cell> + Clone {
    (0..rows).cartesian_product(0..columns).map(|(row, column)| Cell { row, column })
}

/// Returns the dominoes on a board, with the masks of their cells in reading order.
fn dominoes(rows: usize, columns: usize) -> Vec<(u32, Domino)> {
    let mask = |cell: Cell| 1 << (cell.row * columns + cell.column);
    let pairs = cells(rows, columns).tuple_combinations();
    let touch = |(a, b): &(Cell, Cell)| a.row.abs_diff(b.row) + a.column.abs_diff(b.column) == 1;
    let pairs = pairs.filter(touch);
    pairs.map(|(first, second)| (mask(first) | mask(second), Domino { first, second })).collect()
}

#[test]
fn every_position_on_small_boards() {
    for (rows, columns) in [(1, 10), (2, 5), (3, 4)] {
        let dominoes = dominoes(rows, columns);
        let moves = dominoes.iter().map(|(mask, _)| *mask).collect_vec();
        let values = removal_values((rows * columns) as u32, &moves).unwrap();
        let mut cram = Cram::new();
        for position in 0..1usize << (rows * columns) {
            let is_free = |cell: &Cell| position >> (cell.row * columns + cell.column) & 1 == 1;
            let free = cells(rows, columns).filter(is_free).collect_vec();
            assert_eq!(cram.value(&free), Ok(values[position].into()), "{free:?}");
            let wins = dominoes.iter().filter(|(mask, _)| {
                let mask = *mask as usize;
                mask & !position == 0 && values[position ^ mask] == 0
            });
            let wins = wins.map(|(_, domino)| *domino).collect_vec();
            assert_eq!(cram.outcome(&free), Ok(Outcome::of_mover(!wins.is_empty())), "{free:?}");
            assert_eq!(cram.winning_moves(&free), Ok(wins), "{free:?}");
        }
    }
}

#[test]
fn values_published() {
    // J. Lemoine, S. Viennot, and M. Uiterwijk: 2 by n is worth 0 for even n and 1 for odd n,
    // and the values of 3 by n begin 1, 1, 0, 1, 1, 4.
    let mut cram = Cram::new();
    assert!((1..=9).all(|columns| cram.board_value(2, columns) == Ok(columns as u64 % 2)));
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|columns| cram.board_value(3, columns)),
        [1, 1, 0, 1, 1, 4].map(Ok)
    );
    // P. Beling's table of 4 by 4 and more: 4 by n are 0, 2, 0, 3, …, and 5 by n are 0, 2, ….
    let values = depth(vec![0, 2], vec![0, 2, 0]);
    for (columns, value) in (4..).zip(values) {
        assert_eq!(cram.board_value(4, columns), Ok(value), "4 by {columns}");
    }
    if depth(false, true) {
        assert_eq!(cram.board_value(4, 7), Ok(3));
        assert_eq!(cram.board_value(5, 5), Ok(0));
        assert_eq!(cram.board_value(5, 6), Ok(2));
    }
}

#[test]
fn rows_are_dawsons_kayles() {
    available::unless_passed!();
    let kayles: OctalGame = "0.07".parse().unwrap();
    let values = kayles.values(129);
    let mut cram = Cram::new();
    for (cells, &value) in values.iter().enumerate() {
        assert_eq!(cram.board_value(1, cells), Ok(value.into()), "{cells}");
        assert_eq!(cram.board_value(cells, 1), Ok(value.into()), "{cells}");
    }
}

#[test]
fn symmetry_decides_boards_with_an_even_side() {
    let mut cram = Cram::new();
    let sizes = (0..5).cartesian_product(0..5).chain([(1, 20), (2, 9), (3, 6)]);
    for (rows, columns) in sizes.filter(|(rows, columns)| rows * columns <= 20) {
        let value = cram.board_value(rows, columns).unwrap();
        let outcome = cram.board_outcome(rows, columns);
        assert_eq!(outcome, Ok(Outcome::of_mover(value != 0)), "{rows} by {columns}");
    }
    assert_eq!(cram.board_outcome(1000, 1000), Ok(Outcome::P));
    assert_eq!(cram.board_outcome(999, 1000), Ok(Outcome::N));
}

#[test]
fn shapes_anywhere() {
    let mut cram = Cram::new();
    let far = usize::MAX - 2;
    let square = cells(2, 2).map(|cell| Cell { row: cell.row + far, column: cell.column });
    let square = square.collect_vec();
    assert_eq!(cram.value(&square), Ok(0));
    let corner = &square[..3];
    let moves = cram.winning_moves(corner).unwrap();
    let domino =
        |first: usize, second: usize| Domino { first: square[first], second: square[second] };
    assert_eq!(moves, [domino(0, 1), domino(0, 2)]);
    assert_eq!(
        Domino { first: square[1], second: square[3] }.to_string(),
        format!("({far}, 1) and ({}, 1)", far + 1)
    );
    // A column at the right of 8 by 16 cells, the value of which is that of a row.
    let column = (0..8).map(|row| Cell { row, column: 15 }).chain([Cell { row: 0, column: 0 }]);
    assert_eq!(cram.value(&column.collect_vec()), cram.board_value(1, 8));
    // Repeated cells, in any order.
    assert_eq!(cram.value(&[square[2], square[0], square[2]]), Ok(1));
    assert_eq!(cram.value(&[]), Ok(0));
    assert_eq!(cram.winning_moves(&[]), Ok(vec![]));
}

#[test]
fn too_many_cells() {
    let mut cram = Cram::new();
    let error = CramError { rows: 1, columns: 129 };
    assert_eq!(cram.board_value(1, 129), Err(error));
    assert_eq!(cram.value(&[Cell { row: 5, column: 0 }, Cell { row: 5, column: 128 }]), Err(error));
    assert_eq!(error.to_string(), "a board of 1 by 129 cells, more than 128");
    let huge = CramError { rows: usize::MAX, columns: usize::MAX };
    assert_eq!(cram.board_value(usize::MAX, usize::MAX), Err(huge));
    assert_eq!(cram.board_value(0, usize::MAX), Ok(0));
    let corners = [Cell { row: 0, column: 0 }, Cell { row: usize::MAX - 1, column: 1 }];
    assert!(cram.value(&corners).is_err());
    let corners = [Cell { row: 0, column: 0 }, Cell { row: usize::MAX, column: usize::MAX }];
    assert_eq!(cram.value(&corners), Err(huge));
    assert_eq!(cram.winning_moves(&corners), Err(huge));
    let ends = [Cell { row: 0, column: 7 }, Cell { row: usize::MAX, column: 7 }];
    assert_eq!(cram.outcome(&ends), Err(CramError { rows: usize::MAX, columns: 1 }));
}
