//! CSES 1729 — Stick Game
//! <https://cses.fi/problemset/task/1729> · 1 s · 512 MiB · easy
//!
//! Rules: one heap of sticks; a move removes a number of them that is in the set P, which
//! contains 1, and whoever takes the last stick wins. One case `n k`, then the k numbers of
//! P; print one line that has for each heap from 1 to n a `W` if the first player wins,
//! else an `L`.
//! Rule: any set, for example {1, 4, 5}
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is won exactly if some move leaves a lost one. So go upwards from the heap 0,
//! which is lost: a heap h that no lost one has marked is lost, and marks the heaps h + p as won
//! for all p in P. As one of them is h + 1, at most every second heap is lost.
//! Cost: O(n · k), with at most n / 2 · k marks.

use proconio::input;

const LARGEST_HEAP: usize = 100_000_000;

fn main() {
    input! { n: usize, k: usize, mut set: [usize; k] }
    assert!(n <= LARGEST_HEAP, "a heap of {n} sticks, more than {LARGEST_HEAP}");
    assert!(!set.contains(&0), "a move of 0 sticks");
    set.retain(|&take| take <= n);
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
