//! Luogu P7979 — Not the end of the world, larger (世界未末日 加强版)
//! <https://www.luogu.com.cn/problem/P7979> · 1 s? · 125 MiB? · hard
//!
//! Rules: n heaps; a move chooses 1 to k of them and takes c stones from each, a number for
//! each heap on its own: c is an integer, 1 ≤ c ≤ s for s stones, and a + b = c and ab = s for
//! some real a and b. Whoever cannot move loses. T cases `n k S`, then the heaps, none above
//! S. Print `YES` for each case that the first player wins, else `NO`.
//! Model: Moore's Nim, a heap of s being worth a number near √s.
//! Why: as in Luogu P7977, if x - 1 is the least heap worth v, then x + 2 + ⌈2√x⌉ - 1 is that
//! of v + 1. From x = m² - r, 0 ≤ r < m, where ⌈2√x⌉ = 2m, this is a step to m + 1 and r - 1;
//! so it is from m(m + 1) - r, where it is 2m + 1. From r = 0 the step is to m² + 2m + 2, or
//! (m+1)(m+2) - m, or to m² + 3m + 3, or (m+2)² - (m+1): to the other form, with the largest
//! r. So x = 1 begins runs of m values each, m = 1, 2, 5, 10, 21, …, the forms in turn.
//! As r = 2l - 1 - m in a run from l on, ⌊√(x + 2l)⌋ is m or m + 1 for all x of that value.
//! Cost: O(log log S) for each heap.

use grundy::moore;
use proconio::input;

const LARGEST: u64 = 300_000_000_000_000_000;

/// The run that begins with the value `first`, at m² - (m - 1) or m (m + 1) - (m - 1).
struct Run {
    first: u64,
    m: u64,
    apart: u64, // 0 or 1
}

fn least(run: &Run, step: u64) -> u64 {
    let m = run.m + step;
    m * (m + run.apart) - (run.m - 1 - step)
}

fn main() {
    let mut runs = vec![Run { first: 0, m: 1, apart: 0 }];
    while let Some(run) = runs.last().filter(|run| run.m * run.m <= LARGEST) {
        let (m, apart) = (2 * run.m + run.apart, 1 - run.apart);
        runs.push(Run { first: run.first + run.m, m, apart });
    }
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, k: usize, largest: u64 }
        assert!(1 <= k && k <= n && n <= 3_000_000, "k and n are {k} and {n}");
        assert!(largest <= LARGEST, "S is {largest}, more than {LARGEST}");
        input! { mut heaps: [u64; n] }
        for heap in &mut heaps {
            assert!(*heap <= largest, "a heap of {heap}, more than S");
            let x = *heap + 1;
            let run = &runs[runs.partition_point(|run| least(run, 0) <= x) - 1];
            // One more than the root, that is then right whatever its rounding.
            let above = ((x + 2 * run.m) as f64).sqrt() as u64 + 2 - run.m;
            let step = (0..above.min(run.m)).rfind(|&step| least(run, step) <= x).unwrap_or(0);
            *heap = run.first + step;
        }
        verdicts += if moore::outcome(&heaps, k).mover_wins() { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
