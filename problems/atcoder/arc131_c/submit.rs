// AtCoder ARC 131 C https://atcoder.jp/contests/arc131/tasks/arc131_c · made by `cargo judge bundle arc131_c --write` from 5ce5c6a07e85c862
//! AtCoder ARC 131 C — Zero XOR
//! <https://atcoder.jp/contests/arc131/tasks/arc131_c> · 2 s · 1024 MiB · medium
//!
//! Rules: N different numbers whose exclusive or is not 0; a move removes one of them, and
//! wins if the exclusive or of the others is 0 then (none left counts as 0). One case `N`,
//! then the numbers; print `Win` if the player who moves first wins, else `Lose`.
//! Model: parity, a pairing of numbers.
//! Why: let x be the exclusive or of all. Removing x itself, if it is there, wins at once.
//! An odd number of numbers is always won: the removal of a fails only if, after it, the
//! opponent finds x ⊕ a among the others. That pairs the numbers, each with another one, as
//! x is not 0 and no number comes twice; but an odd number of them leaves one without a
//! partner, and its removal leaves a position of even size without an immediate win. That
//! is lost, since every move from it leaves an odd number again.
//! Cost: O(N), and O(N log N) to see that the numbers differ.

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=400_000).contains(&n), "{n} numbers, not 1 to 400000");
    input! { mut numbers: [u64; n] }
    if let Some(number) = numbers.iter().find(|&number| !(1..=1_000_000_000).contains(number)) {
        panic!("{number} is not 1 to 1000000000");
    }
    numbers.sort_unstable();
    if let Some(pair) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        panic!("{} is there twice", pair[0]);
    }
    let sum = nim::nim_sum(&numbers);
    assert!(sum != 0, "the exclusive or of all numbers is 0");
    println!("{}", if n % 2 == 1 || numbers.contains(&sum) { "Win" } else { "Lose" });
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
