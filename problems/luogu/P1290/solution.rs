//! Luogu P1290 — Euclid's game (欧几里德的游戏)
//! <https://www.luogu.com.cn/problem/P1290> · 1 s? · 125 MiB? · easy
//!
//! Rules: two positive numbers; a move subtracts from the larger a positive multiple of the
//! smaller, as long as nothing gets negative, and whoever makes a 0 wins, Stan first. C
//! cases `M N`; print `Stan wins` or `Ollie wins`.
//! Model: Euclid's game.
//! Why: let the larger number be q times the smaller s and r more. If r = 0, taking all
//! wins. If q = 1, there is one move. If q ≥ 2, the mover may go to (s, r), or to
//! (s + r, s), from which the opponent must go to (s, r): one of the two wins. So the
//! first player to have a choice wins.
//! Cost: O(log M) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=6).contains(&cases), "{cases} cases, not 1 to 6");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64, n: u64 }
        let in_bounds = [m, n].iter().all(|number| (1..1 << 31).contains(number));
        assert!(in_bounds, "{m} and {n}, not both 1 to 2147483647");
        let (mut small, mut large) = (m.min(n), m.max(n));
        let mut stan = true;
        while large / small == 1 && large > small {
            (small, large) = (large - small, small);
            stan = !stan;
        }
        winners += if stan { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{winners}");
}
