//! Codeforces 603C — Lieges of Legendre
//! <https://codeforces.com/problemset/problem/603/C> · 2 s · 256 MiB · medium
//!
//! Also: Codeforces 604E
//! Rules: n piles of cows and a number k; a move takes one cow from a pile, or replaces a
//! pile of 2x cows, x > 0, by k piles of x. Whoever takes the last cow wins. Print the
//! winner, `Kevin` if he is the first player and `Nicky` if not.
//! Model: splitting game, a sum of piles.
//! Why: by the theorem of Sprague and Grundy k piles of x are worth 0 if k is even and one
//! pile of x if k is odd. Even k: 0, 1, 2, 0, 1 from the definition, then an odd pile sees a
//! 1 and is 0, an even one sees 0 and 0 and is 1. Odd k: 0, 1, 0, 1, 2, then an odd pile sees
//! a value above 0 and is 0, an even one sees 0 and the value of its half, so is 1 or 2.
//! Cost: O(log a) a pile.

use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;

fn value(pile: u64, k_is_odd: bool) -> u64 {
    let first = if k_is_odd { [0, 1, 0, 1, 2] } else { [0, 1, 2, 0, 1] };
    if pile < 5 {
        return first[pile as usize];
    }
    match (pile % 2, k_is_odd) {
        (1, _) => 0,
        (_, false) => 1,
        (_, true) => mex([0, value(pile / 2, k_is_odd)]),
    }
}

fn main() {
    input! { n: usize, k: u64 }
    assert!((1..=100_000).contains(&n), "{n} piles, not 1 to 100000");
    assert!((1..=1_000_000_000).contains(&k), "{k} new piles, not 1 to 1000000000");
    input! { piles: [u64; n] }
    if let Some(pile) = piles.iter().find(|pile| !(1..=1_000_000_000).contains(*pile)) {
        panic!("a pile of {pile} cows, not 1 to 1000000000");
    }
    let sum = nim_sum(piles.iter().map(|&pile| value(pile, k % 2 == 1)));
    println!("{}", if sum != 0 { "Kevin" } else { "Nicky" });
}
