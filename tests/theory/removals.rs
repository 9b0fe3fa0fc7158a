//! Tables of removals, compared with the rules and with published values.

use crate::random::inputs;
use grundy::contest::masks::{removal_values, subsets, RemovalError};
use grundy::mex::mex;
use grundy::octal::OctalGame;
use proptest::prelude::*;

fn by_definition(things: u32, moves: &[u32]) -> Vec<u8> {
    let mut values: Vec<u8> = Vec::new();
    for position in 0..1u32 << things {
        let playable = moves.iter().filter(|&taken| taken & !position == 0);
        let options = playable.map(|taken| u64::from(values[(position ^ taken) as usize]));
        values.push(mex(options) as u8);
    }
    values
}

/// Returns the dominoes on a board whose cells are numbered in reading order.
fn cram(rows: u32, columns: u32) -> Vec<u32> {
    let cell = |row: u32, column: u32| 1 << (row * columns + column);
    let mut moves = Vec::new();
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        if column + 1 < columns {
            moves.push(cell(row, column) | cell(row, column + 1));
        }
        if row + 1 < rows {
            moves.push(cell(row, column) | cell(row + 1, column));
        }
    }
    moves
}

#[test]
fn cram_published() {
    // M. Uiterwijk, and J. Lemoine and S. Viennot, on Cram: 2 by n has the value 0 for even n
    // and 1 for odd n, and the values of 3 by n begin 1, 1, 0, 1, 1, 4.
    let value = |rows: u32, columns: u32| {
        *removal_values(rows * columns, &cram(rows, columns)).unwrap().last().unwrap()
    };
    assert!((1..10).all(|columns| u32::from(value(2, columns)) == columns % 2));
    assert_eq!([1, 2, 3, 4, 5, 6].map(|columns| value(3, columns)), [1, 1, 0, 1, 1, 4]);
    assert_eq!(value(4, 4), 0);
}

#[test]
fn rows_of_kayles() {
    // A move takes one pin or two adjacent ones, of 18 in a row.
    let pins = 18;
    let moves: Vec<u32> =
        (0..pins).map(|at| 1 << at).chain((1..pins).map(|at| 3 << (at - 1))).collect();
    let values = removal_values(pins, &moves).unwrap();
    let rows: OctalGame = "0.77".parse().unwrap();
    let rows = rows.values(19);
    for position in (0..1u32 << pins).step_by(7).chain([(1 << pins) - 1]) {
        let text = format!("{position:b}");
        let sum = text.split('0').fold(0, |sum, row| sum ^ rows[row.len()]);
        assert_eq!(u32::from(values[position as usize]), sum, "{text}");
    }
}

#[test]
fn any_set_of_things() {
    // A move takes any nonempty set, so the things are a heap of Nim.
    let moves: Vec<u32> = subsets((1 << 8) - 1).filter(|&taken| taken > 0).collect();
    let values = removal_values(8, &moves).unwrap();
    assert!((0..1u32 << 8)
        .all(|position| u32::from(values[position as usize]) == position.count_ones()));
}

#[test]
fn wrong_input() {
    assert_eq!(removal_values(29, &[1]), Err(RemovalError::TooManyThings { things: 29 }));
    assert_eq!(
        removal_values(u32::MAX, &[]),
        Err(RemovalError::TooManyThings { things: u32::MAX })
    );
    assert_eq!(removal_values(5, &[1, 0]), Err(RemovalError::EmptyMove));
    assert_eq!(removal_values(28, &[0]), Err(RemovalError::EmptyMove));
    let error = RemovalError::NoSuchThing { taken: 0b100000 };
    assert_eq!(removal_values(5, &[1, 32]), Err(error));
    assert_eq!(error.to_string(), "a move takes 0b100000, of which some things do not exist");
    assert_eq!(removal_values(0, &[]), Ok(vec![0]));
    assert_eq!(removal_values(3, &[]), Ok(vec![0; 8]));
}

proptest! {
    #![proptest_config(inputs(300))]

    #[test]
    fn random_moves(
        things in 1..12u32,
        moves in proptest::collection::vec(1..1u32 << 12, 0..30),
    ) {
        let moves = moves.iter().map(|taken| taken & ((1 << things) - 1));
        let moves: Vec<u32> = moves.filter(|&taken| taken > 0).collect();
        prop_assert_eq!(removal_values(things, &moves).unwrap(), by_definition(things, &moves));
    }
}
