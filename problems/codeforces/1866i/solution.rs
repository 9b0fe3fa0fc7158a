//! Codeforces 1866I — Imagination Castle
//! <https://codeforces.com/problemset/problem/1866/I> · 2 s · 512 MiB · medium
//!
//! Rules: a castle stands in row 1, column 1 of an N by M board with K special tiles; a move
//! brings it any number of tiles right or down. Whoever brings it to a special tile wins, and
//! whoever cannot move loses. One case `N M K`, then the row and column of each special tile;
//! print the winner, `Chaneka` if she is the first player, or `Bhinneka`.
//! Model: board game, a rook that goes right and down.
//! Why: a tile is lost if neither to its right nor below there is a special or a lost tile.
//! So in each row, from the last one up, at most one tile is lost, since all to its left are
//! won. Only columns without a special or lost tile below are open: the rightmost of their
//! tiles is the lost one, if the row's special tiles are all to its left, and else none is.
//! Cost: O(N + M + K).

use proconio::input;

fn main() {
    input! { n: usize, m: usize, k: usize }
    let in_bounds = (1..=200_000).contains(&n) && (1..=200_000).contains(&m);
    assert!(in_bounds, "a board of {n} by {m}, not 1 to 200000");
    assert!(k <= 200_000, "{k} special tiles, more than 200000");
    input! { tiles: [(usize, usize); k] }
    let in_bounds = tiles.iter().all(|(x, y)| (1..=n).contains(x) && (1..=m).contains(y));
    assert!(in_bounds, "a special tile outside {n} by {m}");
    let mut special = vec![vec![]; n + 1];
    for (x, y) in tiles.into_iter().filter(|&tile| tile != (1, 1)) {
        special[x].push(y);
    }
    let mut is_open = vec![true; m + 1];
    let (mut open, mut lost) = (m, 0);
    for columns in special[1..].iter().rev() {
        while !is_open[open] {
            open -= 1;
        }
        lost = if columns.iter().all(|&column| column < open) { open } else { 0 };
        is_open[lost] = lost == 0;
        columns.iter().for_each(|&column| is_open[column] = false);
    }
    println!("{}", if lost == 1 { "Bhinneka" } else { "Chaneka" });
}
