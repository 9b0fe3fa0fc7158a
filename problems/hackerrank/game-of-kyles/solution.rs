//! HackerRank game-of-kyles — Bowling Pins
//! <https://www.hackerrank.com/challenges/game-of-kyles> · 10 s? · 512 MiB? · difficulty 3
//!
//! Also: HackerRank bowling-pins
//! Rules: in a row of pins, `I` is a standing pin and `X` a gap. A throw knocks down one pin, or
//! two pins that are side by side; whoever knocks down the last pin wins. The input has T cases:
//! `N`, then the row of N characters. Print `WIN` if the first player wins, else `LOSE`.
//! Bounds: 1 ≤ T ≤ 1000; 1 ≤ N ≤ 300; at least one pin stands.
//! Kind: impartial
//! Rule: 0.77
//! Model: take-and-break game, Kayles, octal game 0.77.
//! Why: gaps divide the row into shorter rows that do not touch each other. The value of a row is
//! the mex, over all throws, of the nim sum of the values of the two parts left, and the nim sum of
//! the values of all rows decides the game.
//! Cost: O(M²) once, where M is the length of the longest row; O(N) per case.
//!
//! 规则：有一排球瓶，`I` 表示立着的瓶，`X` 表示空位。每次操作击倒一个瓶，或相邻的两个瓶；击倒最
//! 后一个瓶的人赢。输入共 T 组数据，每组先给出 `N`，再给出 N 个字符的一排。先手赢输出 `WIN`，否
//! 则输出 `LOSE`。
//! 范围：1 ≤ T ≤ 1000；1 ≤ N ≤ 300；至少有一个瓶子立着。
//! 模型：取石子并分堆的游戏，Kayles，八进制编码 0.77。
//! 思路：空位把一排分成互不相邻的几段。一段的值是对所有击法求两部分之值的异或和，再取 mex；各段的
//! 异或和决定胜负。
//! 复杂度：设 M 是最长的一段，预处理 O(M²)，每组 O(N)。

use grundy::named::NamedGame;
use proconio::input;

/// A limit of this program: longer rows would take several seconds.
const LONGEST: usize = 20_000;

fn main() {
    input! { cases: usize, games: [(usize, String); cases] }
    let mut longest = 0;
    for (n, row) in &games {
        assert!(row.len() == *n, "{} signs in a row of {n}", row.len());
        assert!(*n <= LONGEST, "a row of {n}, past this program's {LONGEST}");
        if let Some(sign) = row.chars().find(|&sign| sign != 'I' && sign != 'X') {
            panic!("{sign:?} in a row, neither I nor X");
        }
        longest = longest.max(*n);
    }
    let kayles = NamedGame::Kayles.values(longest + 1);
    let mut verdicts = String::new();
    for (_, row) in &games {
        let nim_sum = row.split('X').fold(0, |sum, pins| sum ^ kayles[pins.len()]);
        verdicts += if nim_sum != 0 { "WIN\n" } else { "LOSE\n" };
    }
    print!("{verdicts}");
}
