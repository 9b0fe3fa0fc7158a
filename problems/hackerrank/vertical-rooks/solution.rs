//! HackerRank vertical-rooks — Vertical Rooks
//! <https://www.hackerrank.com/challenges/vertical-rooks> · 10 s? · 512 MiB? · easy
//!
//! Rules: every column of a board of n by n cells has a rook of each player. A move shifts one
//! of one's own rooks along its column to any empty cell, but not past the other rook; whoever
//! cannot move loses, player 2 first. t cases `n`, then the rows of player 1's rooks and those
//! of player 2's; print the winner, `player-1` or `player-2`.
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pieces.
//! Why: an advance takes any number of cells from a gap. A retreat adds some, and the
//! opponent takes as many away by following, so it changes nothing and cannot go on for
//! ever. By Bouton's theorem player 2 wins exactly if the nim sum of the gaps is not 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!((2..=2000).contains(&n), "a board of {n} by {n}, not 2 to 2000");
        input! { rows_1: [u64; n as usize], rows_2: [u64; n as usize] }
        for (row_1, row_2) in rows_1.iter().zip(&rows_2) {
            let on_board = [row_1, row_2].iter().all(|row| (1..=n).contains(row));
            assert!(on_board && row_1 != row_2, "rooks in rows {row_1} and {row_2} of {n}");
        }
        let gaps = rows_1.iter().zip(&rows_2).map(|(a, b)| a.max(b) - a.min(b) - 1);
        winners += if nim::outcome(gaps).mover_wins() { "player-2\n" } else { "player-1\n" };
    }
    print!("{winners}");
}
