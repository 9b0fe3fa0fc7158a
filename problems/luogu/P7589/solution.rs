//! Luogu P7589 — Black and white pieces (黑白棋)
//! <https://www.luogu.com.cn/problem/P7589> · 1 s? · 125 MiB? · difficulty 3
//!
//! Rules: on each of n lines there are a black piece, which belongs to Alice, and a white piece,
//! which belongs to Bob. A move shifts one of the mover's pieces either one or more cells towards
//! the other piece, but not onto or past it, or 1 to d cells away from it; each player may make at
//! most k moves away in the game. Whoever cannot move loses. Alice moves first. The input has T
//! cases: `n k d`, then lines `y b w`: the position of the line and the positions of its two
//! pieces. Print `Yes` if Alice wins, else `No`.
//! Bounds: 1 ≤ T, n ≤ 100; 0 ≤ k ≤ 100; 1 ≤ d ≤ 20; -100 ≤ y ≤ 100; -1000 ≤ b, w ≤ 1000.
//! Kind: partizan
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pieces.
//! Why: a step forward takes a positive number of cells from a gap. A step back adds cells to a
//! gap, but the opponent takes the same number away by following, so the step changes nothing; and
//! the number of steps back is limited. By Bouton's theorem Alice wins exactly when the nim sum of
//! the gaps is not 0.
//! Cost: O(n) per case.
//!
//! 规则：n 条线上各有 Alice 的一枚黑棋和 Bob 的一枚白棋。每次操作移动自己的一枚棋子：朝对方的棋
//! 子走任意多格，但不能走到它上面或越过它；或者背向它走 1 到 d 格，每人在整局中至多 k 次。无法
//! 操作者输，Alice 先手。共 T 组数据，每组先给出 `n k d`，再对每条线给出一行 `y b w`：线的位置
//! 和两枚棋子的位置。Alice 胜输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ T, n ≤ 100；0 ≤ k ≤ 100；1 ≤ d ≤ 20；-100 ≤ y ≤ 100；-1000 ≤ b, w ≤ 1000。
//! 模型：Nim 游戏，Northcott 游戏：两枚棋子的间隔是一堆。
//! 思路：前进是从间隔中拿走任意多格。后退会增加几格，对手跟上来就拿走同样多，等于没有变化，而后
//! 退的次数是有限的。由 Bouton 定理，当且仅当各间隔的异或和不为 0 时 Alice 胜。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, _retreats: u64, _longest: u64, lines: [(i64, i64, i64); n] }
        for (y, black, white) in &lines {
            assert!(black != white, "both pieces of line {y} at {black}");
        }
        let gaps = lines.iter().map(|(_, black, white)| black.abs_diff(*white) - 1);
        verdicts += if nim::outcome(gaps).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
