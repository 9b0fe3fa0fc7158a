//! Codeforces 1841A — Game with Board
//! <https://codeforces.com/problemset/problem/1841/A> · 2 s · 512 MiB · difficulty 1
//!
//! Rules: n ones are written on a board. A move erases two or more equal numbers and writes their
//! sum instead; a player who cannot move, because all numbers are different, wins. Alice moves
//! first. The input is the number of cases, then n for each; print the winner of each case, `Alice`
//! or `Bob`.
//! Bounds: at most 99 numbers; 2 ≤ n ≤ 100.
//! Kind: impartial
//! Model: game on sets and strings, misère, equal numbers are merged.
//! Why: for n ≥ 5 Alice merges all ones but two. Bob finds 1, 1 and n - 2 > 2, and has to merge the
//! two ones; then Alice finds 2 and n - 2, which are different, and wins. For n from 2 to 4, every
//! move but one leaves at most one 1 and one other number, so Bob cannot move. The exception leaves
//! 1, 1, 2 for n = 4, and the next moves are forced: Bob leaves 2, 2 and Alice leaves 4. So Bob
//! wins. For n ≤ 1 Alice has no move at all and so wins.
//! Cost: O(1) per case.
//!
//! 规则：黑板上有 n 个 1。每次操作擦去两个或更多相等的数，写上它们的和；所有的数互不相同、因而
//! 无法操作的人胜。Alice 先手。先给出个数，再给出各数 n；每个输出获胜者，`Alice` 或 `Bob`。
//! 范围：至多 99 个数；2 ≤ n ≤ 100。
//! 模型：集合与字符串上的游戏，反常规则，合并相等的数。
//! 思路：n ≥ 5 时，Alice 合并除两个以外的所有 1。Bob 面对 1、1 和 n - 2 > 2，只能合并两个 1；于
//! 是 Alice 面对 2 和 n - 2，两者不同，她胜。n 为 2 到 4 时，除一种走法外，每步之后至多剩一个 1
//! 和另一个数，Bob 不能走。例外是 n = 4 时留下 1、1、2，之后都是被迫的：Bob 留下 2、2，Alice 留
//! 下 4。所以都是 Bob 胜。n ≤ 1 时 Alice 根本无法操作，所以她胜。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize, counts: [u64; cases] }
    let mut winners = String::new();
    for n in counts {
        winners += if (2..=4).contains(&n) { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}
