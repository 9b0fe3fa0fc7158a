//! Has what rustc warns of in the author's own code: unused names, a field that nothing reads,
//! brackets without need, and a capital letter.

use grundy::nim::nim_sum;
use itertools::Itertools;
use proconio::input;
use std::collections::VecDeque;

struct Row {
    heaps: Vec<u64>,
    number: usize,
}

fn smallest(heaps: &[u64]) -> u64 {
    return (heaps.iter().copied().min().unwrap_or(0));
}

fn main() {
    input! { N: usize, mut heaps: [u64; N] }
    let spare = N + 1;
    let row = Row { heaps, number: N };
    println!("{} {} {}", nim_sum(row.heaps.iter().copied()), smallest(&row.heaps), N);
    println!("{:>1$}|{last}|", row.heaps[0], 6, last = row.heaps[N - 1]);
    if (N % 2 == 0) {
        println!("{width:>5}|{}", spare_of(N), width = N);
    }
}

fn spare_of(n: usize) -> usize {
    n + 1
}

fn never_called() {}
