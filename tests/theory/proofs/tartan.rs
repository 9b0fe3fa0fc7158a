//! The theorem on products of coin-turning games, as `grundy::coin_turning` proves it.

use super::{mex, nim_sum};
use grundy::coin_turning::{Product, Row};
use grundy::game::Game;
use grundy::nimber::product;
use itertools::{iproduct, Itertools};

const SIDE: usize = 7;

const GAMES: [(Row, Row); 5] = [
    (Row::TWINS, Row::TWINS),
    (Row::TURNING_TURTLES, Row::Ruler),
    (Row::MOCK_TURTLES, Row::TWINS),
    (Row::Ruler, Row::Ruler),
    (Row::TRIPLETS, Row::TURNING_TURTLES),
];

/// Returns, for each coin of a row, the nim sums of values that its moves leave.
fn left_by_moves(row: Row) -> Vec<Vec<u64>> {
    let mut values: Vec<u64> = Vec::new();
    let mut left = Vec::new();
    for coin in 0..SIDE {
        let over = |others: &Vec<usize>| nim_sum(&others.iter().map(|&c| values[c]).collect_vec());
        let sums = row.options(&coin).iter().map(over).collect_vec();
        values.push(mex(&sums));
        left.push(sums);
    }
    left
}

/// Calls `check` for each coin of each board with a and b, the numbers a' and b' of the moves in
/// the two rows, and the nim sums that the moves on the board leave by the theorem, in the same
/// order.
fn for_each_coin(mut check: impl FnMut(u64, u64, &[u64], &[u64], &[u64])) {
    for (rows, columns) in GAMES {
        let (in_row, in_column) = (left_by_moves(rows), left_by_moves(columns));
        let value = |(x, y): (usize, usize)| product(mex(&in_row[x]), mex(&in_column[y]));
        for (x, y) in iproduct!(0..SIDE, 0..SIDE) {
            let options = Product(rows, columns).options(&(x, y));
            let left =
                options.iter().map(|coins| coins.iter().map(|&coin| value(coin)).collect_vec());
            let left = left.map(|values| nim_sum(&values)).collect_vec();
            check(mex(&in_row[x]), mex(&in_column[y]), &in_row[x], &in_column[y], &left);
        }
    }
}

#[test]
fn step_1_the_nim_sum_that_a_move_leaves() {
    for_each_coin(|a, b, rows, columns, left| {
        let by_step = iproduct!(rows, columns);
        let by_step = by_step.map(|(&c, &d)| product(c, b) ^ product(a, d) ^ product(c, d));
        assert!(by_step.eq(left.iter().copied()));
    });
}

#[test]
fn step_2_no_move_leaves_the_product() {
    for_each_coin(|a, b, rows, columns, left| {
        assert!(!rows.contains(&a) && !columns.contains(&b));
        assert!(!left.contains(&product(a, b)));
    });
}

#[test]
fn step_3_some_move_leaves_each_smaller_number() {
    for_each_coin(|a, b, _, _, left| {
        assert!((0..product(a, b)).all(|smaller| left.contains(&smaller)));
    });
}

#[test]
fn the_theorem_by_the_rules_of_the_board() {
    for (rows, columns) in GAMES {
        let (in_row, in_column) = (left_by_moves(rows), left_by_moves(columns));
        let mut values = vec![vec![0; SIDE]; SIDE];
        for (x, y) in iproduct!(0..SIDE, 0..SIDE) {
            let options = Product(rows, columns).options(&(x, y));
            let left =
                options.iter().map(|coins| coins.iter().map(|&(x, y)| values[x][y]).collect_vec());
            values[x][y] = mex(&left.map(|values| nim_sum(&values)).collect_vec());
            assert_eq!(values[x][y], product(mex(&in_row[x]), mex(&in_column[y])));
        }
    }
}
