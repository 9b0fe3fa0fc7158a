// AtCoder ARC 144 F https://atcoder.jp/contests/arc144/tasks/arc144_f · made by `cargo judge bundle arc144_f --write` from 3e8087d0d2bfb057
//! AtCoder ARC 144 F — Arithmetic Sequence Nim
//! <https://atcoder.jp/contests/arc144/tasks/arc144_f> · 2 s · 1024 MiB · hard
//!
//! Rules: N piles of stones; a move takes x > 0 stones from one pile, where x is a mod m, and
//! whoever cannot move loses. One case `N m a`, then the piles; print how many first moves
//! win, mod 998244353.
//! Model: subtraction game {a, a + m, a + 2m, …}, a sum of heaps.
//! Why: with a = 0 a pile is worth its quotient by m. Else let n = qm + r with r < m. The
//! options of n are the first q + 1 numbers of the class r - a mod m if r ≥ a, and the first
//! q of the class r - a + m if r < a. If that class has the values 0 + min(q, c), this one
//! thus has 1 + min(q, c), or min(q, c + 1); if it has 1 + min(q, c), this one has only 0.
//! So the values are b + min(q, c), b being the parity of ⌊r / a⌋. From r < a go up in steps
//! of m - a to the first r' ≥ a: c counts the steps, less one if r' has b = 1. (With b = 0
//! it has c = 0, as r' - a has b = 1.) For a ≤ r < 2a, c is that of r - a, and beyond 0.
//! A move must go to the value g ⊕ nim sum: one option has it below b + c, or all from c on.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, m: u64, a: u64 }
    assert!((1..=300_000).contains(&n), "{n} piles, not 1 to 300000");
    assert!(a < m && m <= 1_000_000_000, "{a} mod {m}, not 0 <= a < m <= 1000000000");
    input! { piles: [u64; n] }
    let bounds = a.max(1)..=1_000_000_000_000_000_000;
    if let Some(pile) = piles.iter().find(|&pile| !bounds.contains(pile)) {
        panic!("a pile of {pile} stones, not {bounds:?}");
    }
    let value = |pile: &u64| {
        let (first, rise) = class(pile % m, m, a);
        first + rise.min(pile / m)
    };
    let sum = nim::nim_sum(piles.iter().map(value));
    let winning_moves = piles.iter().map(|pile| {
        let Some(largest) = pile.checked_sub(if a > 0 { a } else { m }) else { return 0 };
        let (first, rise) = class(largest % m, m, a);
        match (value(pile) ^ sum).checked_sub(first) {
            Some(above) if above > rise.min(largest / m) => 0,
            Some(above) if above == rise => largest / m - rise + 1,
            wanted => u64::from(wanted.is_some()),
        }
    });
    println!("{}", winning_moves.fold(0, |sum, moves| (sum + moves) % 998_244_353));
}

/// The first value of a class of numbers, the remainder r, and how often it rises by 1.
fn class(r: u64, m: u64, a: u64) -> (u64, u64) {
    match r.checked_div(a) {
        None => (0, u64::MAX),
        Some(0) => {
            let steps = (a - r).div_ceil(m - a);
            (0, steps - (r + steps * (m - a)) / a % 2)
        }
        Some(1) => (1, class(r - a, m, a).1),
        Some(block) => (block % 2, 0),
    }
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// The bitwise exclusive or of heaps or Grundy values; 0 for none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
}
