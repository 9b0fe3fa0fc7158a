//! HackerRank half — A stones game
//! <https://www.hackerrank.com/challenges/half> · 10 s? · 512 MiB? · medium
//!
//! Rules: there are N piles of 1, 2, …, N stones. A move destroys at least half of the stones of
//! one pile; whoever destroys the last stone wins. The input has T cases `N`. Print the least
//! number of stones that a winning first move destroys, or 0 if there is none.
//! Model: subtraction game, by halves, one pile of each size.
//! Why: a pile is worth the number of its binary digits, because a move from d digits leads to
//! numbers of 0, 1, …, d - 1 digits.
//!
//! 1. For 1 < d < L, if L is the number of digits of N, the number of piles with d digits is
//!    2^(d - 1), which is even. There is one pile of 1 digit, and with L > 1 digits there are
//!    N + 1 - 2^(L - 1) piles, an odd number if N is even. So the nim sum s is 1 for an odd N
//!    and 1 ⊕ L for an even one.
//! 2. A winning move takes a pile of d digits to one of e = d ⊕ s digits, with e < d. It leaves
//!    the largest number of e digits, 2^e - 1, or half of the pile, rounded down, if that is less:
//!    then e = d - 1, and the half has e digits as well. Either way it destroys the fewest stones
//!    if the pile is the least one of d digits, 2^(d - 1).
//!
//! Cost: O(log N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut least = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        least += &format!("{}\n", fewest_destroyed(n));
    }
    print!("{least}");
}

/// Returns the least number of stones that a winning move destroys; 0 if no move wins.
fn fewest_destroyed(n: u64) -> u64 {
    let most_digits = u64::BITS - n.leading_zeros();
    let nim_sum = if n % 2 == 1 { 1 } else { 1 ^ most_digits };
    let wins = (1..=most_digits).filter(|digits| digits ^ nim_sum < *digits);
    let destroyed = wins.map(|digits| {
        let pile = 1u64 << (digits - 1);
        let largest_left = (1u64 << (digits ^ nim_sum)) - 1;
        pile - largest_left.min(pile / 2)
    });
    destroyed.min().unwrap_or(0)
}
