//! Codeforces 1439E — Cheat and Win
//! <https://codeforces.com/problemset/problem/1439/E> · 3 s · 256 MiB · hard
//!
//! Rules: the cells x & y = 0, 0 ≤ x, y ≤ 10^9, are a tree with the root (0, 0). Some are
//! black; a move inverts a black cell and any of its ancestors. Whoever cannot move loses.
//! One case `m`, then the ends `x1 y1 x2 y2` of m black paths. Print how often the second
//! player has to invert some cell and all its ancestors beforehand, so that he wins.
//! Model: coin-turning game, on a tree.
//! Why: a black cell at depth d has value 2^d, for its ancestors make all nim sums below. So
//! each depth must get an even number of black cells, which takes as many inversions as the
//! parity changes from depth to depth. The way to a cell has, for each one of x + y from the
//! highest, that many steps right or up. In the order by these ones, right, none or up, each
//! subtree is together: black ranges of depths are complete where the next way turns off.
//! Cost: O(m (log m + 30)).

use itertools::Itertools;
use proconio::input;

/// How many steps the ways to two cells have in common.
fn common(p: (u32, u32), q: (u32, u32)) -> u32 {
    let low = (1u32 << (32 - ((p.0 ^ q.0) | (p.1 ^ q.1)).leading_zeros())) - 1;
    let run = |along: u32, across: u32| {
        let turn = 32 - (across & low).leading_zeros();
        (along & low) >> turn << turn
    };
    ((p.0 | p.1) & !low) + run(p.0, p.1).min(run(q.0, q.1)) + run(p.1, p.0).min(run(q.1, q.0))
}

fn main() {
    input! { m: usize }
    assert!((1..=100_000).contains(&m), "{m} paths, not 1 to 100000");
    let mut ends = vec![];
    for _ in 0..m {
        input! { path: [(u32, u32); 2] }
        let is_cell = |&(x, y): &(u32, u32)| x.max(y) <= 1_000_000_000 && x & y == 0;
        assert!(path.iter().all(is_cell), "no cells {path:?}");
        for &(x, y) in &path {
            let ones = (0..30).rev().map(|bit| i64::from(y >> bit & 1) - i64::from(x >> bit & 1));
            let order = ones.fold(0, |order, one| 3 * order + one);
            ends.push((order, (x, y), common(path[0], path[1])));
        }
    }
    ends.sort_unstable();
    // The depths where black ranges begin and end, on the way to one end and on all of them.
    let (mut open, mut changes) = (vec![], vec![]);
    for (at, &(_, cell, top)) in ends.iter().enumerate() {
        open.truncate(open.partition_point(|depth| *depth < top));
        open.extend((open.len() % 2 == 0).then_some(top));
        open.push(cell.0 + cell.1 + 1);
        let keep = ends.get(at + 1).map_or(0, |next| common(cell, next.1) + 1);
        changes.extend(open.drain(open.partition_point(|depth| *depth <= keep)..));
        let cut = (open.len() % 2 == 1).then_some(keep);
        open.extend(cut);
        changes.extend(cut);
    }
    changes.sort_unstable();
    let odd = changes.iter().dedup_with_count().filter(|(count, at)| count % 2 == 1 && **at > 0);
    println!("{}", odd.count());
}
