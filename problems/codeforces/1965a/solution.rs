//! Codeforces 1965A — Everything Nim
//! <https://codeforces.com/problemset/problem/1965/A> · 2 s · 256 MiB · easy
//!
//! Also: Codeforces 1966C
//! Rules: n piles; a move takes from every pile that is not empty the same positive number of
//! stones, at most the size of the smallest of them. Whoever cannot move loses. Cases `n`,
//! then the piles, after their number; print the winner of each, `Alice` if she is the first
//! player and `Bob` if not.
//! Model: Nim, the first heap alone.
//! Why: sort the different sizes. A move lowers the least of them and keeps the differences
//! of the others, so the differences d₁, d₂, … (d₁ the least size) are heaps that are played
//! one after the other. Whoever stands before a heap of 2 or more wins, because he can leave 0
//! or 1 of it (strategy stealing); heaps of 1 pass the turn, and so does the end.
//! Cost: O(n log n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut winners, mut piles_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        piles_in_all += n;
        assert!(n > 0 && piles_in_all <= 200_000, "{n} piles, {piles_in_all} in all");
        input! { mut piles: [usize; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000");
        piles.sort_unstable();
        piles.dedup();
        // The sizes 1, 2, 3, … are the differences of 1.
        let ones = piles.iter().zip(1..).take_while(|&(&pile, place)| pile == place).count();
        let last_choice = ones.min(piles.len() - 1);
        winners += if last_choice % 2 != 1 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
