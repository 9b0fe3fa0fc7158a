//! CodeChef MULGAME — Multiple Games
//! <https://www.codechef.com/problems/MULGAME> · 1 s · 1536 MiB? · difficulty 6
//!
//! Rules: A is a strictly increasing sequence in which no difference between neighbours exceeds the
//! first number. Game i is played with one pile; the number of objects that a move takes must be
//! one of the numbers at the places L_i to R_i of A, and whoever cannot move loses. All games begin
//! with the same number of objects, from 1 to M, chosen by Alice, who also moves first. The input
//! has T cases: `N Q M`, A, and Q pairs `L R`. Print the largest number of these games that she can
//! win.
//! Bounds: 1 ≤ T ≤ 50; 1 ≤ N, Q, M ≤ 2 · 10^5, in each case and in all cases together; the numbers
//! of A are from 1 to 10^8; 1 ≤ L ≤ R ≤ N.
//! Kind: impartial
//! Picture: picture.rs
//! Model: subtraction game, moves from s to t with small gaps.
//! Why: let s and t be the least and the greatest move of a game. A pile is lost exactly when its
//! remainder r modulo s + t is below s.
//!
//! 1. If r < s, and a move takes some number a of objects, the remainder becomes r - a + s + t,
//!    since a ≥ s > r. As a is at most t, this remainder is at least r + s ≥ s. So no move leads to
//!    a remainder below s; and from a pile smaller than s there is no move at all.
//! 2. If r ≥ s, let a be the greatest move that is at most r. It leaves r - a, which is below s: if
//!    a = t, because r < s + t; otherwise, because the next larger move is above r and at most a +
//!    A_1 ≤ a + s.
//! 3. So each game is won for the piles in certain intervals, from k(s + t) + s up to (k + 1)(s +
//!    t) - 1, and it remains to find a pile that lies in as many of these intervals as possible.
//!    Games with the same s and t are counted together. Then each p = s + t belongs to at most p/2
//!    pairs (s, t), and each of these pairs has about M/p intervals. The number of intervals is
//!    largest if the pairs have the smallest possible p; then Q pairs have only O(√Q) different
//!    values of p, each with about M/2 intervals in all.
//!
//! Cost: O(N + Q log Q + M √Q) per case.
//!
//! 规则：A 是严格递增的序列，相邻两项之差都不超过第一项。第 i 个游戏用一堆物品，每次操作取走的
//! 个数须等于 A 中第 L_i 到第 R_i 项之一，无法操作者输。所有游戏开始时的物品数相同，由 Alice 在
//! 1 到 M 中选定，也由她先走。输入共 T 组数据，每组给出 `N Q M`，A，以及 Q 对 `L R`。输出她最多
//! 能赢几个游戏。
//! 范围：1 ≤ T ≤ 50；1 ≤ N, Q, M ≤ 2 · 10^5，各自的各组总和也是；A 的各项从 1 到 10^8；
//! 1 ≤ L ≤ R ≤ N。
//! 模型：减法游戏，取法从 s 到 t，间隔很小。
//! 思路：设一个游戏中最小和最大的取法是 s 和 t。一堆必败，当且仅当它模 s + t 的余数 r 小于 s。
//!
//! 1. 若 r < s，取 a 个后余数变成 r - a + s + t，因为 a ≥ s > r。又 a 至多为 t，所以它至少
//!    是 r + s ≥ s。可见没有一步走到余数小于 s 的局面；小于 s 的堆根本没有走法。
//! 2. 若 r ≥ s，取不超过 r 的最大取法 a，留下 r - a，它小于 s：若 a = t，因为 r < s + t；否则因
//!    为下一个取法大于 r，且至多为 a + A_1 ≤ a + s。
//! 3. 所以每个游戏在若干区间上必胜，即从 k(s + t) + s 到 (k + 1)(s + t)（不含右端），只需找出被
//!    最多区间覆盖的物品数。s 和 t 都相同的游戏合并计数。和 p = s + t 至多对应 p/2 对，每对约
//!    有 M/p 个区间。p 越小区间越多；取最小的那些 p 时，Q 对也只有 O(√Q) 个不同的 p，每个 p 约
//!    有 M/2 个区间。
//!
//! 复杂度：每组 O(N + Q log Q + M √Q)。

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

/// Returns the largest number of games that can be won if all begin with the same number of
/// objects, from 1 to `most`. A game is given by its least and its greatest move, together with the
/// number of times it occurs.
fn most_wins(games: impl Iterator<Item = (usize, (usize, usize))>, most: usize) -> i64 {
    // How many more games each pile wins than the one before.
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
