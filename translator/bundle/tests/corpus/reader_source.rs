//! Reads from a text of its own by `input! { from … }`.

use proconio::{input, source::once::OnceSource};
use std::io::Read;
fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let source = OnceSource::from(text.as_str());
    input! { from source, n: usize, a: [i64; n] }
    println!("{} {}", n, a.iter().sum::<i64>());
}
