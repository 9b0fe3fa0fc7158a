//! POJ 2311 — Cutting Game
//! <http://poj.org/problem?id=2311> · 1 s · 64 MiB · difficulty 4
//!
//! Also: Luogu P10501
//! Rules: a sheet of W by H cells; a move cuts one of the pieces in two along a line between cells,
//! and whoever first cuts off a piece of one cell wins. Each line up to the end of the input is a
//! case `W H`; print `WIN` or `LOSE` for the first player.
//! Bounds: 2 ≤ W, H ≤ 200.
//! Kind: impartial
//! Picture: picture.rs
//! Model: take-and-break game, rectangles.
//! Why: whoever leaves a strip of width 1 with two or more cells loses, because the opponent cuts a
//! cell off it. So cuts that leave a strip do not count, and whoever has no other move loses. This
//! is normal play, and the value of a piece is the mex, over all cuts that leave sides of 2 or
//! more, of the nim sums of the two parts' values.
//! Cost: O(s³) for the largest side s, O(1) per line.
//!
//! 规则：有一张 W × H 格的纸；每次操作把其中一块沿格线剪成两块，先剪出单独一格的人胜。多组数
//! 据，每行一组 `W H`，读到输入结束；先手胜输出 `WIN`，否则输出 `LOSE`。
//! 范围：2 ≤ W, H ≤ 200。
//! 模型：取石子并分堆的游戏，各块是矩形。
//! 思路：谁留下宽为 1 的长条谁就输，因为对手会从上面剪下一格。所以留下长条的剪法不算，没有别的
//! 剪法的人负。这就是正常规则，一块的 SG 值是对所有剪后边长都不小于 2 的剪法，取两块 SG 值的异
//! 或和，再求 mex。
//! 复杂度：设 s 为最大的边长，预处理 O(s³)，每次询问 O(1)。

use grundy::mex::mex;
use proconio::{input, is_stdin_empty};

const LARGEST_SIDE: usize = 500;

struct Sheet {
    width: usize,
    height: usize,
}

fn main() {
    let sheets = read_sheets();
    let sides = sheets.iter().flat_map(|sheet| [sheet.width, sheet.height]);
    let values = values_up_to(sides.max().unwrap_or(0));
    let mut verdicts = String::new();
    for Sheet { width, height } in sheets {
        let first_wins = match width.min(height) {
            1 => width * height > 1, // a cell can be cut off at once
            _ => values[width][height] != 0,
        };
        verdicts += if first_wins { "WIN\n" } else { "LOSE\n" };
    }
    print!("{verdicts}");
}

fn read_sheets() -> Vec<Sheet> {
    let mut sheets = Vec::new();
    while !is_stdin_empty() {
        input! { width: usize, height: usize }
        for side in [width, height] {
            assert!((1..=LARGEST_SIDE).contains(&side), "side {side}, not 1 to {LARGEST_SIDE}");
        }
        sheets.push(Sheet { width, height });
    }
    sheets
}

/// Returns, by width and height, the Grundy values of pieces when no cut may leave a strip.
fn values_up_to(side: usize) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; side + 1]; side + 1];
    for w in 2..=side {
        for h in 2..=w {
            let across = (2..=w / 2).map(|cut| values[cut][h] ^ values[w - cut][h]);
            let along = (2..=h / 2).map(|cut| values[w][cut] ^ values[w][h - cut]);
            let value = mex(across.chain(along));
            values[w][h] = value;
            values[h][w] = value;
        }
    }
    values
}
