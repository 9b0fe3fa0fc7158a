//! HDU 5299 — Circles Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5299> · 8 s? · 64 MiB? · hard
//!
//! Rules: circles that neither touch nor cross; a move removes one and all inside it, and whoever
//! cannot move loses, Alice first. T cases `n`, then n circles `x y r`; print the winner's name.
//! Model: Green Hackenbush, a tree.
//! Why: let each circle be an edge on top of the next one around it, or on the ground: removing
//! it is cutting its edge. For the tree, a line goes from left to right: it cuts circles in
//! lower and upper arcs, whose order changes only where one begins or ends. Right below the
//! left end of a circle is the lower arc of the one around it, or the upper arc of one that
//! has the same around it, or nothing. The colon principle values the tree.
//! Cost: O(n log n) comparisons, in whole numbers, and moving up to 2n arcs n times.

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n <= 20_000, "{n} circles, more than 20000");
        let (mut circles, mut ends) = (vec![], vec![]);
        for circle in 0..n {
            input! { x: i64, y: i64, r: i64 }
            let in_bounds = r > 0 && x.abs().max(y.abs()).max(r) <= 1_000_000;
            assert!(in_bounds, "a circle at {x}, {y} of radius {r}");
            circles.push((x, y, r));
            ends.extend([(x - r, circle), (x + r, circle)]);
        }
        ends.sort_unstable();
        let mut arcs: Vec<(u16, bool)> = Vec::new(); // from below, and which are upper ones
        let mut around = vec![None; n + 1]; // the ground is 0
        for (line, circle) in ends {
            let (x, y, _) = circles[circle];
            let at = arcs.partition_point(|&(other, upper)| {
                let (other_x, other_y, r) = circles[usize::from(other)];
                let (up, half) = (y - other_y, r * r - (line - other_x) * (line - other_x));
                up > 0 && (!upper || up * up > half) || !upper && up * up < half
            });
            let own = [false, true].map(|upper| (circle as u16, upper));
            if line > x {
                assert!(arcs[at..].starts_with(&own), "circles that touch or cross");
                arcs.drain(at..at + 2);
            } else {
                around[circle + 1] = match at.checked_sub(1).map(|below| arcs[below]) {
                    Some((below, true)) => around[usize::from(below) + 1],
                    Some((below, false)) => Some(usize::from(below) + 1),
                    None => Some(0),
                };
                arcs.splice(at..at, own);
            }
        }
        let tree = RootedTree::from_parents(&around).unwrap_or_else(|error| panic!("{error}"));
        winners += if tree_values(&tree)[0] != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
