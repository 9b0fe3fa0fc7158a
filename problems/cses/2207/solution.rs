//! CSES 2207 — Grundy's Game
//! <https://cses.fi/problemset/task/2207> · 1 s · 512 MiB · difficulty 4
//!
//! Rules: one heap of n coins; a move splits a heap into two heaps of different sizes, neither of
//! them empty, and whoever moves last wins. The input is the number of cases t, then t lines with
//! one number n each; print the winner of each case, `first` or `second`.
//! Bounds: 1 ≤ t ≤ 10^5; 1 ≤ n ≤ 10^6.
//! Kind: impartial
//! Rule: grundy
//! Model: take-and-break game, Grundy's game, one heap that splits.
//! Why: a heap's Grundy value is the mex, over all splits, of the nim sum of the two parts' values,
//! which gives the table below (OEIS A002188). No general rule for these values is known, but the
//! values of all heaps up to 10^6 have been computed, and the last of these heaps with value 0 is
//! 1222: each of the larger ones up to 10^6 can be split into two unequal heaps of equal value.
//! Cost: O(1222²) once for the table, O(1) per line.
//!
//! 规则：有一堆 n 枚硬币，每次操作把一堆分成大小不同的两堆，都不能为空，走最后一步的人赢。先给
//! 出数据组数 t，然后每行一个 n；每组输出获胜者 `first` 或 `second`。
//! 范围：1 ≤ t ≤ 10^5；1 ≤ n ≤ 10^6。
//! 模型：取石子并分堆的游戏，Grundy 游戏，一堆不断地分下去。
//! 思路：一堆的 SG 值，是各种分法中两部分之值的异或和的 mex，由此得到下面程序里的表
//! （OEIS A002188）。这些值没有已知的规律，但 10^6 以内都已算出，其中最后一个值为 0 的堆是 1222：
//! 再往后，总能分成大小不等而值相等的两堆。
//! 复杂度：预处理 O(1222²)，之后每行 O(1)。

use grundy::mex::MexSet;
use grundy::table::TableVec;
use proconio::input;

const LAST_LOST: usize = 1222;
const LARGEST_KNOWN: usize = 1_000_000;

fn main() {
    let mut options = MexSet::new();
    let sg = TableVec::by(LAST_LOST + 1, |smaller: &[u64]| {
        let heap = smaller.len();
        options.clear();
        for part in (1..heap).take_while(|part| 2 * part < heap) {
            options.insert(smaller[part] ^ smaller[heap - part]);
        }
        options.mex()
    });
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize }
        assert!(n <= LARGEST_KNOWN, "a heap of {n} coins, more than {LARGEST_KNOWN}");
        winners += if n > LAST_LOST || sg[n] != 0 { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
