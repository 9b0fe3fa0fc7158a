//! SPOJ MCOINS — Coins Game
//! <https://www.spoj.com/problems/MCOINS/> · 1 s? · 1536 MiB? · difficulty 2
//!
//! Rules: a move takes 1, K or L coins from a tower, and whoever takes the last coin wins. Read
//! `K L m`, then m towers, each a game of its own; print a line of m letters, `A` where the
//! first player wins and `B` where the second does.
//! Bounds: 1 < K < L < 10; 3 < m < 50; a tower has 1 to 1,000,000 coins.
//! Kind: impartial
//! Model: subtraction game {1, K, L}, a single heap.
//! Why: a tower is lost if it is empty or if every possible move leaves a won tower. One table up
//! to the largest tower serves all games.
//! Cost: O(N + m), where N is the largest tower.
//!
//! 规则：每次操作从一摞硬币中取走 1、K 或 L 枚，取走最后一枚者胜。读入 `K L m` 和 m 摞硬币，每摞单独
//! 是一局；输出一行 m 个字母，先手胜为 `A`，后手胜为 `B`。
//! 范围：1 < K < L < 10；3 < m < 50；每摞有 1 到 1,000,000 枚硬币。
//! 模型：减法游戏 {1, K, L}，单独一堆。
//! 思路：空的一摞必败；若取走 1、K、L 枚（够取的）之后都是必胜态，这一摞也必败。打一张到最大一摞为
//! 止的表，各局共用。
//! 复杂度：O(N + m)，N 为最大的一摞。

use grundy::table::TableVec;
use itertools::Itertools;
use proconio::input;

const LARGEST_TABLE: usize = 10_000_000;

fn main() {
    input! { k: usize, l: usize, m: usize, towers: [usize; m] }
    let largest = towers.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_TABLE, "a tower of {largest}, more than {LARGEST_TABLE}");
    let sg = TableVec::<u8>::subtraction(&[1, k, l], largest + 1);
    println!("{}", towers.iter().map(|&tower| if sg[tower] != 0 { 'A' } else { 'B' }).join(""));
}
