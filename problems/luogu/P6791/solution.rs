//! Luogu P6791 — Taking stones (取石子)
//! <https://www.luogu.com.cn/problem/P6791> · 1 s? · 125 MiB? · hard
//!
//! Also: SNOI 2020 "Taking stones" (取石子)
//! Rules: one heap of n stones; the first move takes 1 to k of them, every later one at most
//! twice as many as the one before, and whoever takes the last stone loses. T cases `k N`;
//! print for how many n of 1 to N the first player wins.
//! Model: Fibonacci Nim, misère, its won heaps counted.
//! Why: nobody takes the last stone who need not, so this is normal play on n - 1 stones. By
//! the theorem of Fibonacci Nim, the first player wins there exactly if n - 1 > 0 and the
//! least term of its Zeckendorf representation is at most k. The numbers whose terms are all
//! at least the Fibonacci number f > k are, in order, 0, 1, 2, … with terms shifted by as
//! many places as f stands after 1. So those from 1 to N - 1, the lost ones, are as many as
//! the terms of N - 1 from f on, shifted back, add up to.
//! Cost: O(log N) a case.

use grundy::fibonacci::zeckendorf_parts;
use proconio::input;

fn main() {
    let mut terms: Vec<u64> = vec![1, 2];
    while terms[terms.len() - 1] <= 1_000_000_000_000_000_000 {
        terms.push(terms[terms.len() - 1] + terms[terms.len() - 2]);
    }
    let place = |term: u64| terms.partition_point(|&smaller| smaller < term);
    input! { cases: usize }
    assert!((1..=100_000).contains(&cases), "{cases} cases, not 1 to 100000");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { k: u64, n: u64 }
        let in_bounds =
            [k, n].iter().all(|number| (1..=1_000_000_000_000_000_000).contains(number));
        assert!(in_bounds, "{k} and {n}, not both 1 to 1000000000000000000");
        let first = place(k + 1);
        let places = zeckendorf_parts(n - 1).into_iter().map(place);
        let lost: u64 = places.filter(|&at| at >= first).map(|at| terms[at - first]).sum();
        answers += &format!("{}\n", n - 1 - lost);
    }
    print!("{answers}");
}
