//! Unites disjoint sets: tanakh/competitive-rs at eb8eadc.
//!
//! `competitive = { path = "…" }`, edition 2018. Prints `true`.

use competitive::union_find::UnionFind;

fn main() {
    let mut sets = UnionFind::new(4);
    sets.union(0, 3);
    println!("{}", sets.find(0) == sets.find(3));
}
