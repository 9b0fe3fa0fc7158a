//! HDU 1527 — Taking stones (取石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1527> · 1 s · 32 MiB · difficulty 4
//!
//! Also: POJ 1067, Luogu P2252
//! Rules: two piles of stones; a move takes any positive number of stones from one pile, or the
//! same positive number from both, and whoever takes the last stone wins. Each line up to the end
//! of the input is a case `a b`; print 1 if the first player wins, else 0.
//! Bounds: 0 ≤ a, b ≤ 10^9.
//! Kind: impartial
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: by Wythoff's theorem (1907) the lost positions are (⌊kφ⌋, ⌊kφ⌋ + k) for k = 0, 1, 2, …,
//! where φ is the golden ratio: each positive number occurs exactly once in these positions, and so
//! does each difference k. So a position is lost exactly when the smaller pile is ⌊kφ⌋, where k is
//! the difference. The library computes ⌊kφ⌋ from Fibonacci numbers, because floating-point
//! arithmetic would give wrong results for large k.
//! Cost: O(log k) a line.
//!
//! 规则：有两堆石子，每次操作从一堆中取走至少一枚，或从两堆取走同样多枚（至少一枚）；取走最后一
//! 枚石子的人赢。多组数据，每行两个整数 `a b`，直到输入结束；先手赢输出 1，否则输出 0。
//! 范围：0 ≤ a, b ≤ 10^9。
//! 模型：威佐夫博弈。
//! 思路：由 Wythoff 定理（1907），必败态是 (⌊kφ⌋, ⌊kφ⌋ + k)，k = 0, 1, 2, …，φ 是黄金比：每个正
//! 整数在其中恰好出现一次，每个差 k 也恰好出现一次。所以局面必败，当且仅当较小的一堆等于差 k 所对
//! 应的 ⌊kφ⌋。库里用斐波那契数求 ⌊kφ⌋，因为 k 很大时浮点数会出错。
//! 复杂度：每行 O(log k)。

use grundy::wythoff;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let first_wins = wythoff::outcome(a, b).mover_wins();
        answers += if first_wins { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
