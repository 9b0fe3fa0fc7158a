//! Codeforces 2087H — Nim with Special Numbers
//! <https://codeforces.com/problemset/problem/2087/H> · 8 s · 512 MiB · hard
//!
//! Rules: Nim with a set S of numbers, empty at first; no move may bring a heap from above a
//! number of S to below it. After their number, lines: `1 s` puts s into S, or takes it out
//! if it is there; `2 k`, then k heaps, asks who wins: print `First` or `Second`.
//! Model: Nim, with numbers that a move cannot pass.
//! Why: put 0 into S. Let s be the next number of S below x, d = x - s, and G the value of s.
//! As s + 1, s + 2, … can all go down to s, their values are 0, 1, 2, … without G: x has d - 1
//! if d ≤ G, else d. If x is in S too and d' is the gap of s as d is that of x, G is d' or
//! d' - 1: so x has d - 1 if d < d', d if d > d', and the one of both that G is not if d = d'.
//! So values alternate in a run of equal gaps; the first gap and the one before decide it.
//! Cost: O(log q) a line and heap.

use proconio::input;
use std::collections::BTreeSet;

/// The largest number of the set that is less than x, or 0.
fn below(set: &BTreeSet<usize>, x: usize) -> usize {
    set.range(..x).next_back().copied().unwrap_or(0)
}

fn main() {
    input! { q: usize }
    let bounds = 1..=300_000;
    assert!(bounds.contains(&q), "{q} lines, not 1 to 300000");
    // S, and its numbers that begin a run.
    let (mut set, mut firsts, mut winners) = (BTreeSet::new(), BTreeSet::new(), String::new());
    for _ in 0..q {
        input! { kind: usize, number: usize }
        if kind == 1 {
            assert!(bounds.contains(&number), "a number {number}, not 1 to 300000");
            let _ = set.remove(&number) || set.insert(number);
            firsts.remove(&number);
            for &s in set.range(number..).take(3) {
                firsts.remove(&s);
                let before = below(&set, s);
                if s - before != before - below(&set, before) {
                    firsts.insert(s);
                }
            }
        } else {
            assert!(kind == 2 && (1..=3).contains(&number), "a line {kind} {number}");
            input! { heaps: [usize; number] }
            assert!(heaps.iter().all(|heap| bounds.contains(heap)), "a heap outside 1..=300000");
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(&set, &firsts, heap));
            winners += if sum != 0 { "First\n" } else { "Second\n" };
        }
    }
    print!("{winners}");
}

fn value(set: &BTreeSet<usize>, firsts: &BTreeSet<usize>, x: usize) -> usize {
    let (s, first) = (below(set, x), below(firsts, x));
    let before = below(set, first);
    let (gap, gap_before) = (first - before, before - below(set, before));
    let of_s = gap - (usize::from(gap < gap_before) + (s - first) / gap.max(1)) % 2;
    x - s - usize::from(x - s <= of_s)
}
