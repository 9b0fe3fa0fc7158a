//! Codeforces 39E — What Has Dirichlet Got to Do with That?
//! <https://codeforces.com/problemset/problem/39/E> · 2 s · 64 MiB · medium
//!
//! Rules: a boxes and b items, all different, so that there are a^b ways to put the items
//! into boxes. A move adds a box or an item, and whoever makes it n ways or more loses; Stas
//! begins. One case `a b n` with a^b < n; print the loser, `Stas` or `Masha`, or `Missing`
//! if play goes on for ever.
//! Model: game on a graph, one edge of which never ends.
//! Why: retrograde analysis of the numbers of boxes and items that stay below n. With one
//! box there may be any number of items: 30 stand for more, since 2^30 ≥ n. With one item and
//! a² ≥ n only boxes can be added, up to n, whose finder has won: so the finder of a has won
//! exactly if n - a is even.
//! Cost: O(√n) time and memory.

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use proconio::input;

const MOST_ITEMS: usize = 30;

fn main() {
    input! { a: usize, b: usize, n: usize }
    assert!((1..=10_000).contains(&a), "{a} boxes, not 1 to 10000");
    assert!((1..=MOST_ITEMS).contains(&b), "{b} items, not 1 to {MOST_ITEMS}");
    assert!((2..=1_000_000_000).contains(&n), "a limit of {n}, not 2 to 1000000000");
    assert!(a.checked_pow(b as u32).is_some_and(|ways| ways < n), "{a}^{b} is not below {n}");
    let only_boxes = |boxes: usize| if (n - boxes) % 2 == 1 { Outcome::P } else { Outcome::N };
    if b == 1 && a * a >= n {
        return println!("{}", if only_boxes(a) == Outcome::N { "Masha" } else { "Stas" });
    }
    // By the number of items, the first vertex and one behind the last.
    let mut rows = vec![(0, 0)];
    for items in 1..=MOST_ITEMS as u32 {
        let below = (1u64..).take_while(|boxes| boxes.pow(items.max(2)) < n as u64).count();
        let first = rows[rows.len() - 1].1;
        rows.push((first, first + below + usize::from(items == 1)));
    }
    let decided = rows[1].1 - 1;
    let mut edges = vec![];
    for (items, &(first, end)) in rows.iter().enumerate().skip(1) {
        edges.extend((first + 1..end).map(|vertex| (vertex - 1, vertex)));
        let (above, above_end) = rows[(items + 1).min(MOST_ITEMS)];
        edges.extend((first..end).zip(above..above_end));
    }
    let ends = [(decided, only_boxes(decided + 1))];
    let graph = Loopy::with_ends(rows[MOST_ITEMS].1, &edges, &ends).expect("edges of vertices");
    let loser = match graph.outcomes()[rows[b].0 + a - 1] {
        LoopyOutcome::N { .. } => "Masha",
        LoopyOutcome::P { .. } => "Stas",
        LoopyOutcome::Draw => "Missing",
    };
    println!("{loser}");
}
