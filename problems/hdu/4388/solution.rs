//! HDU 4388 — Stone Game II
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4388> · 1 s · 32 MiB · medium
//!
//! Rules: heaps of stones; a move chooses a heap of n, leaves k of them, where 0 < k < n and
//! k ⊕ n < n, and adds a heap of k ⊕ n stones; each player may once add one of 2k ⊕ n stones
//! instead (not an empty one). Whoever cannot move loses. Cases after their number: how many
//! heaps, then the heaps. Print `Case i: Yes` if the first player wins, else `Case i: No`.
//! Model: parity, of binary digits.
//! Why: k, or 2k, has as many ones as k; where it meets a one of n both vanish, so that the
//! parity of all ones stays the same, while each move makes one heap more. Play ends when
//! every heap has a single one: with two or more, its lowest one is a k. Then there are as
//! many ones as heaps. So the moves have the parity of ones minus heaps at the start.
//! Cost: O(1) a heap.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut lines = String::new();
    for case in 1..=cases {
        input! { n: usize }
        assert!(n <= 50, "{n} heaps, more than 50");
        input! { heaps: [u32; n] }
        if let Some(heap) = heaps.iter().find(|heap| !(1..=100_000).contains(*heap)) {
            panic!("a heap of {heap} stones, not 1 to 100000");
        }
        let moves: u32 = heaps.iter().map(|heap| heap.count_ones() - 1).sum();
        lines += &format!("Case {case}: {}\n", if moves % 2 == 1 { "Yes" } else { "No" });
    }
    print!("{lines}");
}
