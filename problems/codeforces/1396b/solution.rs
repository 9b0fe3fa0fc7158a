//! Codeforces 1396B — Stoned Game
//! <https://codeforces.com/problemset/problem/1396/B> · 1 s · 256 MiB · easy
//!
//! Also: Codeforces 1397D
//! Rules: n piles of stones; a move takes one stone from a pile, but not from the pile of
//! the move just before. Whoever cannot move loses. Cases `n`, then the piles, after their
//! number; print the winner of each, `T` if it is the first player and `HL` if not.
//! Model: parity, one stone a move.
//! Why: with a pile larger than all others together, T takes from it every time and HL runs
//! out first. Call a position even if the sum S is even and no pile is over S / 2. The player
//! who has left one can do so again: if the other's stone leaves a pile of S / 2, take from
//! it; otherwise take from any other pile than his, all of which hold S / 2 ≥ 1 stones
//! together. So all stones are taken, and he takes the last. HL has an even position before
//! him to defend if S is even; if S is odd, T makes one by a stone of a largest pile.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} piles, not 1 to 100");
        input! { piles: [u32; n] }
        let in_bounds = piles.iter().all(|pile| (1..=100).contains(pile));
        assert!(in_bounds, "a pile outside 1..=100 in {piles:?}");
        let sum: u32 = piles.iter().sum();
        let outweighs = piles.iter().any(|pile| 2 * pile > sum);
        winners += if outweighs || sum % 2 == 1 { "T\n" } else { "HL\n" };
    }
    print!("{winners}");
}
