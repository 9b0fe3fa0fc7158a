//! POJ 3537 — Crosses and Crosses
//! <http://poj.org/problem?id=3537> · 3 s? · 64 MiB? · difficulty 4
//!
//! Rules: a strip of n empty cells; a move puts a cross into an empty cell, and whoever makes three
//! crosses in a row wins. The input is one or more numbers n; for each, print 1 if the first player
//! wins, else 2.
//! Bounds: 3 ≤ n ≤ 2000.
//! Kind: impartial
//! Rule: 0.11337
//! Model: take-and-break game, Treblecross, octal game 0.11337.
//! Why: if two crosses are next to each other or have one cell between them, the player to move
//! completes three in a row. So putting a cross within two cells of another cross loses, and
//! whoever has no other move loses. A cross on cell i takes that cell and up to two cells on each
//! side of it. It leaves i - 3 usable cells on one side and n - i - 2 on the other; a negative
//! number means none. So a move takes a strip of 1, 2 or 3 cells whole, takes 3 or 4 cells at an
//! end, or takes 5 cells anywhere. So a strip of n cells is a heap of n stones in the octal game
//! 0.11337.
//! Cost: O(n²) for the largest n.
//!
//! 规则：有一条 n 格的带子，开始时都是空格；每次操作在一个空格里画叉，使三个叉相连者胜。输入
//! n；若输入中还有更多的 n，就读到输入结束；对每个 n，先手胜输出 1，否则输出 2。
//! 范围：3 ≤ n ≤ 2000。
//! 模型：取石子并分堆的游戏，Treblecross，八进制游戏 0.11337。
//! 思路：只要有两个叉相邻，或者中间只隔一格，轮到的人就能凑成三个。所以画在离另一个叉两格以内就
//! 输，没有别的走法的人也输。画在第 i 格，会用掉这一格和它两边各至多两格，剩下 i - 3 个
//! 和 n - i - 2 个可用的格子，为负时算作没有：一共 1、2、3 格时全部用掉，在端上用掉 3 格
//! 或 4 格，在任何地方用掉 5 格。这就是 0.11337 的一堆 n。
//! 复杂度：设 n 为最大的长度，时间为 O(n²)。

use grundy::treblecross::Treblecross;
use proconio::{input, is_stdin_empty};

const LARGEST: usize = 10_000;

fn main() {
    let strips = read_strips();
    let game = Treblecross::up_to(strips.iter().copied().max().unwrap_or(0));
    let mut winners = String::new();
    for cells in strips {
        winners += if game.value(cells) != 0 { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn read_strips() -> Vec<usize> {
    let mut strips = Vec::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!(n >= 3, "{n} cells, on which nobody makes three crosses in a row");
        assert!(n <= LARGEST, "{n} cells, more than {LARGEST}");
        strips.push(n);
    }
    strips
}
