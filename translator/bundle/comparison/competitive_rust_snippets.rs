//! Finds a greatest common divisor: hatoo/competitive-rust-snippets at a2980f2.
//!
//! `competitive-rust-snippets = { path = "…" }`, edition 2018. Prints `6`.

use competitive_rust_snippets::*;

fn main() {
    println!("{}", modulo::gcd(12, 18));
}
