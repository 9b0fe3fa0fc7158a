//! Allows unused code, as contestants' templates do, beside one function of the library.

#![allow(unused)]
use grundy::nim::nim_sum;
use proconio::input;
fn main() {
    input! { n: usize, a: [u64; n] }
    println!("{}", nim_sum(a.iter().copied()));
}
