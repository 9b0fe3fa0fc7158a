//! HDU 1846 — Brave Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846> · 1 s · 32 MiB · difficulty 1
//!
//! Rules: one heap of n stones; a move takes 1 to m of them, and whoever takes the last
//! stone wins. The input has C cases `n m`; print `first` or `second` for the winner.
//! Bounds: C ≤ 100; 1 ≤ n, m ≤ 1000.
//! Kind: impartial
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game.
//! Why: if one player takes t stones, the other can take m + 1 - t. So a heap whose size is a
//! multiple of m + 1 is lost, and from any other heap the mover takes the remainder modulo m + 1.
//! Cost: O(1) per case.
//!
//! 规则：有一堆 n 枚石子，每次操作取走 1 到 m 枚，取走最后一枚石子的人赢。共 C 组数据，每组一行
//! 两个整数 `n m`；输出获胜者 `first` 或 `second`。
//! 范围：C ≤ 100；1 ≤ n, m ≤ 1000。
//! 模型：巴什博弈。
//! 思路：一方取 t 枚，另一方就可以取 m + 1 - t 枚。所以 m + 1 的倍数必败，其余的堆取走余数即
//! 赢。
//! 复杂度：每组 O(1)。

use grundy::bash;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        verdicts += if bash::outcome(&[n], m).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{verdicts}");
}
