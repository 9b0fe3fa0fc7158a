//! HDU 4388 — Stone Game II
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4388> · 1 s · 32 MiB · medium
//!
//! Rules: piles of stones; a move cuts a pile of n down to k, 0 < k < n with k ⊕ n < n, and adds a
//! pile of k ⊕ n stones or, once in the game for each player, of 2k ⊕ n if that is not 0. Whoever
//! cannot move loses. T cases `n`, then n piles; print `Case i: Yes` if the first player wins, else
//! `Case i: No`.
//! Model: parity, binary ones.
//! Why: k ⊕ n has as many binary ones as k and n together, less an even number, and so has
//! 2k ⊕ n. So a move does not change the parity of the ones of all piles together, and adds one
//! pile. As long as a pile has two ones or more there is a move, which cuts it down to its
//! highest one; at the end every pile has a single one, and there are as many piles as ones.
//! So however it is played, the number of moves is odd exactly if at the start ones and piles
//! together are odd in number.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for case in 1..=cases {
        input! { n: usize, piles: [u64; n] }
        // An empty pile has no ones, and no moves.
        let moves: u32 = piles.iter().map(|pile| pile.count_ones().saturating_sub(1)).sum();
        verdicts += &format!("Case {case}: {}\n", if moves % 2 == 1 { "Yes" } else { "No" });
    }
    print!("{verdicts}");
}
