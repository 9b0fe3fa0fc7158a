//! Northcott's game and Poker Nim with all their retreats, solved by retrograde analysis of
//! every position of small boards.

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::northcott::{
    gap, outcome, winning_advances, winning_moves, Advance, Colour, PieceMove,
};
use grundy::{nim, Outcome};
use itertools::Itertools;
use std::collections::HashMap;
use std::hash::Hash;

/// Returns the outcomes of all positions, whose options `moves` lists. Play could go on for
/// ever, but the theorem says that this helps nobody, so a draw is a failure.
fn solve<P: Clone + Eq + Hash>(positions: &[P], moves: impl Fn(&P) -> Vec<P>) -> Vec<Outcome> {
    let numbers: HashMap<&P, usize> = positions.iter().zip(0..).collect();
    let edges = |position: &P| moves(position).iter().map(|to| numbers[to]).collect_vec();
    let edges = positions
        .iter()
        .enumerate()
        .flat_map(|(from, position)| edges(position).into_iter().map(move |to| (from, to)));
    let graph = Loopy::from_edges(positions.len(), &edges.collect_vec()).unwrap();
    let decided = |outcome: &LoopyOutcome| match outcome {
        LoopyOutcome::N { .. } => Outcome::N,
        LoopyOutcome::P { .. } => Outcome::P,
        LoopyOutcome::Draw => panic!("a draw"),
    };
    graph.outcomes().iter().map(decided).collect()
}

/// A board, and whether black is to move.
type Board = (Vec<(u64, u64)>, bool);

fn slides(board: &Board, squares: u64) -> Vec<Board> {
    let (rows, black_moves) = board;
    let mut boards = Vec::new();
    for row in 0..rows.len() {
        let (white, black) = rows[row];
        let (own, other) = if *black_moves { (black, white) } else { (white, black) };
        let side = if own < other { 0..other } else { other + 1..squares };
        for to in side.filter(|&to| to != own) {
            let mut moved = rows.clone();
            moved[row] = if *black_moves { (white, to) } else { (to, black) };
            boards.push((moved, !black_moves));
        }
    }
    boards
}

#[test]
fn northcott_by_the_rules() {
    for (count, squares) in [(1, 8), (2, 6), (3, 4)] {
        let row = || (0..squares).cartesian_product(0..squares).filter(|(a, b)| a != b);
        let boards = (0..count).map(|_| row()).multi_cartesian_product();
        let boards = boards.cartesian_product([false, true]).collect_vec();
        let outcomes = solve(&boards, |board| slides(board, squares));
        let lost: HashMap<&Board, bool> =
            boards.iter().zip(outcomes.iter().map(|&o| o == Outcome::P)).collect();
        for board in &boards {
            assert_eq!(outcome(&board.0) == Outcome::P, lost[board], "{board:?}");
            // The winning advances are found by trying each slide.
            let shorter = |row: usize, to: &Board| {
                let length = |(white, black)| gap(white, black);
                length(board.0[row]).checked_sub(length(to.0[row])).filter(|&by| by > 0)
            };
            let winning = slides(board, squares).into_iter().filter(|to| lost[to]);
            let mover = if board.1 { Colour::Black } else { Colour::White };
            let slide = |to: Board| {
                let row = (0..count).find(|&row| to.0[row] != board.0[row]).unwrap();
                let (white, black) = to.0[row];
                PieceMove { row, to: if board.1 { black } else { white } }
            };
            let all = winning.clone().map(slide).collect_vec();
            assert_eq!(winning_moves(&board.0, 0..=squares - 1, mover), all, "{board:?}");
            let advances =
                winning.filter_map(|to| (0..count).find_map(|row| Some((row, shorter(row, &to)?))));
            let listed =
                winning_advances(&board.0).iter().map(|m| (m.row, m.squares)).collect_vec();
            assert_eq!(listed, advances.sorted().collect_vec(), "{board:?}");
        }
    }
}

/// The heaps, the stones that the player about to move holds, and those that the opponent
/// holds.
type Table = (Vec<u64>, u64, u64);

fn bets(table: &Table) -> Vec<Table> {
    let (heaps, own, other) = table;
    let mut tables = Vec::new();
    for heap in 0..heaps.len() {
        for stones in (0..=heaps[heap] + own).filter(|&stones| stones != heaps[heap]) {
            let mut left = heaps.clone();
            left[heap] = stones;
            tables.push((left, *other, own + heaps[heap] - stones));
        }
    }
    tables
}

#[test]
fn poker_nim_by_the_rules() {
    for (count, total) in [(1, 12), (2, 8), (3, 6)] {
        let stones = (0..count + 2).map(|_| 0..=total).multi_cartesian_product();
        let tables = stones.filter(|stones| stones.iter().sum::<u64>() == total);
        let tables = tables.map(|s| (s[2..].to_vec(), s[0], s[1])).collect_vec();
        let outcomes = solve(&tables, bets);
        for (table, by_rules) in tables.iter().zip(outcomes) {
            assert_eq!(nim::outcome(&table.0), by_rules, "{table:?}");
        }
    }
}

#[test]
fn no_row_is_lost() {
    assert_eq!(outcome(&[]), Outcome::P);
    assert_eq!(outcome(&[(0, u64::MAX)]), Outcome::N);
    assert_eq!(winning_advances(&[(3, 4)]), []);
}

#[test]
#[should_panic(expected = "two pieces on square 4")]
fn two_pieces_on_one_square_are_refused() {
    outcome(&[(1, 2), (4, 4)]);
}

#[test]
fn moves_print() {
    assert_eq!(Advance { row: 2, squares: 3 }.to_string(), "row 2, 3 forwards");
    assert_eq!(PieceMove { row: 2, to: 5 }.to_string(), "row 2 to 5");
}
