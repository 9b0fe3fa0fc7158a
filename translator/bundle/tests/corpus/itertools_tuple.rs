//! Collects a tuple, a trait of itertools that only a macro implements.

use itertools::Itertools;
use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{:?}", a.iter().copied().take(3).collect_tuple::<(_, _, _)>());
}
