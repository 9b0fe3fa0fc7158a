//! Luogu P7413 — Stone Game (USACO21FEB Stone Game G)
//! <https://www.luogu.com.cn/problem/P7413> · 1 s? · 125 MiB? · medium
//!
//! Also: USACO 2021 February Gold "Stone Game"
//! Rules: N heaps of stones; a move takes from one heap a number of stones that is a multiple
//! of the last one taken, the first move any number, and whoever cannot move loses. One case
//! `N`, then the heaps; print how many first moves, a heap and a number, win.
//! Model: pairing strategy, heaps that are equal when divided.
//! Why: once s stones have been taken, a heap a matters by ⌊a / s⌋ alone. If each positive
//! quotient comes an even number of times, the mover loses: the opponent takes the same number
//! of stones from the twin. If not, he takes all of a heap with the largest quotient v that
//! comes an odd number of times: divided by v, all quotients are paired again. So a first
//! move of s stones, which lowers one quotient q by 1, wins exactly if q and q - 1 are the
//! only ones that come an odd number of times, 0 not being counted.
//! Cost: O(A log A), A being the largest heap.

use proconio::input;

const MOST: usize = 1_000_000;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} heaps, not 1 to 100000");
    input! { heaps: [usize; n] }
    if let Some(heap) = heaps.iter().find(|&heap| !(1..=MOST).contains(heap)) {
        panic!("a heap of {heap} stones, not 1 to {MOST}");
    }
    let largest = heaps.iter().fold(0, |largest, &heap| heap.max(largest));
    let mut below = vec![0u64; largest + 2]; // heaps with less stones
    heaps.iter().for_each(|heap| below[heap + 1] += 1);
    (1..below.len()).for_each(|size| below[size] += below[size - 1]);
    let mut winning_moves = 0;
    for s in 1..=largest {
        let count = |q: usize| below[(q * s + s).min(largest + 1)] - below[q * s];
        let mut odd = (1..=largest / s).filter(|&q| count(q) % 2 == 1);
        winning_moves += match (odd.next(), odd.next(), odd.next()) {
            (Some(1), None, None) => count(1),
            (Some(lower), Some(upper), None) if upper == lower + 1 => count(upper),
            _ => 0,
        };
    }
    println!("{winning_moves}");
}
