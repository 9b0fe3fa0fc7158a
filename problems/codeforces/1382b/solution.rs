//! Codeforces 1382B — Sequential Nim
//! <https://codeforces.com/problemset/problem/1382/B> · 1 s · 256 MiB · easy
//!
//! Rules: n piles in a row; a move takes a positive number of stones from the first pile
//! that is not empty, and whoever cannot move loses. Cases `n`, then the piles, after their
//! number; print the winner of each, `First` or `Second`.
//! Model: Nim, the first heap alone.
//! Why: whoever stands before a pile of 2 or more wins: he takes all of it or all but one
//! stone, whichever makes him win what follows (strategy stealing). Piles of 1 before it only
//! pass the turn, so their number decides; and if there is no other pile, the last one wins.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let (mut winners, mut piles_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        piles_in_all += n;
        assert!(n > 0 && piles_in_all <= 100_000, "{n} piles, {piles_in_all} in all");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000");
        let ones = piles.iter().take_while(|&&pile| pile == 1).count();
        let last_choice = ones.min(n - 1);
        winners += if last_choice % 2 != 1 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
