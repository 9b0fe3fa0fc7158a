//! Has a local array of a megabyte.

use proconio::input;
fn main() {
    input! { k: usize, n: usize }
    let mut big = [0u8; 1 << 20];
    for i in 0..(1 << 20) {
        big[(i * 7 + n) % (1 << 20)] ^= (i % 251) as u8;
    }
    println!("{} {}", big.iter().map(|x| u64::from(*x)).sum::<u64>(), k);
}
