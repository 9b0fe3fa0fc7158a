//! LightOJ 1192 — Left Right
//! <https://lightoj.com/problem/1192> · 2 s · 32 MiB · difficulty 3
//!
//! Rules: k gray pieces and k white ones stand on a strip, alternately gray and white from the
//! left. Alice moves a gray piece any number of cells to the right, Bob a white one to the left,
//! and no piece may pass another; whoever cannot move loses. Alice moves first. The input begins
//! with the number of cases; each case is `k` and the 2k positions from the left. Print
//! `Case i: Alice` or `Case i: Bob`, the winner.
//! Bounds: at most 200 cases; 1 ≤ k ≤ 100; the positions are from 0 to 10^9.
//! Kind: partizan
//! Rule: nim
//! Model: Nim, a heap is the gap between a gray piece and the white one to its right.
//! Why: no piece ever passes its neighbours, so every move takes a positive number of cells from a
//! gap between a gray piece and the white piece to its right, and no move adds cells to such a gap.
//! Both players can take cells from every gap: Alice with the piece on its left, Bob with the piece
//! on its right. This is Nim, and by Bouton's theorem Alice wins exactly when the nim sum of the
//! gaps is not 0.
//! Cost: O(k) per case.
//!
//! 规则：一条格子带上有 k 枚灰棋子和 k 枚白棋子，从左起灰白相间。Alice 每次把一枚灰棋子右移任意
//! 多格，Bob 每次把一枚白棋子左移任意多格，都不能越过别的棋子；无法操作者输，Alice 先手。先给出
//! 数据组数，每组给出 `k` 和从左起的 2k 个位置。输出获胜者 `Case i: Alice` 或 `Case i: Bob`。
//! 范围：至多 200 组；1 ≤ k ≤ 100；位置从 0 到 10^9。
//! 模型：Nim 游戏，灰棋子与它右边的白棋子之间的间隔是一堆。
//! 思路：棋子的左右次序永远不变，所以每步都是从一个这样的间隔中拿走任意多格，没有一步会增加格
//! 数。双方在每个间隔都能这样做：Alice 用它左边的棋子，Bob 用它右边的棋子。这就是 Nim，
//! 由 Bouton 定理，当且仅当各间隔的异或和不为 0 时 Alice 胜。
//! 复杂度：每组 O(k)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { k: usize, pieces: [u64; 2 * k] }
        for pair in pieces.windows(2) {
            assert!(pair[0] < pair[1], "pieces on the cells {} and {}", pair[0], pair[1]);
        }
        let gaps = pieces.chunks(2).map(|pair| pair[1] - pair[0] - 1);
        let alice_wins = nim::outcome(gaps).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
