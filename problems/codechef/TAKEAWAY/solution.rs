//! CodeChef TAKEAWAY — Zeta-Nim Game
//! <https://www.codechef.com/problems/TAKEAWAY> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: there are N piles, each with a limit that is K at first. A move takes from a pile at
//! least one stone and at most its limit; the number taken becomes the pile's new limit. Whoever
//! cannot move loses. Nancy moves first. The input is the number of cases, then, for each case,
//! `N K` and the piles. For each case, print the winner, `Nancy` or `Zeta`.
//! Bounds: at most 200 cases; 1 ≤ N ≤ 50; 1 ≤ K ≤ 100,000; a pile has 1 to 2012 stones.
//! Kind: impartial
//! Picture: `1 / 1 3 / 5`
//! Model: dynamic Nim, a limit that only falls, a sum of piles.
//! Why: a pile with its limit is a game of its own, so the nim sum of the Grundy values decides the
//! game. The value of n stones with the limit c is the mex of the values of n - r stones with the
//! limit r for r = 1, …, c. So for each n, one set of values is enough for all limits: each limit
//! adds one value to the set. A limit above n has the same effect as the limit n.
//! Cost: O(A²) once, where A is the largest pile, as the mex only grows with the limit; O(N) per
//! case.
//!
//! 规则：有 N 堆石子，每堆有一个上限，开始时都是 K。每次操作从一堆取至少一枚、至多该堆上限那么
//! 多枚；取的枚数成为该堆新的上限。无法操作者输，Nancy 先手。先给出数据组数，每组给出 `N K` 和
//! 各堆的石子数；每组输出获胜者，`Nancy` 或 `Zeta`。
//! 范围：至多 200 组数据；1 ≤ N ≤ 50；1 ≤ K ≤ 100,000；每堆有 1 到 2012 枚石子。
//! 模型：动态减法游戏，上限只降不升，局面是各堆的和。
//! 思路：一堆连同它的上限自成一个游戏，所以各堆的 SG 值的异或和决定胜负。n 枚、上限 c 的值，是
//! r = 1, …, c 时 n - r 枚、上限 r 的值的 mex。所以对一个 n，所有上限的值只需一个集合，每个上限
//! 往里加一个值。大于 n 的上限与 n 一样。
//! 复杂度：A 为最大的堆，预处理 O(A²)，因为 mex 只随上限增大；每组 O(N)。

use grundy::{mex::MexSet, nim};
use proconio::input;

/// A limit of this program: the table of a larger pile would take too much time and memory.
const MOST: usize = 10_000;

struct Game {
    limit: usize,
    piles: Vec<usize>,
}

fn main() {
    input! { cases: usize }
    let games: Vec<Game> = (0..cases).map(|_| read_game()).collect();
    let largest = games.iter().flat_map(|game| &game.piles).copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a pile of {largest}, past this program's {MOST}");
    let values = grundy_values(largest);
    let mut winners = String::new();
    for Game { limit, piles } in games {
        let piles = piles.into_iter().map(|pile| u64::from(values[pile][limit.min(pile)]));
        winners += if nim::outcome(piles).mover_wins() { "Nancy\n" } else { "Zeta\n" };
    }
    print!("{winners}");
}

fn read_game() -> Game {
    input! { n: usize, limit: usize, piles: [usize; n] }
    Game { limit, piles }
}

/// Returns the value of each pile up to `largest` with each limit from 0 up to its size.
fn grundy_values(largest: usize) -> Vec<Vec<u16>> {
    let mut values: Vec<Vec<u16>> = Vec::new();
    let mut options = MexSet::new();
    for pile in 0..=largest {
        options.clear();
        let mut by_limit = vec![0];
        for taken in 1..=pile {
            let left = pile - taken;
            options.insert(u64::from(values[left][taken.min(left)]));
            by_limit.push(options.mex() as u16);
        }
        values.push(by_limit);
    }
    values
}
