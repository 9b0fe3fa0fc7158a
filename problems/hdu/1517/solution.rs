//! HDU 1517 — A Multiplication Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1517> · 1 s? · 32 MiB? · easy
//!
//! Also: POJ 2505, UVa 847
//! Rules: a number starts at 1 and is multiplied in turn by an integer from 2 to 9, Stan
//! first; whoever makes it n or more wins. One n a line up to the end of the input; print
//! `Stan wins.` or `Ollie wins.`.
//! Model: interval game, bounds multiplied by 9 and 2 in turn.
//! Why: what matters is the quotient q of n and the present number. If q ≤ 9, the mover wins at
//! once. If 9 < q ≤ 18, every move leaves a quotient above 1 and at most 9, so the mover loses.
//! If 18 < q ≤ 162, then q lies in (9m, 18m] for some m from 2 to 9, and multiplying by m leaves
//! a lost quotient. So it goes on: each interval of won quotients reaches to 9 times the last
//! bound, and each one of lost quotients to twice the last bound.
//! Cost: O(log n) a line.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        winners += if stan_wins(n) { "Stan wins.\n" } else { "Ollie wins.\n" };
    }
    print!("{winners}");
}

fn stan_wins(n: u64) -> bool {
    let mut bound: u64 = 9;
    let mut is_won = true;
    while bound < n {
        is_won = !is_won;
        let factor = if is_won { 9 } else { 2 };
        // A bound past 64 bits is above every n.
        bound = bound.saturating_mul(factor);
    }
    is_won
}
