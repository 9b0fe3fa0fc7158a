//! Coin-turning games: published values, closed forms, and play on whole rows and boards.

use grundy::coin_turning::{mock_turtles_value, ruler_value, Product, Row};
use grundy::game::{Analysis, Game};
use grundy::nimber::product;
use itertools::Itertools;

fn values(row: Row, len: usize) -> Vec<u64> {
    let mut game = Analysis::new(row);
    (0..len).map(|coin| game.value(&coin).unwrap()).collect()
}

#[test]
fn published_values() {
    // Winning Ways, chapter 14; OEIS A000069 (odious numbers) and A006519.
    assert_eq!(values(Row::MOCK_TURTLES, 10), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19]);
    assert_eq!(values(Row::Ruler, 12), [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
    // The same chapter, the table of Moebius.
    assert_eq!(values(Row::MOEBIUS, 13), [1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171, 213, 256]);
}

#[test]
fn closed_forms() {
    let triplets = [0, 0].into_iter().chain((0..).map(mock_turtles_value));
    let closed: [(Row, Vec<u64>); 7] = [
        (Row::UpTo(1), vec![1; 60]),
        (Row::TURNING_TURTLES, (1..=60).collect()),
        (Row::MOCK_TURTLES, (0..60).map(mock_turtles_value).collect()),
        (Row::Ruler, (0..60).map(ruler_value).collect()),
        (Row::Exactly(1), vec![1; 60]),
        (Row::TWINS, (0..60).collect()),
        (Row::TRIPLETS, triplets.take(60).collect()),
    ];
    for (row, expected) in closed {
        assert_eq!(values(row, 60), expected, "{row:?}");
    }
}

const ROWS: [Row; 8] = [
    Row::UpTo(1),
    Row::TURNING_TURTLES,
    Row::MOCK_TURTLES,
    Row::UpTo(4),
    Row::TWINS,
    Row::TRIPLETS,
    Row::Exactly(4),
    Row::Ruler,
];

/// Returns the P-positions among all boards of `coins` coins, each a mask of heads, found by
/// play: a move XORs a mask and must turn its highest coin to tails.
fn lost_by_play(coins: usize, moves: &[Vec<u32>]) -> Vec<bool> {
    let mut lost = vec![true; 1 << coins];
    for board in 0..1usize << coins {
        let heads = (0..coins).filter(|coin| board >> coin & 1 == 1);
        let mut boards = heads.flat_map(|coin| &moves[coin]).map(|&turn| board ^ turn as usize);
        lost[board] = !boards.any(|option| lost[option]);
    }
    lost
}

/// Returns the masks that a move turns with each coin last.
fn masks<P: Clone + Eq + std::hash::Hash>(
    game: &impl Game<Position = P>,
    places: &[P],
) -> Vec<Vec<u32>> {
    let bit = |place: &P| 1 << places.iter().position(|other| other == place).unwrap();
    let mask = |place: &P, others: Vec<P>| others.iter().map(bit).sum::<u32>() | bit(place);
    let moves = |place| game.options(place).into_iter().map(|others| mask(place, others)).collect();
    places.iter().map(moves).collect()
}

#[test]
fn rows_are_the_sums_of_their_heads() {
    for row in ROWS {
        let coins = (0..12).collect_vec();
        let lost = lost_by_play(12, &masks(&row, &coins));
        let values = values(row, 12);
        for (board, &lost) in lost.iter().enumerate() {
            let heads = (0..12).filter(|coin| board >> coin & 1 == 1);
            let sum = heads.fold(0, |sum, coin| sum ^ values[coin]);
            assert_eq!(sum == 0, lost, "{row:?}, heads {board:b}");
        }
    }
}

#[test]
fn boards_are_the_sums_of_their_heads() {
    available::unless_passed!();
    for (first, second) in ROWS.into_iter().cartesian_product(ROWS) {
        let game = Product(first, second);
        // Row by row, so that the last coin of a move is the highest bit.
        let places = (0..4).cartesian_product(0..3).collect_vec();
        let lost = lost_by_play(12, &masks(&game, &places));
        let (rows, columns) = (values(first, 4), values(second, 3));
        for (board, &lost) in lost.iter().enumerate() {
            let heads = (0..12).filter(|coin| board >> coin & 1 == 1);
            let value = |place: usize| product(rows[places[place].0], columns[places[place].1]);
            let sum = heads.fold(0, |sum, place| sum ^ value(place));
            assert_eq!(sum == 0, lost, "{first:?} by {second:?}, heads {board:b}");
        }
    }
}

#[test]
fn tartan_theorem() {
    let side = available::depth(6, 9);
    for (first, second) in ROWS.into_iter().cartesian_product(ROWS) {
        let (rows, columns) = (values(first, side), values(second, side));
        let mut board = Analysis::new(Product(first, second));
        for place in (0..side).cartesian_product(0..side) {
            let expected = product(rows[place.0], columns[place.1]);
            let value = board.value(&place).unwrap();
            assert_eq!(value, expected, "{first:?} by {second:?} at {place:?}");
        }
    }
}

#[test]
fn turning_corners_is_the_nim_product() {
    let mut corners = Analysis::new(Product(Row::TWINS, Row::TWINS));
    for (x, y) in (0..20).cartesian_product(0..20) {
        assert_eq!(corners.value(&(x, y)), Ok(product(x as u64, y as u64)));
    }
}

#[test]
fn boards_of_three_dimensions() {
    let mut cube = Analysis::new(Product(Product(Row::TURNING_TURTLES, Row::TWINS), Row::Ruler));
    for ((x, y), z) in (0..5).cartesian_product(0..5).cartesian_product(0..5) {
        let expected = product(product(x as u64 + 1, y as u64), ruler_value(z as u64));
        assert_eq!(cube.value(&((x, y), z)), Ok(expected));
    }
}

#[test]
fn a_move_turns_no_more_coins_than_there_are() {
    for coin in 0..8 {
        let any = Row::UpTo(coin + 1).options(&coin);
        assert_eq!(any.len(), 1 << coin);
        assert!(any.iter().all(|others| others.iter().tuple_windows().all(|(a, b)| a < b)));
        assert!(any.iter().flatten().all(|&other| other < coin));
        assert!(any.iter().all_unique());
        assert_eq!(Row::UpTo(usize::MAX).options(&coin), any);
        assert_eq!(Row::Exactly(coin + 1).options(&coin), [(0..coin).collect_vec()]);
        assert!(Row::Exactly(coin + 2).options(&coin).is_empty());
        assert!(Row::Exactly(usize::MAX).options(&coin).is_empty());
    }
    // 30 · 29 / 2 pairs, and the pairs that are missing from all but two.
    assert_eq!(Row::Exactly(3).options(&30).len(), 435);
    assert_eq!(Row::Exactly(29).options(&30).len(), 435);
}

#[test]
#[should_panic(expected = "at least one coin")]
fn a_move_turns_something() {
    Row::Exactly(0).options(&3);
}

#[test]
#[should_panic(expected = "does not fit")]
fn values_past_64_bits_are_refused() {
    mock_turtles_value(1 << 63);
}
