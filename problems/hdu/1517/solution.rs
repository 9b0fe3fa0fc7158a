//! HDU 1517 — A Multiplication Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1517> · 1 s? · 32 MiB? · difficulty 3
//!
//! Also: POJ 2505, UVa 847
//! Rules: a number starts at 1, and the players, Stan first, take turns multiplying it by an
//! integer from 2 to 9; whoever makes it n or more wins. Each line up to the end of the input is an
//! n; print `Stan wins.` or `Ollie wins.`.
//! Bounds: 1 < n < 4,294,967,295.
//! Kind: impartial
//! Picture: picture.rs
//! Model: interval game, bounds multiplied by 9 and 2 in turn.
//! Why: what matters is the quotient q, which is n divided by the current number. If q ≤ 9, the
//! mover wins at once. If 9 < q ≤ 18, every move leaves a quotient above 1 and at most 9, so the
//! mover loses. If 18 < q ≤ 162, then q lies in (9m, 18m] for some m from 2 to 9, and multiplying
//! by m leaves a lost quotient. And so on: each interval of won quotients extends to 9 times the
//! previous bound, and each interval of lost quotients to twice the previous bound.
//! Cost: O(log n) a line.
//!
//! 规则：给定 n，从 1 开始，双方轮流把当前的数乘以 2 到 9 中的一个整数，Stan 先手；谁使它达到或
//! 超过 n 谁赢。多组数据，每行一个整数 n，直到输入结束；输出 `Stan wins.` 或 `Ollie wins.`。
//! 范围：1 < n < 4,294,967,295。
//! 模型：区间游戏，界限交替乘以 9 和 2。
//! 思路：关键是 n 与当前数之商 q。若 q ≤ 9，轮到的人立即赢。若 9 < q ≤ 18，每一步留下的商都大
//! 于 1 且不超过 9，轮到的人输。若 18 < q ≤ 162，则有 2 到 9 中的某个 m 使 q 在 (9m, 18m] 中，乘
//! 以 m 就留下必败的商。依此类推：每个必胜区间的末端是前一个界限的 9 倍，每个必败区间的末端是前一
//! 个界限的 2 倍。
//! 复杂度：每行 O(log n)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        winners += if stan_wins(n) { "Stan wins.\n" } else { "Ollie wins.\n" };
    }
    print!("{winners}");
}

fn stan_wins(n: u64) -> bool {
    let mut bound: u64 = 9;
    let mut is_won = true;
    while bound < n {
        is_won = !is_won;
        let factor = if is_won { 9 } else { 2 };
        // A bound past 64 bits is above every n.
        bound = bound.saturating_mul(factor);
    }
    is_won
}
