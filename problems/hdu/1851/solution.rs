//! HDU 1851 — A Simple Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1851> · 1 s? · 32 MiB? · easy
//!
//! Rules: n piles, at most 10; from pile i, which has M stones, a move takes 1 to L stones,
//! M and L being the pile's own. Whoever takes the last stone of all wins. T cases `n`,
//! then n lines `M L`; print `No` if the player who moves first wins, else `Yes`. (That M
//! and L are 1 to 20 is from one copy of the statement.)
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, a sum of piles with a limit each.
//! Why: pile i has the Grundy value M mod (L + 1), and the nim sum of these decides. The
//! question is asked for the player who moves second.
//! Cost: O(n) a case.

use grundy::{bash, nim};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=10).contains(&n), "{n} piles, not 1 to 10");
        input! { piles: [(u64, u64); n] }
        let in_bounds = piles.iter().flat_map(|&(m, l)| [m, l]).all(|it| (1..=20).contains(&it));
        assert!(in_bounds, "a number outside 1..=20 in {piles:?}");
        let values = piles.iter().map(|&(m, l)| bash::grundy_value(m, l));
        verdicts += if nim::outcome(values).mover_wins() { "No\n" } else { "Yes\n" };
    }
    print!("{verdicts}");
}
