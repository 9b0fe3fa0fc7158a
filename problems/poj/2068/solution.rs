//! POJ 2068 — Nim
//! <http://poj.org/problem?id=2068> · 1 s? · 64 MiB? · easy
//!
//! Also: AOJ 1230, BOJ 9157
//! Rules: one heap of S stones; 2n players move in a circle, the teams in turn, and player
//! i takes 1 to M_i stones. Whoever takes the last stone loses for the own team. Lines `n S
//! M_1 … M_2n` up to a 0; print `1` if the team of player 1 wins, else `0`.
//! Model: game on a graph, a table of stones and player.
//! Why: the stones and who is to move are the whole position, and teams move in turn, so a
//! position is won if a move leads to a lost one. With no stones left the player before
//! has lost, so that position is won.
//! Cost: O(S · 2n · 16) a line.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        assert!(n <= 10, "{n} players a team, more than 10");
        input! { stones: usize, most: [usize; 2 * n] }
        assert!((1..1 << 13).contains(&stones), "{stones} stones, not 1 to 8191");
        let in_bounds = most.iter().all(|most| (1..=16).contains(most));
        assert!(in_bounds, "a bound outside 1..=16 in {most:?}");
        let mut wins = vec![vec![true; 2 * n]]; // by stones, then by who is to move
        for left in 1..=stones {
            let can_win = |player: usize| {
                let next = (player + 1) % (2 * n);
                (1..=most[player].min(left)).any(|take| !wins[left - take][next])
            };
            let row = (0..2 * n).map(can_win).collect();
            wins.push(row);
        }
        verdicts += if wins[stones][0] { "1\n" } else { "0\n" };
    }
    print!("{verdicts}");
}
