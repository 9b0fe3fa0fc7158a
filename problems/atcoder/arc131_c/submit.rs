// AtCoder ARC 131 C https://atcoder.jp/contests/arc131/tasks/arc131_c · made by `cargo judge bundle arc131_c --write` from e86f9580c5db89bf
//! AtCoder ARC 131 C — Zero XOR
//! <https://atcoder.jp/contests/arc131/tasks/arc131_c> · 2 s · 1024 MiB · difficulty 3
//!
//! Rules: N different numbers; a move removes one of them, and wins if the bitwise exclusive or of
//! the remaining numbers is 0, as is the case when none are left. The input is `N` and the numbers;
//! print `Win` if the player who moves first wins, else `Lose`.
//! Bounds: 1 ≤ N ≤ 400,000; the numbers are from 1 to 10^9, and their exclusive or is not 0.
//! Kind: impartial
//! Model: parity, a pairing of numbers.
//! Why: let x be the exclusive or of all numbers. Removing x itself, if it is among them, wins at
//! once. Otherwise a position with an odd number of numbers is won, too. The reason is that
//! removing a number a fails only if the opponent then finds x ⊕ a among the others. This pairs a
//! with another number; but among an odd number of different numbers at least one has no partner,
//! and removing that number leaves the opponent an even number of numbers and no immediate win.
//! Such a position is lost, since every move from it leaves an odd number of numbers again.
//! Cost: O(N log N) to check that the numbers differ; O(N) for the rest.
//!
//! 规则：有 N 个互不相同的数；每次操作拿走一个，若剩下的数的异或和为 0 就获胜，一个也不剩时异或
//! 和也算 0。输入 `N` 和各数；先手胜输出 `Win`，否则输出 `Lose`。
//! 范围：1 ≤ N ≤ 400,000；各数从 1 到 10^9，异或和不为 0。
//! 模型：奇偶性，把数两两配对。
//! 思路：设 x 为所有数的异或和。若 x 本身在其中，拿走它立即获胜。否则，若数有奇数个，也是必胜
//! 态。因为拿走 a 不成功，只可能是对手接着在剩下的数中找到了 x ⊕ a，这就把 a 与另一个数配成一
//! 对；而奇数个互不相同的数中总有一个没有同伴，拿走它之后剩下偶数个数，对手不能立即获胜。这样的
//! 局面必败，因为从它走任何一步都又留下奇数个数。
//! 复杂度：检查各数互不相同为 O(N log N)，其余 O(N)。

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
