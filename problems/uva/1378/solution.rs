//! UVa 1378 — A Funny Stone Game
//! <https://vjudge.net/problem/UVA-1378> · 3 s? · 128 MiB? · difficulty 5
//!
//! Also: LA 3668, OpenJudge 15078
//! Rules: stones lie in piles 0 to n - 1; a move picks i < j ≤ k, takes a stone from pile i and
//! puts one stone on pile j and one on pile k, and whoever cannot move loses. Each case is `n`,
//! then the n piles, and 0 ends the input; print `Game 1: i j k` with the first winning move in
//! lexicographic order, or `Game 1: -1 -1 -1` if there is none; the games are numbered from 1.
//! Bounds: 1 ≤ n ≤ 23; a pile has 0 to 1000 stones.
//! Kind: impartial
//! Model: take-and-break game, beans on a line.
//! Why: each stone is a game of its own. Its value is the mex of g(j) ⊕ g(k) over all piles j ≤ k
//! after the stone's pile, so the value depends only on the number of these piles. Two stones in
//! the same pile cancel out, so the nim sum of the position is the nim sum of the values of one
//! stone from each pile with an odd number of stones. A move wins exactly when the nim sum of the
//! values of three stones, the stone that it takes and the two stones that it puts down, equals the
//! nim sum of the position.
//! Cost: O(n³) per case.
//!
//! 规则：有编号 0 到 n - 1 的 n 堆石子；每次操作选 i < j ≤ k，从第 i 堆取一枚石子，再往第 j 堆
//! 和第 k 堆各放一枚；无法操作者输。多组数据，每组先给出堆数 n，再给出各堆的石子数，以 0 结束；
//! 输出 `Game 1: i j k`，即字典序最小的必胜的一步，没有则输出 `Game 1: -1 -1 -1`，`Game` 后面是
//! 组号。
//! 范围：1 ≤ n ≤ 23；每堆有 0 到 1000 枚石子。
//! 模型：取石子并分堆的游戏，一条线上的豆子。
//! 思路：每枚石子是一个独立的子游戏，它的 SG 值只与后面有多少堆有关：对后面的所有 j 和 k，取
//! g(j) ⊕ g(k) 的 mex。同一堆的两枚石子抵消，所以总的异或和只需算石子数为奇数的堆；当且仅当取走
//! 和放入的三枚石子的 SG 值的异或和等于总的异或和时，这一步必胜。
//! 复杂度：每组 O(n³)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

/// The statement allows at most 23 or at most 100 piles, depending on the judge.
const MOST_PILES: usize = 100;

fn main() {
    // By the number of piles that are behind the stone.
    let sg = TableVec::by(MOST_PILES, |behind: &[u64]| {
        mex(behind.iter().flat_map(|j| behind.iter().map(move |k| j ^ k)))
    });
    let mut moves = String::new();
    let mut game = 0;
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        assert!(n <= MOST_PILES, "{n} piles, more than {MOST_PILES}");
        input! { piles: [u64; n] }
        let values: Vec<u64> = (0..n).map(|pile| sg[n - 1 - pile]).collect();
        game += 1;
        moves += &match first_winning_move(&piles, &values) {
            Some([i, j, k]) => format!("Game {game}: {i} {j} {k}\n"),
            None => format!("Game {game}: -1 -1 -1\n"),
        };
    }
    print!("{moves}");
}

/// Returns the first winning move, given the value of a stone in each pile.
fn first_winning_move(piles: &[u64], values: &[u64]) -> Option<[usize; 3]> {
    let mut nim_sum = 0;
    for (pile, value) in piles.iter().zip(values) {
        if pile % 2 == 1 {
            nim_sum ^= value;
        }
    }
    for i in (0..piles.len()).filter(|&i| piles[i] > 0) {
        for j in i + 1..piles.len() {
            for k in j..piles.len() {
                if values[i] ^ values[j] ^ values[k] == nim_sum {
                    return Some([i, j, k]);
                }
            }
        }
    }
    None
}
