//! POJ 2068 — Nim
//! <http://poj.org/problem?id=2068> · 1 s? · 64 MiB? · difficulty 3
//!
//! Also: AOJ 1230, BOJ 9157, UVa 1559
//! Rules: one heap of S stones; 2n players, alternately from one team and the other, sit in a
//! circle and move in turn, and player i takes 1 to M_i stones. The team that takes the last stone
//! loses. The input has lines `n S M_1 … M_2n` and ends with 0; print `1` if the team of player 1
//! wins, else `0`.
//! Bounds: 1 ≤ n ≤ 10; 1 ≤ S < 2^13; 1 ≤ M_i ≤ 16.
//! Kind: partizan
//! Picture: picture.rs
//! Model: game on a graph, a table of stones and player.
//! Why: the position consists of the number of stones and the player to move, and the teams
//! alternate, so a position is won if a move leads to a lost one. With no stones left, the previous
//! player has lost, so every such position is won. Whether a player can leave the next player in a
//! lost position depends only on the largest number of stones, below the present number, with which
//! the next player loses.
//! Cost: O(S · 2n) a line.
//!
//! 规则：有一堆 S 枚石子；2n 名选手围成一圈，两队相间，第 i 名选手每次取走 1 到 M_i 枚。取走最
//! 后一枚石子的队负。多组数据，每组一行 `n S M_1 … M_2n`，以 0 结束；第 1 名选手的队胜输出
//! `1`，否则输出 `0`。
//! 范围：1 ≤ n ≤ 10；1 ≤ S < 2^13；1 ≤ M_i ≤ 16。
//! 模型：图上游戏，以石子数和选手为状态的表。
//! 思路：石子数和轮到谁就是整个局面，两队轮流走，所以有一步通向必败态的就是必胜态。没有石子时，
//! 前一名选手已经输了，所以这样的局面都是必胜态。能否让下一名选手落在必败态，只需知道使下一名选
//! 手必败的最大石子数。
//! 复杂度：每行 O(S · 2n)。

use proconio::{input, is_stdin_empty};

/// If the number of stones times the number of players were larger than this, the computation would
/// take too long.
const MOST_POSITIONS: u64 = 1_000_000_000;

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { stones: u64, most: [u64; 2 * n] }
        assert!(!most.contains(&0), "a player who may take 0 stones at most");
        let positions = stones.saturating_mul(most.len() as u64);
        assert!(positions <= MOST_POSITIONS, "{positions} positions, more than {MOST_POSITIONS}");
        verdicts += if first_team_wins(stones, &most) { "1\n" } else { "0\n" };
    }
    print!("{verdicts}");
}

/// Returns whether the first team wins with `stones` stones, where player i may take up to
/// `most[i]` of them.
fn first_team_wins(stones: u64, most: &[u64]) -> bool {
    let players = most.len();
    // For each player to move, the largest number of stones so far with which he loses.
    let mut last_lost: Vec<Option<u64>> = vec![None; players];
    let mut wins = vec![true; players];
    for left in 1..=stones {
        for player in 0..players {
            let next = (player + 1) % players;
            wins[player] = last_lost[next].is_some_and(|lost| left - lost <= most[player]);
        }
        for player in 0..players {
            if !wins[player] {
                last_lost[player] = Some(left);
            }
        }
    }
    wins[0]
}
