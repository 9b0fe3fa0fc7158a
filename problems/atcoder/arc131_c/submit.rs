// AtCoder ARC 131 C https://atcoder.jp/contests/arc131/tasks/arc131_c · made by `cargo judge bundle arc131_c --write` from 7db88f36110e8307
//! AtCoder ARC 131 C — Zero XOR
//! <https://atcoder.jp/contests/arc131/tasks/arc131_c> · 2 s · 1024 MiB · medium
//!
//! Rules: N different numbers; a move removes one of them, and wins if the exclusive or of those
//! that are left is 0, as it is if there are none. The input is `N` and the numbers; print `Win`
//! if the player who moves first wins, else `Lose`.
//! Model: parity, a pairing of numbers.
//! Why: let x be the exclusive or of all. Removing x itself, if it is there, wins at once.
//! Otherwise an odd number of numbers is won, too. For the removal of a fails only if the
//! opponent then finds x ⊕ a among the others. That pairs a with another number; but an odd
//! number of different numbers leaves one without a partner, and its removal leaves an even
//! number of them without an immediate win. Such a position is lost, since every move from it
//! leaves an odd number again.
//! Cost: O(N log N), to see that the numbers differ; O(N) for the rest.

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, mut numbers: [u64; n] }
    numbers.sort_unstable();
    if let Some(pair) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        panic!("{} is there twice", pair[0]);
    }
    let wins = n % 2 == 1 || numbers.contains(&nim::nim_sum(&numbers));
    println!("{}", if wins { "Win" } else { "Lose" });
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
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
