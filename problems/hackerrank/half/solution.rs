//! HackerRank half — A stones game
//! <https://www.hackerrank.com/challenges/half> · 10 s? · 512 MiB? · medium
//!
//! Rules: N piles of 1, 2, …, N stones; a move destroys at least half of the stones of one
//! pile, and whoever destroys the last stone wins. T cases `N`; print the least number of
//! stones that a winning first move destroys, or 0 if there is none.
//! Model: subtraction game, by halves, one pile of each size.
//! Why: a pile has as value the number of its binary digits: a move reaches exactly the
//! numbers with fewer digits, or some of each. Only the piles of 1 and those of the largest
//! number of digits L can be odd in number, the latter if N is even; so the nim sum s is 1
//! or 1 ⊕ L. A winning move takes a pile with d digits to one with d ⊕ s < d: from the least
//! such pile, 2^(d - 1), down to its half or, if lower, to the largest number of d ⊕ s digits.
//! Cost: O(log N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=1_000_000).contains(&cases), "{cases} cases, not 1 to 1000000");
    let mut least = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!((1..=1_000_000_000).contains(&n), "{n} piles, not 1 to 1000000000");
        let most_digits = u64::BITS - n.leading_zeros();
        let nim_sum = if n % 2 == 1 { 1 } else { 1 ^ most_digits };
        let from = (1..=most_digits).filter(|digits| digits ^ nim_sum < *digits);
        let destroyed = from.map(|digits| {
            let pile = 1u64 << (digits - 1);
            let largest = (1 << (digits ^ nim_sum)) - 1;
            pile - largest.min(pile / 2)
        });
        least += &format!("{}\n", destroyed.min().unwrap_or(0));
    }
    print!("{least}");
}
