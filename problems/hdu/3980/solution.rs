//! HDU 3980 — Paint Chain
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3980> · 1 s · 32 MiB · difficulty 3
//!
//! Rules: a move paints exactly M adjacent unpainted beads of a closed chain of N beads; whoever
//! cannot do so loses, and aekdycoin moves first. The input is the number of cases and a line `N M`
//! for each; print the winner, as `Case #i: aekdycoin` or `Case #i: abcdxyzk`.
//! Bounds: 1 ≤ N, M ≤ 1000.
//! Kind: impartial
//! Picture: `1 / 5 2`
//! Model: take-and-break game, rows of beads.
//! Why: if N < M, there is no first move. Otherwise any first move is as good as any other: each
//! leaves the opponent a row of N - M beads. So aekdycoin wins exactly when the Grundy value of
//! that row is 0. A move in a row of n beads leaves two rows with n - M beads in total, so the
//! value g(n) of the row is the mex of g(a) ⊕ g(n - M - a) over all a from 0 to n - M.
//! Cost: O((N - M)²), once for each M.
//!
//! 规则：有一条 N 颗珠子围成的项链，每次操作恰好给相邻的 M 颗未涂色的珠子涂色；无法操作者输，
//! aekdycoin 先手。先给出数据组数，每组一行 `N M`；输出获胜者 `Case #i: aekdycoin` 或
//! `Case #i: abcdxyzk`。
//! 范围：1 ≤ N, M ≤ 1000。
//! 模型：取石子并分堆的游戏，一排排珠子。
//! 思路：若 N < M，先手一开始就无法操作。否则第一步涂在哪里都一样，都给对手留下一排 N - M 颗珠
//! 子。所以当且仅当这一排的 SG 值为 0 时 aekdycoin 胜。在一排 n 颗珠子上操作一次，剩下总长
//! n - M 的两排，所以 g(n) 是所有 g(a) ⊕ g(n - M - a) 的 mex。
//! 复杂度：每个 M 只算一次，O((N - M)²)。

use grundy::mex::MexSet;
use proconio::input;
use std::collections::BTreeMap;

/// For a chain longer than this, a table of values would take too long to fill.
const LONGEST: usize = 10_000;

fn main() {
    input! { cases: usize }
    let mut rows_by_move = BTreeMap::new();
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, m: usize }
        assert!(n <= LONGEST, "a chain of {n} beads, more than {LONGEST}");
        assert!(m > 0, "a move that paints nothing");
        let values: &mut Vec<u64> = rows_by_move.entry(m).or_default();
        let first_wins = n >= m && row_value(values, n - m, m) == 0;
        let winner = if first_wins { "aekdycoin" } else { "abcdxyzk" };
        winners += &format!("Case #{case}: {winner}\n");
    }
    print!("{winners}");
}

/// Returns the Grundy value of a row when a move paints `m` beads. First adds to `values` the
/// missing values of all rows up to this row.
fn row_value(values: &mut Vec<u64>, row: usize, m: usize) -> u64 {
    let mut options = MexSet::new();
    while values.len() <= row {
        options.clear();
        if let Some(rest) = values.len().checked_sub(m) {
            for left in 0..=rest / 2 {
                options.insert(values[left] ^ values[rest - left]);
            }
        }
        values.push(options.mex());
    }
    values[row]
}
