//! Codeforces 1536F — Omkar and Akmar
//! <https://codeforces.com/problemset/problem/1536/F> · 3 s · 256 MiB · hard
//!
//! Rules: n cells in a circle; a move writes A or B into an empty cell, never beside the same
//! letter. Whoever cannot move loses. One case `n`; print how many different plays there are
//! in which both players choose best moves, modulo 10^9 + 7.
//! Model: parity, the game ends with an even number of letters.
//! Why: at the end an empty cell stands between an A and a B, or one of them would fit. So
//! letters alternate all around, their number k is even, the second player always wins, and
//! no move is better than another. On the circle n - k empty cells, no two side by side, can
//! be chosen in n / k · C(k, n - k) ways, the first letter in 2, and the order of moves in k!.
//! Cost: O(n).

use grundy::contest::modular::Factorials;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize }
    assert!((2..=1_000_000).contains(&n), "{n} cells, not 2 to 1000000");
    let counts = Factorials::new(n, MODULUS);
    let even = (n.div_ceil(2)..=n).filter(|k| k % 2 == 0);
    let plays = even.map(|k| counts.factorial(k - 1) * counts.choose(k, n - k) % MODULUS);
    println!("{}", 2 * n as u64 * (plays.sum::<u64>() % MODULUS) % MODULUS);
}
