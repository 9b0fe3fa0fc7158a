//! AtCoder ABC 255 G — Constrained Nim
//! <https://atcoder.jp/contests/abc255/tasks/abc255_g> · 4 s · 1024 MiB · hard
//!
//! Rules: Nim with N heaps, but for each of M pairs X, Y no move may take exactly Y stones from
//! a heap of exactly X. The input is `N M`, the heaps and M lines `X Y`; print the winner,
//! `Takahashi` (who moves first) or `Aoki`.
//! Model: Nim, with some moves forbidden.
//! Why: without pairs, each heap has a new Grundy value, 1 more than the largest one so far.
//! With pairs, some heaps are exceptions that repeat a value, and only heaps with pairs can be.
//! So a heap's value is known from the number of exceptions below it.
//!
//! 1. Suppose that the heaps below X have exactly the values 0, 1, …, v - 1; for X = 0 this is
//!    so with v = 0. Call one of these values cut off if the pairs of X forbid the moves to all
//!    heaps that have it. Then X has the least value that is cut off, if there is one, and is
//!    an exception: the next heap finds the same v. Otherwise X has the value v, and the next
//!    heap finds v + 1.
//! 2. So v is X less the number of exceptions below X, and every value belongs to one heap that
//!    is no exception and to any number of exceptions. It is cut off if as many different pairs
//!    of X lead to heaps of this value as there are such heaps below X.
//!
//! Cost: O(N log M + M log M).

use grundy::nim;
use proconio::input;
use std::collections::BTreeMap;

/// A move that is not allowed.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Forbidden {
    heap: u64,
    take: u64,
}

/// A heap whose value is that of a smaller heap, too.
struct Exception {
    heap: u64,
    value: u64,
}

fn main() {
    input! { n: usize, m: usize, heaps: [u64; n], pairs: [(u64, u64); m] }
    let forbidden = pairs.into_iter().map(|(heap, take)| Forbidden { heap, take }).collect();
    let exceptions = exceptions(forbidden);
    let nim_sum = nim::nim_sum(heaps.iter().map(|&heap| value(&exceptions, heap)));
    println!("{}", if nim_sum != 0 { "Takahashi" } else { "Aoki" });
}

/// Returns all exceptions, from the smallest heap to the largest.
fn exceptions(mut forbidden: Vec<Forbidden>) -> Vec<Exception> {
    // Others are no moves anyway.
    forbidden.retain(|pair| 1 <= pair.take && pair.take <= pair.heap);
    forbidden.sort_unstable();
    forbidden.dedup();
    let mut exceptions = Vec::new();
    let mut exceptions_by_value: BTreeMap<u64, usize> = BTreeMap::new();
    for pairs in forbidden.chunk_by(|a, b| a.heap == b.heap) {
        let heap = pairs[0].heap;
        let mut cut_off: Vec<u64> =
            pairs.iter().map(|pair| value(&exceptions, heap - pair.take)).collect();
        cut_off.sort_unstable();
        let is_cut_off = |equal: &&[u64]| {
            let repeated = exceptions_by_value.get(&equal[0]).copied().unwrap_or(0);
            equal.len() == 1 + repeated
        };
        if let Some(equal) = cut_off.chunk_by(|a, b| a == b).find(is_cut_off) {
            let value = equal[0];
            exceptions.push(Exception { heap, value });
            *exceptions_by_value.entry(value).or_default() += 1;
        }
    }
    exceptions
}

/// Returns the Grundy value of a heap, if all exceptions up to it are known.
fn value(exceptions: &[Exception], heap: u64) -> u64 {
    match exceptions.binary_search_by_key(&heap, |exception| exception.heap) {
        Ok(place) => exceptions[place].value,
        Err(below) => heap - below as u64,
    }
}
