//! UVa 1378 — A Funny Stone Game
//! <https://vjudge.net/problem/UVA-1378> · 3 s? · 128 MiB? · medium
//!
//! Also: LA 3668, OpenJudge 15078
//! Rules: piles 0 to n - 1 of stones; a move picks i < j ≤ k, takes a stone from pile i and
//! puts one on j and one on k, and whoever cannot move loses. Cases `n`, then the n piles,
//! end with 0; print `Game 1: i j k` with the first winning move in lexicographic order, or
//! `Game 1: -1 -1 -1`, the games being counted.
//! Model: splitting game, beans on a line.
//! Why: each stone is a game of its own, whose value depends on the piles behind it only: the
//! mex of g(j) ⊕ g(k). Two stones of a pile cancel out, so the nim sum is that of the piles
//! with an odd number, and a move wins exactly if the values of the three stones it
//! exchanges have the same nim sum.
//! Cost: O(n³) a case.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const MOST: usize = 100; // 23 by some statements

fn main() {
    // By the number of piles that are still behind.
    let sg = TableVec::by(MOST, |behind: &[u64]| {
        mex(behind.iter().flat_map(|j| behind.iter().map(move |k| j ^ k)))
    });
    let mut moves = String::new();
    let mut game = 0;
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        assert!(n <= MOST, "{n} piles, more than {MOST}");
        input! { piles: [u64; n] }
        assert!(piles.iter().all(|&pile| pile <= 1000), "more than 1000 stones in {piles:?}");
        let value = |pile: usize| sg[n - 1 - pile];
        let odd = (0..n).filter(|&pile| piles[pile] % 2 == 1);
        let nim_sum = odd.fold(0, |sum, pile| sum ^ value(pile));
        let from = (0..n).filter(|&i| piles[i] > 0);
        let pairs = from.flat_map(|i| (i + 1..n).map(move |j| (i, j)));
        let mut triples = pairs.flat_map(|(i, j)| (j..n).map(move |k| (i, j, k)));
        let winning = triples.find(|&(i, j, k)| value(i) ^ value(j) ^ value(k) == nim_sum);
        game += 1;
        moves += &match winning {
            Some((i, j, k)) => format!("Game {game}: {i} {j} {k}\n"),
            None => format!("Game {game}: -1 -1 -1\n"),
        };
    }
    print!("{moves}");
}
