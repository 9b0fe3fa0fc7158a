//! Reads a struct of its own by proconio's `#[derive_readable]`.

use proconio::{derive_readable, input};
#[derive_readable]
#[derive(Debug, Clone, PartialEq)]
struct Edge {
    from: usize,
    to: usize,
    cost: i64,
}
fn main() {
    input! { n: usize, e: [Edge; n] }
    println!("{}", e.iter().map(|e| e.cost * (e.from + e.to) as i64).sum::<i64>());
}
