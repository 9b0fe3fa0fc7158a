//! Luogu P1290 — Euclid's game (欧几里德的游戏)
//! <https://www.luogu.com.cn/problem/P1290> · 1 s? · 125 MiB? · easy
//!
//! Rules: two positive numbers; a move subtracts from the larger a positive multiple of the
//! smaller, as long as nothing gets negative, and whoever makes a 0 wins, Stan first. C
//! cases `M N`; print `Stan wins` or `Ollie wins`.
//! Model: Euclid's game.
//! Why: let b, the larger number, be q·a + r. If r = 0, taking all wins. Else the mover may
//! leave (a, r) or, if q ≥ 2, (a, r + a), which only leads to (a, r): so with q ≥ 2 he wins,
//! and with q = 1 all is forced until the first choice. By induction (Cole and Davie, 1969)
//! that is his exactly if b / a is above the golden ratio.
//! Cost: O(1) a case.

use grundy::euclid;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=6).contains(&cases), "{cases} cases, not 1 to 6");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64, n: u64 }
        let in_bounds = [m, n].iter().all(|number| (1..1 << 31).contains(number));
        assert!(in_bounds, "{m} and {n}, not both 1 to 2147483647");
        let stan = euclid::outcome(m, n).mover_wins();
        winners += if stan { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{winners}");
}
