// Prints the nim sum of as many integers as the first one says, with the reader of the bundles.
use proconio::input;

fn main() {
    input! { n: usize }
    let mut sum = 0;
    for _ in 0..n {
        input! { number: i64 }
        sum ^= number;
    }
    println!("{sum}");
}
