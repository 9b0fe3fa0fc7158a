//! Walks through heaps whose moves depend on the last one.

use super::shapes::{table, Pair, NORMAL};
use crate::walk::{Marks, Walk};
use itertools::Itertools;

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "fibonacci" => walk_with_cap(|taken| 2 * taken),
        "fibonacci::dynamic" => walk_with_cap(|taken| 3 * taken),
        "fibonacci::capped" => walk_with_cap(|taken| taken + 1),
        "no_repeat" => {
            table(Marks::Values, (0..=9).cartesian_product(0..=3).collect(), |&(stones, last)| {
                let takes = (1..=stones.min(3)).filter(|&taken| taken != last);
                takes.map(|taken| (stones - taken, taken)).collect()
            })
        }
        _ => return None,
    })
}

/// Returns the positions of a heap, each with the number of stones that may be taken, where `cap`
/// says how many that are after a move that takes a given number.
fn walk_with_cap(cap: impl Fn(u64) -> u64) -> Walk {
    const LARGEST: u64 = 10;
    let heaps = (1..=LARGEST).flat_map(|heap| (1..=heap).map(move |most| (heap, most)));
    let positions: Vec<Pair> = [(0, 0)].into_iter().chain(heaps).collect();
    table(NORMAL, positions, |&(heap, most)| {
        let take = |taken: u64| (heap - taken, cap(taken).min(heap - taken));
        (1..=most).map(take).collect()
    })
}
