//! Chomp with three rows, compared with the rules and with published sequences.

use available::depth;
use grundy::board::Board;
use grundy::chomp::{Tail, ThreeRows};
use grundy::Outcome;
use itertools::Itertools;
use std::collections::{HashMap, HashSet};

/// Returns the options of a position other than eating the poisoned square.
fn options([first, second, third]: [u64; 3]) -> impl Iterator<Item = [u64; 3]> {
    let in_first = (1..first).map(move |cut| [cut, second.min(cut), third.min(cut)]);
    let in_second = (0..second).map(move |cut| [first, cut, third.min(cut)]);
    let in_third = (0..third).map(move |cut| [first, second, cut]);
    in_first.chain(in_second).chain(in_third)
}

fn positions(longest: u64) -> impl Iterator<Item = [u64; 3]> {
    let pairs = (1..=longest).flat_map(|first| (0..=first).map(move |second| (first, second)));
    pairs.flat_map(|(first, second)| (0..=second).map(move |third| [first, second, third]))
}

#[test]
fn by_the_rules() {
    available::unless_passed!();
    let longest = 32;
    let chomp = ThreeRows::new(longest);
    let mut lost = HashSet::new();
    for rows in positions(longest as u64) {
        let wins = options(rows).filter(|option| lost.contains(option)).sorted().collect_vec();
        if wins.is_empty() {
            lost.insert(rows);
        }
        assert_eq!(chomp.outcome(rows), Outcome::of_mover(!wins.is_empty()), "{rows:?}");
        let moves = chomp.winning_moves(rows).into_iter().sorted().collect_vec();
        assert_eq!(moves, wins, "{rows:?}");
    }
}

/// Returns the first rows of the P-positions by second and third rows, found by the three rules
/// that the module states, one after the other and without any repetition.
fn first_rows(longest_third: usize, longest_second: usize) -> Vec<Vec<Option<usize>>> {
    let mut firsts = vec![vec![None; longest_second + 1]; longest_third + 1];
    let mut used = vec![vec![false; 3 * longest_second]; longest_third + 1];
    let mut ended = vec![false; longest_third + 1];
    for second in 0..=longest_second {
        for third in (0..=longest_third.min(second)).filter(|&third| !ended[third]).collect_vec() {
            let from_second = |first| {
                let shorter = (0..third).any(|cut| firsts[cut][cut] == Some(first));
                shorter || used[third][first]
            };
            let from_third = |first| (0..third).any(|cut| firsts[cut][second] == Some(first));
            let mut candidates = second.max(1)..;
            let first = candidates.find(|&first| !from_second(first) && !from_third(first));
            let first = first.unwrap();
            firsts[third][second] = Some(first);
            used[third][first] = true;
            ended[third] = first == second;
        }
    }
    firsts
}

#[test]
fn what_repeats_goes_on_repeating() {
    available::unless_passed!();
    // The first period of 2 belongs to the third row 120.
    let (thirds, seconds) = depth((40, 700), (130, 2_000));
    let chomp = ThreeRows::new(thirds);
    let firsts = first_rows(thirds, seconds);
    for (third, row) in firsts.iter().enumerate() {
        for (second, first) in row.iter().enumerate().skip(third) {
            let found = chomp.first_row(second as u64, third as u64);
            assert_eq!(found, first.map(|first| first as u64), "second {second}, third {third}");
        }
        if let Tail::Repeats { from, period } = *chomp.tail(third as u64) {
            let excess = |second: u64| row[second as usize].unwrap() as u64 - second;
            assert!((from..from + 50).all(|second| excess(second) == excess(second + period)));
            let earlier = from.checked_sub(1).filter(|&earlier| earlier >= third as u64);
            assert!(earlier.is_none_or(|earlier| excess(earlier) != excess(earlier + period)));
        }
    }
}

#[test]
fn longer_periods() {
    // The first third row with a period above 1, and one with periods of 2 and 4 before it.
    let chomp = ThreeRows::new(424);
    for third in [120, 424] {
        let Tail::Repeats { from, .. } = *chomp.tail(third) else { panic!("{third} ends") };
        for second in from..from + 40 {
            let last = chomp.first_row(second, third).unwrap();
            for first in last - 3..=last {
                let rows = [first, second, third];
                let wins = options(rows).any(|option| chomp.outcome(option) == Outcome::P);
                assert_eq!(wins, first < last, "{rows:?}");
            }
        }
    }
}

#[test]
fn two_rows() {
    let board = Board::two_row_chomp(60).unwrap();
    let chomp = ThreeRows::new(0);
    for (first, second) in (1..60usize).flat_map(|first| (0..=first).map(move |row| (first, row))) {
        let is_p = chomp.outcome([first as u64, second as u64, 0]) == Outcome::P;
        assert_eq!(board.value(first, second) == 0, is_p, "{first}, {second}");
    }
}

/// OEIS A029900: the boards on which the winning first move leaves n columns of three squares.
const IN_THE_SECOND_ROW: [u64; 64] = [
    1, 3, 4, 6, 8, 10, 11, 13, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 34, 35, 37, 39, 40, 42,
    44, 45, 48, 49, 51, 53, 54, 56, 57, 59, 60, 63, 64, 66, 68, 70, 72, 73, 74, 76, 78, 80, 82, 83,
    85, 87, 89, 88, 92, 93, 95, 96, 98, 100, 102, 104, 105, 107, 109,
];

