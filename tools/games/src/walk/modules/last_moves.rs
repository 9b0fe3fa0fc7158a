//! Walks through heaps whose moves depend on the last one.

use super::shapes::{table, Pair, NORMAL};
use super::ModuleWalk;
use crate::walk::{Marks, Walk};
use itertools::Itertools;

pub(super) const WALKS: &[ModuleWalk] = &[
    ModuleWalk {
        modules: &["fibonacci"],
        english: "Rows: the stones left. Columns: how many a move may take at most. Take t, and \
                 the opponent may take 2t. A row is won from its least Zeckendorf part on.",
        chinese: "行：剩下的石子数；列：这一步最多可取的数目。取 t 颗后对方最多取 2t 颗。\
                 从最小的 Zeckendorf 项那一列起，该行为必胜态。",
        walk: || capped(|taken| 2 * taken),
    },
    ModuleWalk {
        modules: &["fibonacci::dynamic"],
        english: "Rows: the stones left. Columns: how many a move may take at most. Take t, and \
                 the opponent may take 3t.",
        chinese: "行：剩下的石子数；列：这一步最多可取的数目。取 t 颗后对方最多取 3t 颗。",
        walk: || capped(|taken| 3 * taken),
    },
    ModuleWalk {
        modules: &["fibonacci::capped"],
        english: "Rows: the stones left. Columns: how many a move may take at most. Take t, and \
                 the opponent may take t + 1. A row is won from its least part on, where the parts \
                 are 1, 2, 3, 5, 10, ….",
        chinese: "行：剩下的石子数；列：这一步最多可取的数目。取 t 颗后对方最多取 t + 1 颗。把石子数拆成 \
                 1、2、3、5、10…… 之和，从其中最小的一项那一列起，该行为必胜态。",
        walk: || capped(|taken| taken + 1),
    },
    ModuleWalk {
        modules: &["no_repeat"],
        english: "Take 1, 2 or 3 stones, but not as many as were taken last. Rows: the stones left; \
                 columns: what was taken last, 0 at the start. The rows 0, 4 and 8 are lost \
                 throughout. Elsewhere, a 0 says that the only winning take is the forbidden one.",
        chinese: "每次取 1、2 或 3 颗，但不能与上一步取的数目相同。行：剩下的石子数；列：上一步取的数目，\
                 开局时为 0。第 0、4、8 行全是必败态；其他行里的 0 说明唯一的必胜取法正好被禁止。",
        walk: || table(Marks::Values, (0..=9).cartesian_product(0..=3).collect(), |&(stones, last)| {
                let takes = (1..=stones.min(3)).filter(|&taken| taken != last);
                takes.map(|taken| (stones - taken, taken)).collect()
            }),
    },
];

/// Returns the positions of a heap, each with the number of stones that may be taken, where `cap`
/// says how many that are after a move that takes a given number.
fn capped(cap: impl Fn(u64) -> u64) -> Walk {
    const LARGEST: u64 = 10;
    let heaps = (1..=LARGEST).flat_map(|heap| (1..=heap).map(move |most| (heap, most)));
    let positions: Vec<Pair> = [(0, 0)].into_iter().chain(heaps).collect();
    table(NORMAL, positions, |&(heap, most)| {
        let take = |taken: u64| (heap - taken, cap(taken).min(heap - taken));
        (1..=most).map(take).collect()
    })
}
