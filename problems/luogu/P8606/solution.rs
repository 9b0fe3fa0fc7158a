//! Luogu P8606 — Monks on stairs (高僧斗法)
//! <https://www.luogu.com.cn/problem/P8606> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: Lanqiao Cup 2013 national final B
//! Rules: monks stand on different steps of a staircase, the last monk on the top step; a move
//! takes one monk up any positive number of steps, but not onto or past the next monk, and whoever
//! cannot move loses. The input is one line with the monks' steps in ascending order. Print a
//! winning move `A B`, from step A to step B, with the least A, or -1 if there is none.
//! Bounds: fewer than 100 monks, on a staircase of fewer than 1000 steps.
//! Kind: impartial
//! Model: staircase Nim, on the gaps between monks.
//! Why: a move takes steps from the gap above a monk and, unless he is the lowest monk, adds them
//! to the gap below him: this is a move down a staircase whose step 1 is the lowest gap. Only the
//! 1st, 3rd, 5th, … gaps count, as a move that adds steps to one of these gaps can be answered by a
//! move that takes the same number of steps out of the same gap.
//! Cost: O(n).
//!
//! 规则：和尚们站在台阶的不同级上，最后一个在最高处；每次操作让一个和尚往上走至少一级，不能走到
//! 下一个和尚所在的级，也不能越过他；无法操作者输。输入一行，从低到高给出他们所在的级。输出必胜
//! 的一步 `A B`，即从第 A 级走到第 B 级，A 取最小；没有则输出 -1。
//! 范围：和尚少于 100 个，台阶少于 1000 级。
//! 模型：阶梯 Nim，看和尚之间的间隔。
//! 思路：每步把一个和尚上方间隔中的若干级移到他下方的间隔；若他是第一个和尚，这些级就不计了：正
//! 是在阶梯上往下走一级，第 1 级是第一个间隔。只有第 1、3、5、…… 个间隔算数，因为移到这些间隔
//! 里的，可以再往下移同样多来应对。
//! 复杂度：O(n)。

use grundy::staircase::{winning_moves, NO_BOUND};
use proconio::{input, is_stdin_empty};

fn main() {
    let mut monks: Vec<u64> = Vec::new();
    while !is_stdin_empty() {
        input! { step: u64 }
        monks.push(step);
    }
    assert!(!monks.is_empty(), "no monks");
    for two in monks.windows(2) {
        assert!(two[0] < two[1], "a monk on step {} after one on step {}", two[1], two[0]);
    }
    let gaps: Vec<u64> = monks.windows(2).map(|two| two[1] - two[0] - 1).collect();
    match winning_moves(&gaps, NO_BOUND).first() {
        Some(walk) => println!("{} {}", monks[walk.from], monks[walk.from] + walk.stones),
        None => println!("-1"),
    }
}
