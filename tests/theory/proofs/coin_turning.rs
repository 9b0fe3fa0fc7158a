//! Lenstra's theorem on rows of coins, as `grundy::coin_turning` proves it.

use super::{mex, nim_sum};
use grundy::coin_turning::Row;
use grundy::game::Game;
use itertools::Itertools;

const COINS: usize = 8;

const ROWS: [Row; 6] =
    [Row::TURNING_TURTLES, Row::MOCK_TURTLES, Row::TWINS, Row::TRIPLETS, Row::Ruler, Row::UpTo(4)];

/// Returns g(0), g(1), …: the mex of the nim sums over the other coins that a move turns.
fn values(row: Row) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for coin in 0..COINS {
        let over = |others: &Vec<usize>| nim_sum(&others.iter().map(|&c| values[c]).collect_vec());
        let sums = row.options(&coin).iter().map(over).collect_vec();
        values.push(mex(&sums));
    }
    values
}

/// Returns the coins that show heads, as a mask, after each move: by the rules, on the whole row.
fn options(row: Row, heads: u32) -> Vec<u32> {
    let last = (0..COINS).filter(|coin| heads >> coin & 1 == 1);
    let turned = last.flat_map(|coin| {
        let masks = row.options(&coin).into_iter();
        masks.map(move |others| others.iter().fold(1 << coin, |mask, other| mask | 1 << other))
    });
    turned.map(|mask: u32| heads ^ mask).collect()
}

/// Returns s: the nim sum of g over all heads.
fn worth(heads: u32, values: &[u64]) -> u64 {
    let there = (0..COINS).filter(|coin| heads >> coin & 1 == 1);
    nim_sum(&there.map(|coin| values[coin]).collect_vec())
}

#[test]
fn step_1_no_move_keeps_s() {
    for row in ROWS {
        let values = values(row);
        for heads in 0..1 << COINS {
            let s = worth(heads, &values);
            let left = options(row, heads);
            assert!(left.iter().all(|&left| worth(left, &values) != s), "{row:?} {heads:b}");
        }
    }
}

#[test]
fn step_2_every_smaller_number_is_reached() {
    for row in ROWS {
        let values = values(row);
        for heads in 0..1 << COINS {
            let left = options(row, heads).iter().map(|&left| worth(left, &values)).collect_vec();
            let s = worth(heads, &values);
            assert!((0..s).all(|smaller| left.contains(&smaller)), "{row:?} {heads:b}");
        }
    }
}

#[test]
fn step_3_s_is_the_value_of_the_whole_row() {
    for row in ROWS {
        let values = values(row);
        let mut by_rules: Vec<u64> = Vec::new();
        for heads in 0..1u32 << COINS {
            // A move turns its last coin to tails, so it leads to a smaller mask.
            let left =
                options(row, heads).iter().map(|&left| by_rules[left as usize]).collect_vec();
            by_rules.push(mex(&left));
            assert_eq!(by_rules[heads as usize], worth(heads, &values), "{row:?} {heads:b}");
        }
    }
}
