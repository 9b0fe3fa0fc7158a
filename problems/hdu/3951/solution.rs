//! HDU 3951 — Coin Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3951> · 1 s? · 32 MiB? · easy
//!
//! Rules: n coins lie in a circle; a move takes 1 to k coins that lie side by side, without
//! a gap between them, and whoever takes the last coin wins. T cases `n k`; print
//! `Case i: first` or `Case i: second` for the winner.
//! Model: symmetry, coins in a circle.
//! Why: if k ≥ n, the first player takes all. Otherwise a row is left. If k ≥ 2, the second
//! player takes one or two coins from its middle (or all of it, if that is possible), and
//! then answers every move with its mirror image in the other half. If k = 1, every coin
//! takes one move, and n odd wins.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u64, k: u64 }
        assert!((3..=1_000_000_000).contains(&n), "{n} coins, not 3 to 1000000000");
        assert!((1..=10).contains(&k), "moves of up to {k} coins, not 1 to 10");
        let first = k >= n || k == 1 && n % 2 == 1;
        let winner = if first { "first" } else { "second" };
        winners += &format!("Case {case}: {winner}\n");
    }
    print!("{winners}");
}
