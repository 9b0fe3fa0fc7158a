//! Luogu P7977 — Not the end of the world (世界未末日)
//! <https://www.luogu.com.cn/problem/P7977> · 1 s? · 125 MiB? · hard
//!
//! Rules: n heaps; a move chooses 1 to k of them and takes c stones from each, a number for
//! each heap on its own: c is an integer, 1 ≤ c ≤ s for s stones, and a + b = c and ab = s for
//! some real a and b. Whoever cannot move loses. One case `n k S`, then the heaps, none above
//! S. Print `YES` if the first player wins, else `NO`.
//! Model: Moore's Nim, a heap of s being worth a number near √s.
//! Why: a and b are real if c² ≥ 4s, so a heap of s becomes any t ≤ s - ⌈2√s⌉, or cannot be
//! touched if s < 4. All options are those up to a bound that does not fall as s grows, so
//! values do not fall either, and a heap is worth v + 1 or more exactly if it can become t, the
//! least heap worth v: if (√s - 1)² ≥ t + 1, or s ≥ t + 2 + 2√(t + 1). Every value below is
//! then an option, none is above, and Moore's theorem holds for such values as for heaps.
//! Cost: O(√S) for the least heaps; then about O(1) for each heap, as there are few of them
//! among 2^17 numbers in a row.

use grundy::moore;
use proconio::input;

fn main() {
    input! { n: usize, k: usize, largest: u64 }
    assert!(1 <= k && k <= n && n <= 3_000_000, "k and n are {k} and {n}");
    assert!(largest <= 30_000_000_000, "S is {largest}, more than 30000000000");
    input! { mut heaps: [u64; n] }
    let mut least = vec![0]; // the least heap worth each number
    let mut root = 0; // of 4 (t + 1), rounded up
    while let Some(&t) = least.last().filter(|&&t| t <= largest) {
        while root * root < 4 * (t + 1) {
            root += 1;
        }
        least.push(t + 2 + root);
    }
    // Where those from each multiple of 2^17 on begin: most of a search is then done.
    let below = |block: u64| least.partition_point(|&t| t < block << 17);
    let starts: Vec<usize> = (0..=(largest >> 17) + 1).map(below).collect();
    for heap in &mut heaps {
        assert!(*heap <= largest, "a heap of {heap}, more than S");
        let block = (*heap >> 17) as usize;
        let near = &least[starts[block]..starts[block + 1]];
        *heap = (starts[block] + near.partition_point(|t| t <= heap)) as u64 - 1;
    }
    println!("{}", if moore::outcome(&heaps, k).mover_wins() { "YES" } else { "NO" });
}
