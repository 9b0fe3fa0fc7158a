//! BZOJ 1874 — Taking stones (取石子游戏)
//! <https://hydro.ac/d/bzoj/p/1874> · 1 s? · 128 MiB? · difficulty 3
//!
//! Rules: there are n heaps of stones. A move takes from one heap a number of stones that is in a
//! given set; whoever cannot move loses. The input is one case: n, then n heaps; m, then the m
//! numbers of the set in ascending order. If there is a winning first move, print `YES` and the
//! move as `heap stones`, choosing the first possible heap and then the smallest number of stones;
//! otherwise print `NO`.
//! Bounds: 1 ≤ n, m ≤ 10; a heap has 1 to 1000 stones; the numbers of the set are from 1 to 10.
//! Kind: impartial
//! Rule: any set, for example {1, 2}
//! Model: subtraction game, a set from the input and its first winning move.
//! Why: the Grundy value of a heap h is the mex of the values of the heaps h - b for all b ≤ h in
//! the set, and the nim sum s of the heaps' values decides who wins. A move in a heap of value v
//! wins exactly when it changes this value to v ⊕ s.
//! Cost: O(h · m) for the table, where h is the largest heap; O(n · m) for the move.
//!
//! 规则：有 n 堆石子。每次操作从一堆中取走若干枚，枚数必须属于给定的集合；无法操作者输。只有一
//! 组数据，先给出 n 和 n 堆石子的枚数，再给出 m 和集合中的数，从小到大。若有必胜的第一步，输出
//! `YES` 和这一步 `heap stones`，即堆的编号和取的枚数，先取编号最小的，再取枚数最少的；否则输出
//! `NO`。
//! 范围：1 ≤ n, m ≤ 10；每堆有 1 到 1000 枚石子；集合中的数从 1 到 10。
//! 模型：减法游戏，集合由数据给出，并求必胜的第一步。
//! 思路：大小为 h 的堆的 SG 值，是对集合中所有不超过 h 的 b，大小为 h - b 的堆的 SG 值的 mex；
//! 各堆 SG 值的异或和 s 定胜负。一步必胜，当且仅当它使所取的那一堆的值从 v 变成 v ⊕ s。
//! 复杂度：预处理 O(h · m)，h 为最大的一堆；求这一步 O(n · m)。

use grundy::table::TableVec;
use proconio::input;

/// A limit of this program: the table for larger heaps would not fit into memory.
const MOST: usize = 10_000_000;

fn main() {
    input! { n: usize, heaps: [usize; n], m: usize, mut set: [usize; m] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a heap of {largest} stones, past this program's table");
    set.sort_unstable();
    let values = TableVec::<u32>::subtraction(&set, largest + 1);
    match winning_move(&heaps, &set, &values) {
        Some(Move { heap, take }) => println!("YES\n{} {take}", heap + 1),
        None => println!("NO"),
    }
}

struct Move {
    heap: usize,
    take: usize,
}

/// Returns the first winning move when moves are ordered by heap and then by the number of stones
/// taken.
fn winning_move(heaps: &[usize], set: &[usize], values: &TableVec<u32>) -> Option<Move> {
    let nim_sum = heaps.iter().fold(0, |sum, &stones| sum ^ values[stones]);
    for (heap, &stones) in heaps.iter().enumerate() {
        for &take in set.iter().filter(|&&take| take <= stones) {
            if values[stones - take] == values[stones] ^ nim_sum {
                return Some(Move { heap, take });
            }
        }
    }
    None
}
