//! HDU 1846 — Brave Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846> · 1 s · 32 MiB · easy
//!
//! Rules: one heap of n stones; a move takes 1 to m of them, and whoever takes the last
//! stone wins. C cases `n m`; print `first` or `second` for the winner.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game.
//! Why: whatever number t the opponent takes, m + 1 - t is a move too, so a multiple of
//! m + 1 is lost, and from any other heap one can take the remainder.
//! Cost: O(1) a case.

use grundy::bash;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        let in_bounds = [n, m].iter().all(|number| (1..=1000).contains(number));
        assert!(in_bounds, "{n} stones by {m}, not both 1 to 1000");
        verdicts += if bash::outcome(n, m).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{verdicts}");
}
