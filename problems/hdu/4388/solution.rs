//! HDU 4388 — Stone Game II
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4388> · 1 s · 32 MiB · medium
//!
//! Rules: piles of stones; a move cuts a pile of n down to k, 0 < k < n with k ⊕ n < n, and
//! adds a pile of k ⊕ n stones or, once in the game for each player, of 2k ⊕ n, not an empty
//! one. Whoever cannot move loses. T cases `n`, then n piles; print `Case i: Yes` if the
//! first player wins, else `Case i: No`.
//! Model: parity, binary ones.
//! Why: k ⊕ n has as many ones as k and n together, less an even number, and so has 2k ⊕ n.
//! So the parity of all piles' ones stays as it is. A pile with two ones or more can be
//! cut, down to its highest one; at the end each pile has a single one, and there are as
//! many piles as ones. Each move adds a pile, so the number of moves is odd exactly if ones
//! and piles together are odd in number now, however it is played.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=150).contains(&cases), "{cases} cases, not 1 to 150");
    let mut verdicts = String::new();
    for case in 1..=cases {
        input! { n: usize }
        assert!((1..=50).contains(&n), "{n} piles, not 1 to 50");
        input! { piles: [u32; n] }
        let in_bounds = piles.iter().all(|pile| (1..=100_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=100000 in {piles:?}");
        let moves: u32 = piles.iter().map(|pile| pile.count_ones() - 1).sum();
        verdicts += &format!("Case {case}: {}\n", if moves % 2 == 1 { "Yes" } else { "No" });
    }
    print!("{verdicts}");
}
