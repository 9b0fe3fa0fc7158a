// AtCoder ABC 255 G https://atcoder.jp/contests/abc255/tasks/abc255_g · made by `cargo judge bundle abc255_g --write` from 51dcbc833c9ac39a
//! AtCoder ABC 255 G — Constrained Nim
//! <https://atcoder.jp/contests/abc255/tasks/abc255_g> · 4 s · 1024 MiB · hard
//!
//! Rules: Nim with N heaps, except that for each of M pairs no move may take just Y stones
//! from a heap of just X. One case `N M`, then the heaps, then M lines `X Y`; print the
//! winner, `Takahashi` (first) or `Aoki`.
//! Model: Nim, with some moves forbidden.
//! Why: let v be the least number that no heap below X has for its Grundy value; the values
//! below v all occur. A heap X without pairs gets v, as do its pairs unless they cut it off
//! from all heaps of some lower value: the least of such values is then its own, and v stays
//! for the next heap. So a heap h that is no such exception has the value h less the number
//! of exceptions below h, and a value belongs to one such heap and to some exceptions. All
//! heaps of a value are cut off if as many pairs of X lead to it as there are heaps of it.
//! Cost: O(N log M + M log M).

use grundy::nim;
use proconio::input;
use std::collections::BTreeMap;

const MOST: u64 = 1_000_000_000_000_000_000;

fn main() {
    input! { n: usize, m: usize }
    assert!(n.max(m) <= 200_000, "{n} heaps and {m} pairs, not both up to 200000");
    input! { heaps: [u64; n], mut pairs: [(u64, u64); m] }
    if let Some(heap) = heaps.iter().find(|&heap| !(1..=MOST).contains(heap)) {
        panic!("a heap of {heap} stones, not 1 to {MOST}");
    }
    let in_bounds = pairs.iter().all(|&(x, y)| 1 <= y && y <= x && x <= MOST);
    assert!(in_bounds, "a pair that is not 1 <= Y <= X <= {MOST}");
    pairs.sort_unstable();
    assert!(pairs.windows(2).all(|two| two[0] != two[1]), "a pair comes twice");
    let mut exceptions = Vec::new(); // heaps with their values
    let mut exceptions_of: BTreeMap<u64, usize> = BTreeMap::new();
    let mut done = 0;
    while done < m {
        let x = pairs[done].0;
        let count = pairs[done..].iter().take_while(|pair| pair.0 == x).count();
        let cut_off = pairs[done..done + count].iter().map(|(_, y)| value(&exceptions, x - y));
        let mut cut_off: Vec<u64> = cut_off.collect();
        cut_off.sort_unstable();
        let last = |at: usize| at + exceptions_of.get(&cut_off[at]).unwrap_or(&0);
        let own = (0..count).find(|&at| cut_off.get(last(at)) == Some(&cut_off[at]));
        if let Some(own) = own.map(|at| cut_off[at]) {
            exceptions.push((x, own));
            *exceptions_of.entry(own).or_default() += 1;
        }
        done += count;
    }
    let nim_sum = nim::nim_sum(heaps.iter().map(|&heap| value(&exceptions, heap)));
    println!("{}", if nim_sum != 0 { "Takahashi" } else { "Aoki" });
}

fn value(exceptions: &[(u64, u64)], heap: u64) -> u64 {
    match exceptions.binary_search_by_key(&heap, |exception| exception.0) {
        Ok(place) => exceptions[place].1,
        Err(below) => heap - below as u64,
    }
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// The bitwise exclusive or of heaps or Grundy values; 0 for none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
}
