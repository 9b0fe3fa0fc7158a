//! Codeforces 1841A — Game with Board
//! <https://codeforces.com/problemset/problem/1841/A> · 2 s · 512 MiB · easy
//!
//! Rules: n ones stand on a board. A move wipes two or more equal numbers and writes their sum
//! instead; a player who cannot move, since all numbers are different, wins. Alice moves first.
//! Numbers n after their count; print the winner of each, `Alice` or `Bob`.
//! Model: game on sets and strings, misère, equal numbers are merged.
//! Why: for n ≥ 5 Alice merges all ones but two. Bob finds 1, 1 and n - 2 > 2, and has to merge the
//! two ones; then Alice finds 2 and n - 2, which are different, and wins. For n from 2 to 4, every
//! move but one leaves at most one 1 and one other number, so that Bob cannot move. The exception
//! leaves 1, 1, 2 for n = 4, and the next moves are forced: Bob leaves 2, 2 and Alice leaves 4. So
//! Bob wins. For n ≤ 1 Alice has no move at all.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize, counts: [u64; cases] }
    let mut winners = String::new();
    for n in counts {
        winners += if (2..=4).contains(&n) { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}
