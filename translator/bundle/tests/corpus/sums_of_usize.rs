//! Adds and multiplies values of `usize` that need more than 32 bits.

use proconio::input;
fn main() {
    input! { n: usize, a: [usize; n] }
    println!("{} {}", a.iter().sum::<usize>(), a[0] * a[1] % 1_000_000_007);
}
