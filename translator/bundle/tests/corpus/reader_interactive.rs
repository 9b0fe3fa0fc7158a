//! Reads line by line between its answers, as interactive problems need it.

use proconio::input_interactive;
fn main() {
    input_interactive! { n: usize }
    for i in 0..n {
        println!("? {i}");
        input_interactive! { x: i64 }
        println!("! {x}");
    }
}
