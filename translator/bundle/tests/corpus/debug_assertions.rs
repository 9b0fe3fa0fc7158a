//! Has debug assertions that fail, which an optimised program leaves out.

use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    let mut calls = 0;
    debug_assert!(
        {
            calls += 1;
            calls > 5
        },
        "debug only"
    );
    debug_assert_eq!(a.len(), n + 1);
    println!("{calls}");
}
