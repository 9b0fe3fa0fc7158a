//! CodeChef MULGAME — Multiple Games
//! <https://www.codechef.com/problems/MULGAME> · 1 s · 1536 MiB? · hard
//!
//! Rules: A is a strictly increasing sequence in which no difference of neighbours is above the
//! first number. Game i is played with one pile; a move takes a number of objects that is in A
//! between the places L_i and R_i, and whoever cannot move loses. All games begin with the same
//! number of objects, from 1 to M, which Alice chooses, who also moves first. The input has T
//! cases: `N Q M`, A, and Q pairs `L R`. Print the largest number of games that she can win.
//! Model: subtraction game, moves from s to t with small gaps.
//! Why: let s and t be the least and the greatest move of a game. A pile is lost exactly if its
//! remainder r modulo s + t is below s.
//!
//! 1. Where r < s, a move by a leads to the remainder r - a + s + t, since a ≥ s > r. As a is at
//!    most t, this is at least r + s ≥ s. So no move leads to a remainder below s; and from a pile
//!    below s there is no move at all.
//! 2. Where r ≥ s, let a be the greatest move that is at most r. It leaves r - a, and this is below
//!    s: if a = t, since r < s + t; otherwise since the next move is above r, and at most a + A_1 ≤
//!    a + s.
//! 3. So each game is won for intervals of piles, from k(s + t) + s up to (k + 1)(s + t), and it
//!    remains to find the pile that lies in most of them. Games with the same s and t are counted
//!    together. Then p = s + t belongs to at most p/2 pairs, of about M/p intervals each. There are
//!    most intervals if the pairs have the smallest p, and then Q pairs have only O(√Q) different
//!    ones, each with about M/2 intervals.
//!
//! Cost: O(N + Q log Q + M √Q) a case.

use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, q: usize, most: usize, moves: [usize; n], queries: [(Usize1, usize); q] }
        check_moves(&moves);
        let games = queries.iter().map(|&(first, end)| {
            let range = moves.get(first..end).filter(|range| !range.is_empty());
            let range = range.unwrap_or_else(|| panic!("moves {} to {end} of {n}", first + 1));
            (range[0], range[range.len() - 1])
        });
        answers += &format!("{}\n", most_wins(games.sorted_unstable().dedup_with_count(), most));
    }
    print!("{answers}");
}

fn check_moves(moves: &[usize]) {
    for (left, right) in moves.iter().tuple_windows() {
        assert!(left < right, "the move {right} after {left}");
        assert!(right - left <= moves[0], "the move {right} after {left}, too far");
    }
    assert!(moves.first() != Some(&0), "a move that takes nothing");
}

/// Returns the largest number of games that a pile of 1 to `most` wins. A game is given by its
/// least and its greatest move, together with how often it occurs.
fn most_wins(games: impl Iterator<Item = (usize, (usize, usize))>, most: usize) -> i64 {
    // By how much each pile wins more games than the one before.
    let mut increases = vec![0; most + 1];
    for (count, (least, greatest)) in games {
        let mut start = least;
        while start <= most {
            increases[start] += count as i64;
            let end = start + greatest;
            if end <= most {
                increases[end] -= count as i64;
            }
            start = end + least;
        }
    }
    let mut wins = 0;
    let won_by_pile = increases[1..].iter().map(|increase| {
        wins += increase;
        wins
    });
    won_by_pile.max().unwrap_or(0)
}
