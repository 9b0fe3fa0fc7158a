//! Compares an `&&` with a value in `assert_eq!`.

use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    let (odd, big) = (n % 2 == 1, a.iter().any(|x| *x > 1000));
    assert_eq!(odd && big, false, "an odd number of heaps, and a big one");
    println!("{}", a.len());
}
