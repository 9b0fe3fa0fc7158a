//! UVa 10165 — Stone Game
//! <https://vjudge.net/problem/UVA-10165> · 3 s · 128 MiB? · difficulty 1
//!
//! Rules: a move takes any positive number of stones from one of N piles; whoever takes the last
//! stone wins. Jack moves first. Each case is `N`, then N piles, and an N of 0 ends the input;
//! print `Yes` if Jack wins, else `No`.
//! Bounds: a pile has 1 to 2 · 10^9 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem Jack wins exactly when the nim sum of the piles is not 0.
//! Cost: O(N) per case.
//!
//! 规则：有 N 堆石子，每次操作从一堆中取走至少一枚；取走最后一枚石子者胜，Jack 先手。多组数据，
//! 每组先给出堆数 N，再给出各堆的石子数，N 为 0 时结束；Jack 胜输出 `Yes`，否则输出 `No`。
//! 范围：每堆有 1 到 2 · 10^9 枚石子。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，当且仅当各堆的异或和不为 0 时 Jack 胜。
//! 复杂度：每组 O(N)。

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { piles: [u64; n] }
        answers += if nim::outcome(&piles).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{answers}");
}
