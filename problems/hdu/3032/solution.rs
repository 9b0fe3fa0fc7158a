//! HDU 3032 — Nim or not Nim?
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3032> · 1 s? · 32 MiB? · medium
//!
//! Rules: heaps of stones; a move takes any positive number of stones from one heap or
//! splits a heap into two that are not empty, and whoever takes the last stone wins. T
//! cases `N`, then N heaps; print the winner, `Alice` (first) or `Bob`.
//! Rule: lasker
//! Model: Lasker's Nim.
//! Why: the value of a heap is its size, but 4k + 3 and 4k + 4 change places. By induction
//! on h, taking gives all smaller values but that swap. The last two binary digits of a
//! split's value follow from those of its parts (0 has 3, and 3 has 0): they are 2 if
//! h ≡ 1, 0 or 1 if h ≡ 2 or 0, and 3 if h ≡ 3 (mod 4). So a split never has the value
//! that h claims, and (1, 4k + 2) adds 4k + 3 to the values below 4k + 4.
//! Cost: O(1) a heap.

use grundy::lasker;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "{n} heaps, not 1 to 1000000");
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { heap: u64 }
            assert!((1..1 << 31).contains(&heap), "a heap of {heap}, not 1 to 2147483647");
            nim_sum ^= lasker::grundy_value(heap);
        }
        winners += if nim_sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
