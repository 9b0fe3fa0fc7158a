//! Queries a segment tree for a sum: ngtkana/ac-adapter-rs at 0594e97.
//!
//! `segtree = { path = "…/libs/segtree" }`, edition 2024. Prints `16`.

use segtree::{Op, Segtree};
enum Sum {}
impl Op for Sum {
    type Value = u64;
    fn identity() -> u64 {
        0
    }
    fn mul(lhs: &u64, rhs: &u64) -> u64 {
        lhs + rhs
    }
}

fn main() {
    let mut tree = (1..=5).collect::<Segtree<Sum>>();
    *tree.entry(2) = 10;
    println!("{}", tree.fold(1..4));
}
