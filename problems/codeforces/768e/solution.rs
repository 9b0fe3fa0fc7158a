//! Codeforces 768E — Game of Stones
//! <https://codeforces.com/problemset/problem/768/E> · 3 s · 256 MiB · medium
//!
//! Rules: n piles of 1 to 60 stones; a move takes a positive number of stones from a pile,
//! but from one pile no number may be taken twice in the game. Whoever cannot move loses.
//! One case `n`, then the piles; print `YES` if the second player wins and `NO` if not.
//! Model: Nim, no number twice from one heap.
//! Why: a pile with the numbers taken from it is a game of its own, and its value follows
//! from the definition: numbers above what is left no longer matter, so that few states
//! come up. By the theorem of Sprague and Grundy the nim sum of the piles decides. (A fresh
//! pile's value comes out as the largest k with 1 + 2 + … + k stones in it.)
//! Cost: O(1) for the 60 values, about 100000 states; then O(n).

use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// What is left of a pile, and the numbers taken from it as bits.
type Pile = (u32, u64);

fn value(known: &mut BTreeMap<Pile, u64>, (left, taken): Pile) -> u64 {
    let pile = (left, taken & ((2 << left) - 1));
    if let Some(&value) = known.get(&pile) {
        return value;
    }
    let mut options = vec![];
    for take in (1..=left).filter(|take| taken >> take & 1 == 0) {
        options.push(value(known, (left - take, taken | 1 << take)));
    }
    known.insert(pile, mex(options.iter().copied()));
    known[&pile]
}

fn main() {
    input! { n: usize }
    assert!((1..=1_000_000).contains(&n), "{n} piles, not 1 to 1000000");
    input! { piles: [usize; n] }
    if let Some(pile) = piles.iter().find(|pile| !(1..=60).contains(*pile)) {
        panic!("a pile of {pile} stones, not 1 to 60");
    }
    let mut known = BTreeMap::new();
    let largest = piles.iter().max().map_or(0, |&pile| pile as u32);
    let values: Vec<u64> = (0..=largest).map(|pile| value(&mut known, (pile, 0))).collect();
    let sum = nim_sum(piles.iter().map(|&pile| values[pile]));
    println!("{}", if sum == 0 { "YES" } else { "NO" });
}
