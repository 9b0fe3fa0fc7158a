//! Luogu P4101 — Everyone praises the south (人人尽说江南好)
//! <https://www.luogu.com.cn/problem/P4101> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 3609
//! Rules: n piles of one stone each; a move puts two piles together if the new one has at
//! most m stones, and whoever cannot move loses. T cases `n m`; print 0 if the first player
//! wins, 1 if the second does.
//! Model: parity, of the moves that lead to the fewest piles.
//! Why: let k = ⌈n / m⌉, and let W be the player who makes the last of n - k moves. W keeps to
//! this form: piles of m, one pile of x, single stones (if W begins, by making a pair).
//! The answer to x + 1 is x + 2, or a new pair if x + 1 = m; to a new pair it is to add it
//! to x, or if x = m - 1 to complete x with a single stone, or if x = m to add one to the
//! pair. Where W has no such answer, no move is left at all and, case by case, there are k
//! piles. But then n - k moves have been made, the last by W, and it is not W's turn: so W
//! always has an answer, and the first player wins exactly if n - k is odd.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        let in_bounds = [n, m].iter().all(|number| (1..=1_000_000_000).contains(number));
        assert!(in_bounds, "{n} piles and at most {m} stones, not both 1 to 1000000000");
        let fewest_piles = n.div_ceil(m);
        answers += if (n - fewest_piles) % 2 == 1 { "0\n" } else { "1\n" };
    }
    print!("{answers}");
}