/// OEIS A029901: the boards on which the winning first move is in the third row.
const IN_THE_THIRD_ROW: [u64; 61] = [
    2, 5, 7, 9, 12, 14, 17, 19, 22, 23, 26, 29, 31, 33, 36, 38, 41, 43, 46, 47, 50, 52, 55, 58, 61,
    62, 65, 67, 69, 71, 75, 77, 79, 81, 84, 86, 90, 91, 94, 97, 99, 101, 103, 106, 108, 110, 114,
    115, 119, 120, 123, 126, 127, 131, 132, 135, 137, 140, 142, 145, 147,
];

/// OEIS A029902: the columns, counted from 0, of the moves on the boards of A029901.
const COLUMNS: [u64; 61] = [
    1, 3, 4, 6, 8, 10, 12, 13, 15, 16, 18, 20, 21, 23, 25, 27, 29, 30, 32, 33, 35, 37, 39, 41, 43,
    44, 46, 47, 49, 50, 52, 54, 55, 57, 59, 61, 63, 64, 66, 68, 70, 71, 73, 75, 76, 78, 80, 81, 83,
    85, 87, 89, 90, 92, 93, 95, 96, 98, 100, 102, 103,
];

/// OEIS A029899: the number of P-positions with rows of up to n squares.
const COUNTS: [usize; 57] = [
    0, 1, 3, 5, 7, 10, 13, 17, 20, 25, 29, 33, 39, 44, 51, 56, 62, 70, 76, 85, 92, 100, 110, 121,
    129, 137, 149, 158, 167, 180, 190, 204, 214, 229, 239, 250, 266, 278, 295, 307, 320, 338, 351,
    370, 384, 398, 418, 439, 453, 468, 490, 506, 529, 545, 562, 586, 603,
];

#[test]
fn first_moves_published() {
    let chomp = ThreeRows::new(147);
    for (column, &width) in IN_THE_SECOND_ROW.iter().enumerate() {
        let column = column as u64;
        assert_eq!(chomp.winning_moves([width; 3]), [[width, column, column]], "{width}");
    }
    for (&width, &column) in IN_THE_THIRD_ROW.iter().zip(&COLUMNS) {
        assert_eq!(chomp.winning_moves([width; 3]), [[width, width, column]], "{width}");
    }
    // E. Sheiner, *Unique winning opening move in three-row Chomp*, arXiv:2605.23837.
    assert!((2..=147).all(|width| chomp.winning_moves([width; 3]).len() == 1));
}

/// Returns how many turns are left, with the one that eats the poisoned square, if the winner
/// hurries and the loser does not.
fn turns(rows: [u64; 3], known: &mut HashMap<[u64; 3], u64>) -> u64 {
    if let Some(&turns) = known.get(&rows) {
        return turns;
    }
    let chomp = ThreeRows::new(rows[2] as usize);
    let turns = match chomp.outcome(rows) {
        Outcome::N => chomp.winning_moves(rows).into_iter().map(|to| turns(to, known)).min(),
        Outcome::P => options(rows).map(|to| turns(to, known)).max(),
    };
    let turns = turns.unwrap_or(0) + 1;
    known.insert(rows, turns);
    turns
}

#[test]
fn turns_published() {
    // TopCoder, TCO08, round 1, Chomp: the examples of its statement.
    let mut known = HashMap::new();
    assert_eq!([1, 2, 4].map(|width| turns([width; 3], &mut known)), [2, 6, 8]);
}

#[test]
fn counts_published() {
    let chomp = ThreeRows::new(56);
    let mut count = 0;
    for (width, &published) in COUNTS.iter().enumerate().skip(1) {
        let width = width as u64;
        let pairs = (0..=width).flat_map(|second| (0..=second).map(move |third| (second, third)));
        let is_p = |&(second, third): &(u64, u64)| chomp.first_row(second, third) == Some(width);
        count += pairs.filter(is_p).count();
        assert_eq!(count, published, "{width}");
    }
}

#[test]
fn rows_of_any_length() {
    let chomp = ThreeRows::new(5);
    // The rows (a, b, 5) with a = b + 4 repeat from b = 7 on, and 10^18 is far behind.
    let n = 10u64.pow(18);
    let rows = [n, n, 5];
    let moves = chomp.winning_moves(rows);
    assert!(moves.iter().all(|&option| chomp.outcome(option) == Outcome::P));
    assert!(moves.contains(&[n, n - 4, 5]));
    // Each list has ended long before n but for those of the third rows that repeat.
    let ends = |third: u64| *chomp.tail(third) == Tail::Ends;
    assert_eq!((0..=5).filter(|&third| ends(third)).collect_vec(), [1, 3, 4]);
    assert!(chomp.winning_moves([n, n, 1]).contains(&[2, 2, 1]));
}

#[test]
#[should_panic(expected = "a third row of 4, more than 3")]
fn a_third_row_that_was_not_computed() {
    ThreeRows::new(3).first_row(9, 4);
}

#[test]
#[should_panic(expected = "[2, 3, 0] is no position")]
fn rows_in_the_wrong_order() {
    ThreeRows::new(3).outcome([2, 3, 0]);
}

#[test]
fn rows_near_the_end_of_64_bits() {
    // Below, (b + 2, b, 2) is the P-position. Here it has no first row that fits.
    let chomp = ThreeRows::new(3);
    let last = u64::MAX;
    assert_eq!(chomp.first_row(last - 2, 2), Some(last));
    for second in [last - 1, last] {
        assert_eq!(chomp.first_row(second, 2), None);
        assert_eq!(chomp.outcome([last, second, 2]), Outcome::N);
        assert_eq!(chomp.first_row(last, 0), None);
    }
    assert_eq!(chomp.winning_moves([last, last, 0]), [[last, last - 1, 0]]);
    assert!(chomp.winning_moves([last, last, 2]).contains(&[last, last - 2, 2]));
}
