//! Uses itertools' circular windows, which need traits that only a macro implements.

use itertools::{FoldWhile, Itertools};
use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{} {}", n, a.iter().copied().k_smallest(3).join(" "));
    println!(
        "{:?}",
        a.iter()
            .fold_while(0, |s, x| if s > 100 {
                FoldWhile::Done(s)
            } else {
                FoldWhile::Continue(s + x)
            })
            .into_inner()
    );
    println!("{}", a.iter().circular_tuple_windows::<(_, _)>().map(|(x, y)| x - y).join(" "));
    println!("{}", a.iter().tail(2).join("_"));
    println!("{}", a.iter().map(|x| x % 7).join(" "));
}
