//! Prints numbers and strings by every width, fill, sign, base, and precision.

#![allow(dead_code, unused, non_snake_case)]
use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    let width = 9;
    let s = "ab";
    let p = 2;
    for x in &a {
        println!(
            "[{:>5}] [{:<5}] [{:^7}] [{:05}] [{:+}] [{:#x}] [{:b}] [{:#010b}] [{:o}] [{:X}]",
            x, x, x, x, x, x, x, x, x, x
        );
        println!("[{x:>5}] [{x:<width$}] [{x:*^width$}] [{0:>1$}] [{0}{1}{0}]", x, n + 1);
        println!("[{:>w$}] [{:.*}] [{:>1$}] [{:?}]", x, 1, s, s, w = 6);
        println!("[{:>w$}] [{:.p$}] [{{{}}}]", s, s, x, w = p + 6, p = 1);
    }
    let w = 3;
    println!("[{:>w$}]", 7, w = w + 4);
}
