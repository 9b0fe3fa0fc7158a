//! BZOJ 2940 — Stripes (条纹)
//! <https://hydro.ac/d/bzoj/p/2940> · 1 s? · 128 MiB? · difficulty 3
//!
//! Also: POI 2000 "Paski"
//! Rules: a board has one row of cells, and there are stripes of three lengths c, z and n, any
//! number of each. A move puts a stripe on consecutive free cells; whoever cannot move loses. The
//! input is one case: `c z n`, `m`, then the lengths p of m boards. Print for each board 1 if the
//! first player wins, else 2.
//! Bounds: 1 ≤ c, z, n ≤ 1000; 1 ≤ m, p ≤ 1000.
//! Kind: impartial
//! Model: take-and-break game, three lengths.
//! Why: a stripe leaves two segments of free cells, which form a sum: the value of a segment is the
//! mex, over all stripes and all places for them, of the nim sum of the values of the two segments
//! left.
//! Cost: O(p²), where p is the length of the longest board.
//!
//! 规则：棋盘是一行格子，有长度为 c、z、n 的三种纸条，数量不限。每次操作把一条纸条放在连续的空
//! 格上；无法操作者输。只有一组数据，先给出 `c z n` 和 m，再给出 m 个棋盘的长度 p。对每个棋盘，
//! 先手胜输出 1，否则输出 2。
//! 范围：1 ≤ c, z, n ≤ 1000；1 ≤ m, p ≤ 1000。
//! 模型：取石子并分堆的游戏，三种长度。
//! 思路：放一条纸条之后留下两段空格，它们构成游戏的和：一段的 SG 值，是对所有纸条和所有位置，留
//! 下两段的 SG 值的异或和的 mex。
//! 复杂度：O(p²)，p 为最长的棋盘。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

/// A limit of this program: longer boards take several seconds.
const LONGEST: usize = 10_000;

fn main() {
    input! { stripes: [usize; 3], m: usize }
    assert!(!stripes.contains(&0), "a stripe of 0 cells, with which play never ends");
    let mut boards = Vec::new();
    for _ in 0..m {
        input! { board: usize }
        assert!(board <= LONGEST, "a board of {board} cells, past this program's {LONGEST}");
        boards.push(board);
    }
    let longest = boards.iter().copied().max().unwrap_or(0);
    let values = TableVec::by(longest + 1, |earlier: &[u64]| {
        let cells = earlier.len();
        let free = stripes.iter().filter_map(|stripe| cells.checked_sub(*stripe));
        mex(free.flat_map(|free| (0..=free / 2).map(move |at| earlier[at] ^ earlier[free - at])))
    });
    let mut verdicts = String::new();
    for board in boards {
        verdicts += if values[board] != 0 { "1\n" } else { "2\n" };
    }
    print!("{verdicts}");
}
