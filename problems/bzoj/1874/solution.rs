//! BZOJ 1874 — Taking stones (取石子游戏)
//! <https://hydro.ac/d/bzoj/p/1874> · 1 s? · 128 MiB? · easy
//!
//! Rules: n heaps of stones; a move takes from one heap a number of stones that is in a set,
//! and whoever cannot move loses. One case: n, then n heaps; m, then the set, ascending. Print
//! `YES` and a winning first move `heap stones`, with the least heap and then the least
//! number, if there is one; else `NO`.
//! Rule: any set, for example {1, 2}
//! Model: subtraction game, a set from the input and its first winning move.
//! Why: the Grundy value of a heap is the mex of the values that are b below it, b in the
//! set, and the nim sum s decides. A move wins exactly if it gives its heap, of value v, the
//! value v ⊕ s.
//! Cost: O(1001 · m) for the table, O(n · m) for the move.

use grundy::table::TableVec;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=1000).contains(&n), "{n} heaps, not 1 to 1000");
    input! { heaps: [usize; n], m: usize }
    if let Some(heap) = heaps.iter().find(|&&heap| heap > 100_000) {
        panic!("a heap of {heap} stones, more than 100000");
    }
    assert!((1..=100).contains(&m), "a set of {m} numbers, not 1 to 100");
    input! { set: [usize; m] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let sg = TableVec::<u8>::subtraction(&set, largest + 1);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
    let moves = heaps.iter().enumerate().flat_map(|(place, &heap)| {
        set.iter().filter(move |&&take| take <= heap).map(move |&take| (place, heap, take))
    });
    let mut wins = moves.filter(|&(_, heap, take)| sg[heap - take] == sg[heap] ^ sum);
    match wins.next().filter(|_| sum != 0) {
        Some((place, _, take)) => println!("YES\n{} {take}", place + 1),
        None => println!("NO"),
    }
}
