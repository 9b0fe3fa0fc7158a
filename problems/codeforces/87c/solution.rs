//! Codeforces 87C — Interesting Game
//! <https://codeforces.com/problemset/problem/87/C> · 2 s · 256 MiB · medium
//!
//! Rules: one pile of n stones; a move splits any pile into k ≥ 2 piles whose sizes are
//! consecutive numbers, and whoever cannot move loses. Print the least k of a winning first
//! move, or `-1` if the first player loses.
//! Model: splitting game, a pile becomes a run of consecutive piles.
//! Why: a sum is worth the nim sum of its parts (Sprague and Grundy), so the split of a pile
//! into a, a + 1, …, a + k - 1 is worth the nim sum of their values: two entries of the
//! running nim sums of all values. A pile's value is the mex over its splits, and the first
//! move wins that leaves 0. The size k a + k (k - 1) / 2 leaves one a at most for each k.
//! Cost: O(n √n) time, O(n) memory.

use grundy::mex::MexSet;
use proconio::input;

/// Every (k, a) for which a pile splits into a, a + 1, …, a + k - 1.
fn splits(pile: u32) -> impl Iterator<Item = (u32, u32)> {
    let stairs = (2..).map(|k| (k, k * (k - 1) / 2));
    let that_fit = stairs.take_while(move |&(k, above)| k + above <= pile);
    that_fit.filter_map(move |(k, above)| {
        let (smallest, left) = ((pile - above) / k, (pile - above) % k);
        Some((k, smallest)).filter(|_| left == 0)
    })
}

fn main() {
    input! { n: u32 }
    assert!((1..=100_000).contains(&n), "a pile of {n} stones, not 1 to 100000");
    let mut running = vec![0];
    let worth = |running: &[u64], (k, smallest): (u32, u32)| {
        running[(smallest + k - 1) as usize] ^ running[(smallest - 1) as usize]
    };
    let mut options = MexSet::new();
    for pile in 1..n {
        options.clear();
        splits(pile).for_each(|split| options.insert(worth(&running, split)));
        running.push(running[running.len() - 1] ^ options.mex());
    }
    match splits(n).find(|&split| worth(&running, split) == 0) {
        Some((k, _)) => println!("{k}"),
        None => println!("-1"),
    }
}
