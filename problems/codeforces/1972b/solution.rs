//! Codeforces 1972B — Coin Games
//! <https://codeforces.com/problemset/problem/1972/B> · 1 s · 256 MiB · easy
//!
//! Rules: n coins in a circle, each up (`U`) or down (`D`); a move removes a coin that is up and
//! turns its two neighbours over. (If there are just two coins, the other one is turned twice and
//! stays as it is.) Whoever cannot move loses. Cases `n`, then the circle, after their number;
//! print for each whether the first player wins, `YES` or `NO`.
//! Model: parity, coins that are up.
//! Why: a move removes one coin that is up and turns two over, which changes the number of coins
//! that are up by -1 and by -2, 0 or 2. So its parity changes with every move. In the end it is
//! 0, so the first player makes the last move if and only if it is odd now.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, circle: String }
        assert!(circle.len() == n, "{} coins, not the {n} that were promised", circle.len());
        assert!(circle.bytes().all(|coin| b"UD".contains(&coin)), "a coin that is not U or D");
        let up = circle.matches('U').count();
        verdicts += if up % 2 == 1 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
