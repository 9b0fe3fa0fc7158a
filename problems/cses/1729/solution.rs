//! CSES 1729 — Stick Game
//! <https://cses.fi/problemset/task/1729> · 1 s · 512 MiB · easy
//!
//! Rules: one heap of sticks; a move removes a number of them that is in the set P, which
//! contains 1, and whoever takes the last stick wins. One case `n k`, then the k numbers of
//! P; print one line that has for each heap from 1 to n a `W` if the first player wins,
//! else an `L`.
//! Rule: any set, for example {1, 4, 5}
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is won exactly if some move leaves a lost one. So, going up from the lost
//! heap 0, each heap that no lost one has marked is lost, and marks the heaps h + p as won.
//! Heap h + 1 among them, at most every second heap is lost.
//! Cost: O(n · k), with at most n / 2 · k marks.

use proconio::input;

fn main() {
    input! { n: usize, k: usize }
    assert!((1..=1_000_000).contains(&n), "a heap of {n} sticks, not 1 to 1000000");
    assert!((1..=100).contains(&k), "a set of {k} numbers, not 1 to 100");
    input! { set: [usize; k] }
    assert!(set.iter().all(|p| (1..=n).contains(p)), "a number outside 1..={n} in {set:?}");
    assert!(set.contains(&1), "no 1 in {set:?}");
    let mut verdicts = vec![b'L'; n + 1];
    for heap in 0..n {
        if verdicts[heap] == b'L' {
            for &take in &set {
                if let Some(verdict) = verdicts.get_mut(heap + take) {
                    *verdict = b'W';
                }
            }
        }
    }
    let verdicts: String = verdicts[1..].iter().map(|&verdict| char::from(verdict)).collect();
    println!("{verdicts}");
}
