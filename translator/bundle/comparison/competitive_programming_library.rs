//! Adds up the greatest common divisors of all triples: qryxip/competitive-programming-library at
//! dadeb6e.
//!
//! `qryxip-competitive-gcd = { path = "…/crates/integer/gcd" }`,
//! `qryxip-competitive-input = { path = "…/crates/io/input" }`, edition 2018. Prints `9` for `2`.

#[macro_use]
extern crate input as _;

fn main() {
    input! {
        n: u64,
    }
    let mut sum = 0;
    for a in 1..=n {
        for b in 1..=n {
            sum += (1..=n).map(|c| gcd::gcd(gcd::gcd(a, b), c)).sum::<u64>();
        }
    }
    println!("{}", sum);
}
