//! Walks through two heaps that are played together in another way than as a sum.

use super::shapes::{square, table, Pair, MISERE, NORMAL};
use crate::walk::{Marks, Walk};
use itertools::Itertools;

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "compound::selective" => table(NORMAL, square(), |pair| turns(pair, false)),
        "compound::conjunctive" => table(NORMAL, square(), |&(a, b)| {
            small_takes(a).cartesian_product(small_takes(b)).collect()
        }),
        "compound::diminished" => table(NORMAL, square(), |&(a, b)| match a.min(b) {
            0 => vec![],
            _ => {
                let first = small_takes(a).map(|a| (a, b));
                first.chain(small_takes(b).map(|b| (a, b))).collect()
            }
        }),
        "compound::sequential" => table(Marks::Values, square(), |&(later, first)| match first {
            0 => (0..later).map(|left| (left, 0)).collect(),
            _ => (0..first).map(|left| (later, left)).collect(),
        }),
        "every" => table(NORMAL, square(), |pair| turns(pair, true)),
        "every::misere" => table(MISERE, square(), |pair| turns(pair, true)),
        _ => return None,
    })
}

/// Returns the heaps that a move leaves which takes one or two stones.
fn small_takes(heap: u64) -> impl Iterator<Item = u64> + Clone {
    (1..=heap.min(2)).map(move |taken| heap - taken)
}

/// Returns the turns that take 1 or 2 stones from one of two heaps or from both. If `in_every`, a
/// turn that leaves a heap alone is legal only where one is empty.
fn turns(&(a, b): &Pair, in_every: bool) -> Vec<Pair> {
    let mut turns = small_takes(a).cartesian_product(small_takes(b)).collect_vec();
    if !in_every || a == 0 || b == 0 {
        turns.extend(small_takes(a).map(|a| (a, b)));
        turns.extend(small_takes(b).map(|b| (a, b)));
    }
    turns
}
