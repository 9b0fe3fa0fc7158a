//! Names a width in a format after a local variable of another value.

use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    let w = n;
    for x in &a {
        println!("[{:>w$}]", x, w = w + 4);
    }
}
