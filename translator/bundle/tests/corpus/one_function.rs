//! Uses one function of the library.

use grundy::nim::nim_sum;
use proconio::input;
fn main() {
    input! { n: usize, a: [u64; n] }
    println!("{}", nim_sum(a.iter().copied()));
}
