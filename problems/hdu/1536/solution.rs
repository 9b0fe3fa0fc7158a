//! HDU 1536 — S-Nim
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1536> · 1 s · 32 MiB · difficulty 3
//!
//! Also: HDU 1944, Kattis snim, POJ 2960, ZOJ 3084
//! Rules: heaps of beads; a move removes from one heap a number of beads that is in the set S, and
//! whoever cannot move loses. Each case is `k` and the k numbers of S, then `m` and m lines, each
//! with `l` and l heaps; a 0 ends the input. Print `W` or `L` for each position, one line for each
//! case.
//! Bounds: 1 ≤ k, m, l ≤ 100; the numbers of S are from 1 to 10,000, the heaps from 0 to 10,000.
//! Kind: impartial
//! Rule: any set, for example {2, 5}
//! Model: subtraction game, a set for each case and a sum of heaps.
//! Why: the Grundy value of a heap h is the mex of the values of the heaps h - s, over all s ≤ h in
//! S, and the nim sum of the heaps' values decides the game.
//! Cost: O(k · h) per case for the table up to the largest heap h, O(l) per position.
//!
//! 规则：有几堆珠子，每次操作从一堆中取走的颗数须在集合 S 中，无法操作者输。多组数据，以 0 结
//! 束。每组先给出 k 和 S 中的 k 个数，再给出局面数 m；接下来 m 行，每行给出堆数 l 和各堆的珠子
//! 数。对每个局面输出 `W` 或 `L`，每组一行。
//! 范围：1 ≤ k, m, l ≤ 100；S 的数从 1 到 10,000，各堆从 0 到 10,000。
//! 模型：减法游戏，集合由数据给出，局面是各堆的和。
//! 思路：一堆 h 的 SG 值，是对 S 中所有不超过 h 的 s，堆 h - s 的值的 mex；各堆的值的异或和决定
//! 胜负。
//! 复杂度：设 h 是最大的堆，每组数据预处理 O(k · h)，每个局面 O(l)。

use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const LARGEST_TABLE: usize = 1_000_000;

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { k: usize }
        if k == 0 {
            break;
        }
        input! { set: [usize; k], m: usize }
        let positions: Vec<Vec<usize>> = (0..m).map(|_| read_heaps()).collect();
        let largest = positions.iter().flatten().copied().max().unwrap_or(0);
        assert!(largest <= LARGEST_TABLE, "a heap of {largest}, more than {LARGEST_TABLE}");
        let sg = TableVec::<u32>::subtraction(&set, largest + 1);
        for heaps in positions {
            let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
            verdicts.push(if nim_sum != 0 { 'W' } else { 'L' });
        }
        verdicts.push('\n');
    }
    print!("{verdicts}");
}

fn read_heaps() -> Vec<usize> {
    input! { l: usize, heaps: [usize; l] }
    heaps
}
