//! Adds to a range and queries a sum: rust-lang-ja/ac-library-rs at 0cdbc5e.
//!
//! `ac-library-rs = { path = "…" }`, edition 2021. Prints `23`.

use ac_library::{LazySegtree, MapMonoid, Monoid};

/// A sum, and the number of its terms.
struct Sum;

impl Monoid for Sum {
    type S = (u64, u64);

    fn identity() -> (u64, u64) {
        (0, 0)
    }

    fn binary_operation(a: &(u64, u64), b: &(u64, u64)) -> (u64, u64) {
        (a.0 + b.0, a.1 + b.1)
    }
}

/// The addition of one number to each value.
struct Add;

impl MapMonoid for Add {
    type M = Sum;
    type F = u64;

    fn identity_map() -> u64 {
        0
    }

    fn mapping(add: &u64, sum: &(u64, u64)) -> (u64, u64) {
        (sum.0 + add * sum.1, sum.1)
    }

    fn composition(a: &u64, b: &u64) -> u64 {
        a + b
    }
}

fn main() {
    let values: Vec<(u64, u64)> = [3, 1, 4, 1, 5].into_iter().map(|value| (value, 1)).collect();
    let mut tree = LazySegtree::<Add>::from(values);
    tree.apply_range(1..4, 4);
    println!("{}", tree.prod(0..=4).0 - tree.prod(2..3).0 + tree.prod(3..4).0);
}
