//! Prints under proconio's `#[fastout]`.

use proconio::{fastout, input};
#[fastout]
fn main() {
    input! { n: usize, a: [i64; n] }
    for x in &a {
        println!("{x}");
    }
    print!("{}", a.len());
    println!();
}
