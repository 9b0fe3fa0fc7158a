//! Uses itertools' products, combinations, and permutations.

use itertools::{iproduct, izip, Itertools};
use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    for (x, y) in a.iter().tuple_combinations() {
        print!("{} ", x * y);
    }
    println!();
    for p in (0..n.min(4)).permutations(3) {
        print!("{} ", p.iter().map(|i| a[*i]).fold(0, |s, x| s * 7 + x));
    }
    println!();
    for c in a.iter().combinations(2) {
        print!("{} ", c[0] - c[1]);
    }
    println!();
    println!(
        "{}",
        izip!(&a, a.iter().skip(1), a.iter().rev()).map(|(x, y, z)| x + y * z).join(",")
    );
    println!("{}", iproduct!(0..3, 0..n, 0..2).map(|(x, y, z)| x + y * z).sum::<usize>());
    println!(
        "{}",
        (0..3).map(|i| 0..i + 1).multi_cartesian_product().map(|v| v.iter().join("")).join(" ")
    );
    println!("{}", a.iter().combinations_with_replacement(2).map(|v| v[0] * v[1]).join(" "));
    println!("{:?}", a.iter().cartesian_product(0..2).collect_vec());
}
