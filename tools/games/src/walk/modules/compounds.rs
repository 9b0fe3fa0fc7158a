//! Walks through two heaps that are played together in another way than as a sum.

use super::shapes::{square, table, Pair, MISERE, NORMAL};
use super::ModuleWalk;
use crate::walk::Marks;
use itertools::Itertools;

pub(super) const WALKS: &[ModuleWalk] = &[
    ModuleWalk {
        modules: &["compound::selective", "compound"],
        english: "Two heaps from which a move takes 1 or 2 stones. A turn moves in one heap or in \
                 both. The P-positions are those of which both heaps are P-positions alone: 0, 3, \
                 6.",
        chinese: "两堆石子，每次取 1 或 2 颗；一步可在一堆或两堆里走。两堆单独都是必败态（0、3、6）时才是必败态。",
        walk: || table(NORMAL, square(), |pair| turns(pair, |_, _| false)),
    },
    ModuleWalk {
        modules: &["compound::conjunctive"],
        english: "Two heaps from which a move takes 1 or 2 stones. Every turn moves in both, and \
                 play is over when one of them is gone.",
        chinese: "两堆石子，每次取 1 或 2 颗；每一步两堆都要走，一堆取完就结束。",
        walk: || table(NORMAL, square(), |&(a, b)| {
                small_takes(a).cartesian_product(small_takes(b)).collect()
            }),
    },
    ModuleWalk {
        modules: &["compound::diminished"],
        english: "Two heaps from which a move takes 1 or 2 stones. Whoever first empties a heap \
                 wins.",
        chinese: "两堆石子，每次取 1 或 2 颗。谁先取完一堆谁就赢。",
        walk: || table(NORMAL, square(), |&(a, b)| match a.min(b) {
                0 => vec![],
                _ => {
                    let first = small_takes(a).map(|a| (a, b));
                    first.chain(small_takes(b).map(|b| (a, b))).collect()
                }
            }),
    },
    ModuleWalk {
        modules: &["compound::sequential"],
        english: "Two heaps of Nim, one after the other. Rows: the heap that is played second; \
                 columns: the one that has to be finished first.",
        chinese: "两堆 Nim，先后进行。行：后走的一堆；列：必须先走完的一堆。",
        walk: || table(Marks::Values, square(), |&(later, first)| match first {
                0 => (0..later).map(|left| (left, 0)).collect(),
                _ => (0..first).map(|left| (later, left)).collect(),
            }),
    },
    ModuleWalk {
        modules: &["every"],
        english: "Two heaps from which a move takes 1 or 2 stones. Every turn moves in each heap \
                 that is left.",
        chinese: "两堆石子，每次取 1 或 2 颗；每一步必须在每个还有石子的堆里都走。",
        walk: || table(NORMAL, square(), |pair| turns(pair, |first, second| {
                first.is_some() && second.is_some()
            })),
    },
    ModuleWalk {
        modules: &["every::misere"],
        english: "Two heaps from which a move takes 1 or 2 stones. Every turn moves in each heap \
                 that is left, and whoever makes the last move loses.",
        chinese: "两堆石子，每次取 1 或 2 颗；每一步必须在每个还有石子的堆里都走，走最后一步者输。",
        walk: || table(MISERE, square(), |pair| {
                turns(pair, |first, second| first.is_some() && second.is_some())
            }),
    },
];

/// Returns the heaps that a move leaves which takes one or two stones.
fn small_takes(heap: u64) -> impl Iterator<Item = u64> + Clone {
    (1..=heap.min(2)).map(move |taken| heap - taken)
}

/// Returns the turns that take 1 or 2 stones from one of two heaps or from both. A turn that
/// leaves a heap alone is legal unless `must_both` says of the moves of the two heaps, `None` for
/// a heap that has none, that it has to move in both.
fn turns(&(a, b): &Pair, must_both: impl Fn(Option<u64>, Option<u64>) -> bool) -> Vec<Pair> {
    let mut turns = small_takes(a).cartesian_product(small_takes(b)).collect_vec();
    if !must_both(small_takes(a).next(), small_takes(b).next()) {
        turns.extend(small_takes(a).map(|a| (a, b)));
        turns.extend(small_takes(b).map(|b| (a, b)));
    }
    turns
}
