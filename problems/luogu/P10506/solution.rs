//! Luogu P10506 — Magic beads (魔法珠)
//! <https://www.luogu.com.cn/problem/P10506> · 1 s? · 125 MiB? · difficulty 4
//!
//! Rules: piles of beads; a move replaces a pile of p > 1 beads with piles whose sizes are the
//! divisors of p smaller than p, one pile for each divisor, and then removes one of these piles.
//! Whoever cannot move, because every pile has only one bead, loses. Each case up to the end of the
//! input is `n`, then n piles; print the winner, `freda` (first) or `rainbow`.
//! Bounds: 1 ≤ n ≤ 100; a pile has 1 to 1000 beads.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into the divisors.
//! Why: by the Sprague-Grundy theorem the value of a pile of p beads is the mex of the values that
//! its moves leave; a move that removes the new pile of d beads leaves the nim sum of the values of
//! all divisors of p except p and d.
//! Cost: O(p log p) once for the values of piles up to the largest p, then O(n) per case.
//!
//! 规则：有若干堆珠子；每次操作选有 p > 1 颗珠子的一堆，对 p 的每个小于 p 的约数各放一堆，堆的
//! 大小就是这个约数，用这些堆代替原来的堆，然后去掉其中一堆。所有堆都为 1 时无法操作；无法操作
//! 者输。多组数据，读到输入结束，每组先给出堆数 n，再给出各堆的珠子数；输出获胜者 `freda`（先
//! 手）或 `rainbow`。
//! 范围：1 ≤ n ≤ 100；每堆有 1 到 1000 颗魔法珠。
//! 模型：取石子并分堆的游戏，分成各个约数。
//! 思路：由 Sprague–Grundy 定理，一堆的 SG 值是它各个后继的值的 mex；去掉 d 那堆之后的值，就是
//! 所有这些约数的 SG 值的异或和，再除去 d 的那一份。
//! 复杂度：设 p 为最大的堆，预处理各堆的值 O(p log p)，每组 O(n)。

use grundy::contest::edges::Rows;
use grundy::mex::mex;
use grundy::nim::nim_sum;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

/// For piles larger than this, the list of all divisors would need too much memory.
const LARGEST: usize = 2_000_000;

/// Returns the values of all piles up to `largest`.
fn values(largest: usize) -> TableVec<u64> {
    let multiples = |d: usize| (2 * d..=largest).step_by(d).map(move |multiple| (multiple, d));
    let divisors = Rows::new(largest + 1, (1..=largest).flat_map(multiples));
    TableVec::by(largest + 1, |smaller: &[u64]| {
        let pile = smaller.len() as u32;
        let values = || divisors.row(pile).iter().map(|&divisor| smaller[divisor as usize]);
        let of_all = nim_sum(values());
        mex(values().map(|removed| of_all ^ removed))
    })
}

fn main() {
    let mut cases: Vec<Vec<usize>> = Vec::new();
    while !is_stdin_empty() {
        input! { n: usize, piles: [usize; n] }
        cases.push(piles);
    }
    let largest = cases.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST, "a pile of {largest} beads, more than {LARGEST}");
    let values = values(largest);
    let mut winners = String::new();
    for piles in cases {
        let freda = nim_sum(piles.iter().map(|&pile| values[pile])) != 0;
        winners += if freda { "freda\n" } else { "rainbow\n" };
    }
    print!("{winners}");
}
