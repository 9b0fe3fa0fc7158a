//! Unites disjoint sets: EgorKulikov/rust_algo at 241bb45.
//!
//! `algo_lib = { path = "…/algo_lib" }`, edition 2021. Prints `true 6`.

use algo_lib::collections::dsu::DSU;
use algo_lib::numbers::gcd::gcd;

fn main() {
    let mut sets = DSU::new(4);
    sets.union(0, 3);
    println!("{} {}", sets.find(0) == sets.find(3), gcd(12, 18));
}
