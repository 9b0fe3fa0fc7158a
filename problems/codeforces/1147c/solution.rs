//! Codeforces 1147C — Thanos Nim
//! <https://codeforces.com/problemset/problem/1147/C> · 1 s · 256 MiB · medium
//!
//! Rules: n piles, n even; a move chooses exactly n / 2 piles that are not empty and takes
//! from each any positive number of stones, and whoever cannot move loses. Print the
//! winner, `Alice` if it is the first player and `Bob` if not.
//! Model: Nim, a move in exactly half of the heaps.
//! Why: a position is lost exactly if its least pile comes more than n / 2 times. If it
//! comes at most so often, at least n / 2 piles are larger: cut n / 2 of them down to it. If
//! it comes more often and is 0, too few piles are left for a move; otherwise every move
//! touches a least pile, and the new least, being smaller, can only be in the n / 2 touched.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=50).contains(&n) && n % 2 != 1, "{n} piles, not an even number of 2 to 50");
    input! { piles: [u32; n] }
    let in_bounds = piles.iter().all(|pile| (1..=50).contains(pile));
    assert!(in_bounds, "a pile outside 1..=50 in {piles:?}");
    let least = piles.iter().min();
    let least_piles = piles.iter().filter(|&pile| Some(pile) == least).count();
    println!("{}", if least_piles > n / 2 { "Bob" } else { "Alice" });
}
