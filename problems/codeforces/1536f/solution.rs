//! Codeforces 1536F — Omkar and Akmar
//! <https://codeforces.com/problemset/problem/1536/F> · 3 s · 256 MiB · hard
//!
//! Rules: n cells in a circle. A move writes A or B into an empty cell, but never beside the same
//! letter. Whoever cannot move loses. One case `n`; print how many different plays there are in
//! which both players choose best moves, modulo 10^9 + 7.
//! Model: parity, the game ends with an even number of letters.
//! Why: all plays have an even number of moves, so the second player always wins, no move is
//! better than another, and all plays count.
//!
//! 1. At the end every empty cell stands between an A and a B: otherwise one of the letters
//!    would fit. So no two empty cells are neighbours, and the letters alternate all around, also
//!    past empty cells. Hence their number k is even.
//! 2. The n - k empty cells, no two of them neighbours, can be chosen on the circle in
//!    n / k · C(k, n - k) ways. Then there are 2 ways to write the letters, and k! orders in
//!    which to write them, none of which ever puts equal letters side by side.
//! 3. So the answer is the sum of 2 n (k - 1)! C(k, n - k) over all even k from n / 2 to n.
//!
//! Cost: O(n).

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const PRIME: u64 = 1_000_000_007;
type Mod = ModInt<PRIME>;

/// The largest circle whose factorials fit into memory.
const MOST_CELLS: usize = 10_000_000;

fn main() {
    input! { n: usize }
    assert!(n >= 2, "{n} cells make no circle");
    assert!(n <= MOST_CELLS, "{n} cells, more than {MOST_CELLS}");
    let numbers = Factorials::new(n, PRIME);
    let mut plays = Mod::default();
    for letters in (n.div_ceil(2)..=n).filter(|letters| letters % 2 == 0) {
        let orders = Mod::new(numbers.factorial(letters - 1));
        plays += orders * Mod::new(numbers.choose(letters, n - letters));
    }
    println!("{}", plays * Mod::new(2 * n as u64));
}
