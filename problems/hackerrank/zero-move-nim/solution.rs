//! HackerRank zero-move-nim — Zero-Move Nim
//! <https://www.hackerrank.com/challenges/zero-move-nim> · 10 s? · 512 MiB? · medium
//!
//! Rules: piles of stones; a move takes any positive number of stones from one pile, or none
//! from a pile with stones, which may be done once for each pile, by either player. Whoever
//! cannot move loses. g cases `n`, then n piles; print `W` if the first player wins, else
//! `L`.
//! Model: Nim, with a pass for each pile.
//! Why: the pass on a pile of p leaves a pile of Nim, of the value p. By induction a pile
//! with its pass has the value p + 1 if p is odd, p - 1 if p is even, and 0 if it is empty:
//! the smaller piles have all values below p if p is odd, and p but not p - 1 if p is even.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=10).contains(&n), "{n} piles, not 1 to 10");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..1 << 30).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1073741823 in {piles:?}");
        let values = piles.iter().map(|&pile| if pile % 2 == 1 { pile + 1 } else { pile - 1 });
        let nim_sum = values.fold(0, |sum, value| sum ^ value);
        verdicts += if nim_sum != 0 { "W\n" } else { "L\n" };
    }
    print!("{verdicts}");
}
