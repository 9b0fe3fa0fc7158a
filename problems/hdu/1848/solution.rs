//! HDU 1848 — Fibonacci again and again
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1848> · 1 s · 32 MiB · difficulty 3
//!
//! Rules: three heaps of m, n and p stones; a move takes a Fibonacci number of stones (1, 2, 3, 5,
//! 8, …) from one heap, and whoever takes the last stone wins. Each line is a case `m n p`, and
//! `0 0 0` ends the input; print `Fibo` if the first player wins, else `Nacci`.
//! Bounds: 1 ≤ m, n, p ≤ 1000.
//! Kind: impartial
//! Rule: fibonacci
//! Picture: `1 1 4 / 0 0 0`
//! Model: subtraction game {1, 2, 3, 5, 8, …}, a sum of three heaps.
//! Why: the heaps do not influence each other, so by the theorem of Sprague and Grundy each of them
//! counts as a Nim heap whose size is its Grundy value. By Bouton's theorem the first player wins
//! unless the nim sum of the three values is 0.
//! Cost: the 1001 Grundy values are computed at compile time; a line costs three look-ups.
//!
//! 规则：三堆石子，分别为 m、n、p 枚；每次操作从一堆中取走 1, 2, 3, 5, 8, …（斐波那契数）枚，取
//! 走最后一枚石子的人赢。多组数据，每行三个整数 `m n p`，以 `0 0 0` 结束；先手赢输出 `Fibo`，否
//! 则输出 `Nacci`。
//! 范围：1 ≤ m, n, p ≤ 1000。
//! 模型：减法游戏：{1, 2, 3, 5, 8, …}，三堆的和。
//! 思路：三堆互不影响，所以由 Sprague–Grundy 定理，每一堆相当于 Nim 的一堆石子，枚数为它的 SG
//! 值；由 Bouton 定理，三个值的异或和不为 0 时先手赢，为 0 时先手输。
//! 复杂度：编译期预处理 1001 个 SG 值，每组询问查表三次。

use grundy::fibonacci;
use grundy::table::Table;
use proconio::{input, is_stdin_empty};

/// The Fibonacci numbers from 1 to 987: the next one is larger than any heap.
const MOVES: [usize; 15] = fibonacci::numbers();
static SG: Table<u8, 1001> = Table::subtraction(&MOVES);

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { m: usize, n: usize, p: usize }
        if (m, n, p) == (0, 0, 0) {
            break;
        }
        verdicts += if SG[m] ^ SG[n] ^ SG[p] != 0 { "Fibo\n" } else { "Nacci\n" };
    }
    print!("{verdicts}");
}
