//! HDU 1525 — Euclid's Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1525> · 1 s? · 32 MiB? · easy
//!
//! Also: POJ 2348, UVa 10368, Kattis euclidsgame
//! Rules: two positive numbers; a move subtracts from the larger a positive multiple of the
//! smaller, as long as nothing gets negative, and whoever makes a 0 wins, Stan first.
//! Lines `a b` end with `0 0`; print `Stan wins` or `Ollie wins`.
//! Model: Euclid's game.
//! Why: let the larger number be q times the smaller s and r more. If r = 0, taking all
//! wins. If q = 1, there is one move. If q ≥ 2, the mover may go to (s, r), or to
//! (s + r, s), from which the opponent must go to (s, r): one of the two wins. So the
//! first player to have a choice wins.
//! Cost: O(log a) a line.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        if (a, b) == (0, 0) {
            break;
        }
        assert!(a > 0 && b > 0, "a number is 0 in {a} {b}");
        let (mut small, mut large) = (a.min(b), a.max(b));
        let mut stan = true;
        while large / small == 1 && large > small {
            (small, large) = (large - small, small);
            stan = !stan;
        }
        winners += if stan { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{winners}");
}
