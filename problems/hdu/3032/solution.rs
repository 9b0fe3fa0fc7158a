//! HDU 3032 — Nim or not Nim?
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3032> · 1 s? · 32 MiB? · medium
//!
//! Rules: heaps of stones; a move takes any positive number of stones from one heap or
//! splits a heap into two that are not empty, and whoever takes the last stone wins. T
//! cases `N`, then N heaps; print the winner, `Alice` (first) or `Bob`.
//! Rule: lasker
//! Model: Lasker's Nim.
//! Why: claim: the Grundy value of a heap is its size, but 4k + 3 and 4k + 4 change places, for
//! k = 0, 1, 2, …. The proof rests on u + v = (u ⊕ v) + 2m, where m = u AND v has a 1 in each
//! place where both have one.
//!
//! 1. By induction, let smaller heaps have these values. Taking stones reaches all values below
//!    the claimed value G, except that 4k + 3 also needs the value 4k + 3, which the split into
//!    1 and 4k + 2 has. It remains to show that no split has the value G itself.
//! 2. Suppose that u ⊕ v = G for the values u, v > 0 of two parts. The heap of a value x has
//!    x + d(x) stones, where d(x) is 1 if x ≡ 3 (mod 4), -1 if x ≡ 0, and 0 otherwise. So
//!    u + v + d(u) + d(v) = G + d(G), that is 2m = d(G) - d(u) - d(v).
//! 3. If d(G) = 0, the right side is 0 or 2. It is 2 if both values are ≡ 0, but then m is a
//!    multiple of 4 and not 1. It is 0 if one is ≡ 3 and the other ≡ 0, or if both are ≡ 1 or 2,
//!    different ones as m = 0; in both cases G ≡ 3, and d(G) = 1.
//! 4. If d(G) = 1, G ≡ 3, and one value has d = ±1, the other d = 0. A value ≡ 3 beside one ≡ 1
//!    or 2 has a common 1 with it, though m = 0; a value ≡ 0 makes the other one ≡ 3.
//! 5. If d(G) = -1, G ≡ 0, and one value is ≡ 0, the other ≡ 1 or 2, which makes G ≡ 1 or 2.
//!
//! Cost: O(1) a heap.

use grundy::lasker;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { heap: u64 }
            nim_sum ^= lasker::grundy_value(heap);
        }
        winners += if nim_sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
