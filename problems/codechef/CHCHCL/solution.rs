//! CodeChef CHCHCL — Chef and Chocolate
//! <https://www.codechef.com/problems/CHCHCL> · 1 s · 1536 MiB? · difficulty 1
//!
//! Rules: there is a bar of chocolate with n rows and m columns. A move cuts a block in two along a
//! line between rows or columns. Whoever cannot move loses. The input is the number of cases; each
//! is `n m`. Print `Yes` if the first player wins, else `No`.
//! Bounds: at most 100 cases; 1 ≤ n, m ≤ 10^9.
//! Kind: impartial
//! Model: parity, a number of moves that is fixed.
//! Why: a cut makes one more block, and the game ends with the nm single pieces, so it lasts nm - 1
//! moves however it is played. The first player makes the last move exactly when nm is even.
//! Cost: O(1) per case.
//!
//! 规则：有一块 n 行 m 列的巧克力。每次操作取现有的一块，沿行间或列间的线切成两块。无法操作者
//! 输。先给出数据组数，每组为 `n m`；先手胜输出 `Yes`，否则输出 `No`。
//! 范围：至多 100 组；1 ≤ n, m ≤ 10^9。
//! 模型：奇偶性，总步数是固定的。
//! 思路：每切一刀多出一块，最后是 nm 个单格，所以不论怎么切都恰好走 nm - 1 步。当且仅当 nm 是偶
//! 数时先手走最后一步。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        assert!(n > 0 && m > 0, "a chocolate of {n} by {m} has no piece");
        verdicts += if n % 2 == 0 || m % 2 == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
