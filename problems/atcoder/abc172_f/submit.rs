// AtCoder ABC 172 F https://atcoder.jp/contests/abc172/tasks/abc172_f · made by `cargo judge bundle abc172_f --write` from ae1af6de6ba28bb6
//! AtCoder ABC 172 F — Unfair Nim
//! <https://atcoder.jp/contests/abc172/tasks/abc172_f> · 2 s · 1024 MiB · medium
//!
//! Rules: N heaps of stones for a game of Nim. Before it begins, the player who will move
//! second may move stones from heap 1 to heap 2, but not all of heap 1. One case `N`, then
//! the heaps; print the least number of stones with which the second player wins, or -1.
//! Rule: nim
//! Model: Nim, heaps to be made a lost position.
//! Why: by Bouton's theorem the first two heaps must become a and b with a ⊕ b = x, the nim
//! sum of the rest, while a + b = s stays. As a + b = (a ⊕ b) + 2 (a ∧ b), the common bits
//! are c = (s - x) / 2, which is possible if s - x is even and not negative and c ∧ x = 0.
//! Then a is c with some of the bits of x, and b has the other ones. The best a is the
//! largest up to A_1: take each bit of x, highest first, unless a becomes too large, for a
//! higher bit is worth more than all lower ones. Heap 1 may not become empty.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

const LARGEST_HEAP: u64 = 1_000_000_000_000;

fn main() {
    input! { n: usize }
    assert!((2..=300).contains(&n), "{n} heaps, not 2 to 300");
    input! { heaps: [u64; n] }
    if let Some(heap) = heaps.iter().find(|&heap| !(1..=LARGEST_HEAP).contains(heap)) {
        panic!("a heap of {heap} stones, not 1 to {LARGEST_HEAP}");
    }
    match largest_first_heap(heaps[0], heaps[1], nim::nim_sum(&heaps[2..])) {
        Some(a) => println!("{}", heaps[0] - a),
        None => println!("-1"),
    }
}

/// The largest a, 1 to `first`, with a ⊕ b = `xor` for the b that a leaves of both heaps.
fn largest_first_heap(first: u64, second: u64, xor: u64) -> Option<u64> {
    let twice_common = (first + second).checked_sub(xor)?;
    let common = twice_common / 2;
    if twice_common % 2 == 1 || common & xor != 0 || common > first {
        return None;
    }
    let bits_of_xor = (0..u64::BITS).rev().map(|bit| xor & 1 << bit);
    let a = bits_of_xor.fold(common, |a, bit| if a + bit <= first { a + bit } else { a });
    Some(a).filter(|&a| a > 0)
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
