//! Bouton's theorems for normal and misère play, compared with play by the rules.

use crate::random::inputs;
use grundy::game::{ByPlay, Ending};
use grundy::nim::{self, misere, Balance, Move};
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

/// Returns every position of up to four heaps of 0 to 6 stones, in every order.
fn positions() -> impl Iterator<Item = Vec<u64>> {
    let of_size = |heaps| std::iter::repeat_n(0..=6u64, heaps).multi_cartesian_product();
    (0..=4).flat_map(of_size)
}

/// Returns the moves that leave the opponent in a P-position, by trying all moves.
fn moves_that_win(heaps: &[u64], game: &mut ByPlay<SubtractionSet>) -> Vec<Move> {
    let mut moves = Vec::new();
    for (heap, &stones) in heaps.iter().enumerate() {
        for leave in 0..stones {
            let mut left = heaps.to_vec();
            left[heap] = leave;
            if game.outcome(&left).unwrap() == Outcome::P {
                moves.push(Move { heap, leave });
            }
        }
    }
    moves
}

#[test]
fn normal_play() {
    let mut game = ByPlay::new(SubtractionSet::all(), Ending::Normal);
    for heaps in positions() {
        assert_eq!(nim::outcome(&heaps), game.outcome(&heaps).unwrap(), "{heaps:?}");
        let moves = nim::winning_moves(&heaps);
        assert_eq!(moves, moves_that_win(&heaps, &mut game), "{heaps:?}");
    }
}

#[test]
fn misere_play() {
    let mut game = ByPlay::new(SubtractionSet::all(), Ending::Misere);
    for heaps in positions() {
        assert_eq!(misere::outcome(&heaps), game.outcome(&heaps).unwrap(), "{heaps:?}");
        let moves = misere::winning_moves(&heaps);
        assert_eq!(moves, moves_that_win(&heaps, &mut game), "{heaps:?}");
    }
}

/// From (1, 3), a published "best move" went to (1, 2), which loses.
#[test]
fn the_move_from_1_3_makes_the_heaps_equal() {
    let moves = nim::winning_moves(&[1, 3]);
    assert_eq!(moves, [Move { heap: 1, leave: 1 }]);
}

#[test]
fn the_balance_of_nothing_and_of_the_largest_heaps() {
    assert_eq!(Balance::new(&[]).to_string(), "0  0\n");
    let table = Balance::new(&[u64::MAX, 1]);
    assert_eq!(table.unbalanced_columns(), (1..64).rev().collect_vec());
    assert!(!table.is_odd(0) && table.is_odd(63) && !table.is_odd(64));
}

#[test]
fn moves_and_balances_print() {
    assert_eq!(Move { heap: 2, leave: 10 }.to_string(), "heap 2 to 10");
    // The columns are as many as the largest heap needs, and not only those of the nim sum.
    let table = Balance::new(&[12, 12, 2]);
    assert_eq!(table.nim_sum(), 2);
    let lines = ["12  1100", "12  1100", " 2  0010", " 2  0010", "      ^"];
    assert_eq!(table.to_string().lines().collect_vec(), lines);
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn large_heaps(heaps in proptest::collection::vec(any::<u64>(), 0..8)) {
        // By the theorem itself: a P-position has no move to nim sum 0, an N-position has one,
        // and each move that is returned leads to nim sum 0.
        let moves = nim::winning_moves(&heaps);
        prop_assert_eq!(moves.is_empty(), nim::outcome(&heaps) == Outcome::P);
        for Move { heap, leave } in moves {
            let mut left = heaps.clone();
            prop_assert!(leave < left[heap]);
            left[heap] = leave;
            prop_assert_eq!(nim::outcome(&left), Outcome::P);
        }
    }

    #[test]
    fn the_balance_counts_ones(heaps in proptest::collection::vec(any::<u64>(), 0..8)) {
        let table = Balance::new(&heaps);
        for column in 0..64 {
            let ones = heaps.iter().filter(|&&heap| heap >> column & 1 == 1).count();
            prop_assert_eq!(table.is_odd(column), ones % 2 == 1);
        }
    }
}

#[test]
fn nim_sums_of_all_heaps_below_one() {
    let mut sum = 0;
    for end in 0..5000 {
        assert_eq!(nim::nim_sum_below(end), sum, "{end}");
        sum ^= end;
    }
    // 2^64 - 1 is 3 mod 4, so the last three heaps end in 00, 01 and 10.
    assert_eq!(nim::nim_sum_below(u64::MAX), u64::MAX ^ 3 ^ (u64::MAX ^ 2) ^ (u64::MAX ^ 1));
}
