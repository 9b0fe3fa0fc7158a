// AtCoder cf16_exhibition_final_c https://atcoder.jp/contests/cf16-exhibition-final/tasks/cf16_exhibition_final_c · made by `cargo judge bundle cf16_exhibition_final_c --write` from 65ad725469a00e27
//! AtCoder cf16_exhibition_final_c — Cheating Nim
//! <https://atcoder.jp/contests/cf16-exhibition-final/tasks/cf16_exhibition_final_c> · 2 s · 256 MiB · medium
//!
//! Rules: N heaps for a game of Nim. Before it begins, the player who will move second may
//! eat one stone of each heap, or none. One case `N`, then the heaps; print the least number
//! of stones with which the second player wins, or -1.
//! Rule: nim
//! Model: Nim, heaps to be made a lost position.
//! Why: the nim sum must become 0, by Bouton's theorem. Eating from a heap that is divisible
//! by 2^t but not by 2^(t+1) turns over the digits 0 to t of the nim sum. So the highest one
//! that is left in it has to be turned by a heap with just this t, from the top down; which t
//! are needed is forced, and each of them once, for two heaps of one t undo each other.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} heaps, not 1 to 100000");
    input! { heaps: [u64; n] }
    if let Some(heap) = heaps.iter().find(|&heap| !(2..=1_000_000_000).contains(heap)) {
        panic!("a heap of {heap} stones, not 2 to 1000000000");
    }
    let turns = heaps.iter().fold(0, |turns, heap| turns | 1u64 << heap.trailing_zeros());
    let (mut sum, mut eaten) = (nim::nim_sum(&heaps), 0);
    while let Some(top) = sum.checked_ilog2() {
        if turns >> top & 1 == 0 {
            println!("-1");
            return;
        }
        sum ^= (2 << top) - 1;
        eaten += 1;
    }
    println!("{eaten}");
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
