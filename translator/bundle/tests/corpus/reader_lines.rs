//! Reads line by line between its answers, from a `LineSource` of its own.

use proconio::{input, source::line::LineSource};
use std::io::{stdin, BufReader};
fn main() {
    let mut source = LineSource::new(BufReader::new(stdin()));
    input! { from &mut source, n: usize }
    for i in 0..n {
        println!("? {i}");
        input! { from &mut source, x: i64, (a, b): (u8, char) }
        println!("! {x} {a} {b}");
    }
}
