//! Codeforces 603C — Lieges of Legendre
//! <https://codeforces.com/problemset/problem/603/C> · 2 s · 256 MiB · medium
//!
//! Also: Codeforces 604E
//! Rules: there are n piles of cows and a number k. A move takes one cow from a pile, or replaces
//! a pile of 2x cows, x > 0, by k piles of x. Whoever takes the last cow wins. The input is `n k`
//! and the piles; print the winner, `Kevin` if it is the first player and `Nicky` if not.
//! Model: splitting game, a sum of piles.
//! Why: by the theorem of Sprague and Grundy k piles of x are worth 0 if k is even, and as much
//! as one pile of x if k is odd. The values of the piles 0, 1, 2, … follow by induction:
//!
//! 1. For an even k they begin with 0, 1, 2, 0, 1, by the definition. From 5 on, an odd pile
//!    leaves only a pile of value 1, and is worth 0; an even one leaves 0 in both ways, and is
//!    worth 1.
//!
//! 2. For an odd k they begin with 0, 1, 0, 1, 2. From 5 on, an odd pile leaves only a value
//!    above 0, and is worth 0; an even one leaves 0 and the value of its half, so it is worth
//!    1 or 2.
//!
//! Cost: O(log a) a pile of a cows.

use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;

fn value(pile: u64, k_is_odd: bool) -> u64 {
    let first = if k_is_odd { [0, 1, 0, 1, 2] } else { [0, 1, 2, 0, 1] };
    if pile < 5 {
        return first[pile as usize];
    }
    if pile % 2 == 1 {
        0
    } else if k_is_odd {
        mex([0, value(pile / 2, k_is_odd)])
    } else {
        1
    }
}

fn main() {
    input! { n: usize, k: u64, piles: [u64; n] }
    let sum = nim_sum(piles.iter().map(|&pile| value(pile, k % 2 == 1)));
    println!("{}", if sum != 0 { "Kevin" } else { "Nicky" });
}
