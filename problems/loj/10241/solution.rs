//! LOJ 10241 — Taking stones 1 (取石子游戏 1)
//! <https://loj.ac/p/10241> · 1 s? · 512 MiB? · difficulty 1
//!
//! Rules: one heap of N stones; a move takes 1 to K of them, and whoever takes the last
//! stone wins. The input is `N K`; print `1` if the first player wins, else `2`.
//! Bounds: 1 ≤ K ≤ N ≤ 10^5?
//! Kind: impartial
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game.
//! Why: if one player takes t stones, the other can take K + 1 - t. So a heap whose size is a
//! multiple of K + 1 is lost, and from any other heap the mover takes the remainder modulo K + 1.
//! Cost: O(1).
//!
//! 规则：有一堆 N 枚石子；每次操作取走 1 到 K 枚，取走最后一枚石子者胜。只有一组数据，给出
//! `N K`；先手胜输出 `1`，否则输出 `2`。
//! 范围：1 ≤ K ≤ N ≤ 10^5?
//! 模型：巴什博弈。
//! 思路：一方取 t 枚，另一方就可以取 K + 1 - t 枚。所以 K + 1 的倍数必败；其他情况先手取走余数
//! 即可。
//! 复杂度：O(1)。

use grundy::bash;
use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    println!("{}", if bash::outcome(&[n], k).mover_wins() { 1 } else { 2 });
}
