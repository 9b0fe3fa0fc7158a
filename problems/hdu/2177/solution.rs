//! HDU 2177 — Taking stones from two heaps (取(2堆)石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2177> · 1 s · 32 MiB · difficulty 5
//!
//! Rules: two heaps of stones; a move takes any positive number of stones from one heap, or the
//! same number from each heap, and whoever takes the last stone wins. Each line is a case `a b`
//! with a ≤ b, and `0 0` ends the input. Print 0 if the first player loses; otherwise print 1 and,
//! for each first move that wins, a line `x y` with the heaps x ≤ y that the move leaves. The line
//! for a move on both heaps comes first; then, unless the heaps are equal, the line for a move on
//! the larger heap; then the line for a move on the smaller heap.
//! Bounds: a ≤ b ≤ 10^6.
//! Kind: impartial
//! Rule: wythoff
//! Model: Wythoff's game, with its winning moves listed.
//! Why: by Wythoff's theorem (1907) the lost positions are (⌊kφ⌋, ⌊kφ⌋ + k) for k = 0, 1, 2, …,
//! where φ is the golden ratio: each positive number occurs exactly once in these positions, and so
//! does each difference k. A move wins exactly when it leaves one of these positions. A move on
//! both heaps leaves their difference unchanged, and a move on one heap leaves the other heap
//! unchanged, so at most one move of each kind wins. If the heaps are equal, taking stones from one
//! heap leads to the same position as taking the same number from the other.
//! Cost: O(log b) a line.
//! Judge: the statement only says that a move on both heaps comes first, and leaves open which of
//! the other two kinds of move comes next. The first input for which this matters is `5 7`: this
//! program prints 1, `3 5`, `3 5`, `4 7`, as an accepted program does; other programs take from the
//! smaller heap first and print `4 7` before the second `3 5`, or leave out `4 7`, or leave out
//! `0 0` for the input `0 1`.
//!
//! 规则：有两堆石子，每次操作从一堆中取走至少一枚，或从两堆取走同样多枚（至少一枚）；取走最后一
//! 枚石子的人赢。多组数据，每行两个整数 `a b`（a ≤ b），以 `0 0` 结束。先手必败输出 0；否则输出
//! 1，然后对每个必胜的第一步输出一行 `x y`（x ≤ y），即走后剩下的两堆：先是从两堆取的，再是从较
//! 大的堆取的（两堆相等时不输出这种），最后是从较小的堆取的。
//! 范围：a ≤ b ≤ 10^6。
//! 模型：威佐夫博弈，列出必胜的走法。
//! 思路：由 Wythoff 定理（1907），必败态是 (⌊kφ⌋, ⌊kφ⌋ + k)，k = 0, 1, 2, …，φ 是黄金比：每个正
//! 整数在其中恰好出现一次，每个差 k 也恰好出现一次。一步能赢，当且仅当它留下其中之一。从两堆取，
//! 差不变；从一堆取，另一堆不变；所以每一类至多有一种能赢。若两堆相等，从哪一堆取，留下的两堆都一
//! 样。
//! 复杂度：每行 O(log b)。
//! 评测：题面只说从两堆取的排在前面，没有规定另外两种的先后。从 `5 7` 起就有区别：这里输出
//! 1、`3 5`、`3 5`、`4 7`，与一份已通过的程序相同；另一些程序先输出从较小的堆取的，即 `4 7` 在第二
//! 个 `3 5` 之前，或漏掉 `4 7`，或对输入 `0 1` 漏掉 `0 0`。

use grundy::wythoff;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        if (a, b) == (0, 0) {
            break;
        }
        let moves = winning_moves(a.min(b), a.max(b));
        answers += if moves.is_empty() { "0\n" } else { "1\n" };
        for (x, y) in moves {
            answers += &format!("{} {}\n", x.min(y), x.max(y));
        }
    }
    print!("{answers}");
}

/// Returns the two heaps left by each winning move, in the order in which they are printed.
fn winning_moves(small: u64, large: u64) -> Vec<(u64, u64)> {
    let mut moves = wythoff::winning_moves(small, large);
    moves.sort_by_key(|&(x, y)| (y == large, x == small));
    if small == large {
        moves.retain(|&(x, _)| x < small);
    }
    moves
}
