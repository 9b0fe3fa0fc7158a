//! Recurses through frames of a kilobyte.

use proconio::input;
fn fill(depth: usize, v: &[u32]) -> u64 {
    let mut local = [0u32; 256];
    for (i, x) in v.iter().enumerate() {
        local[i % 256] ^= x.rotate_left(depth as u32);
    }
    if depth == 0 {
        local.iter().map(|x| u64::from(*x)).sum()
    } else {
        fill(depth - 1, &local).wrapping_add(u64::from(local[depth % 256]))
    }
}
fn main() {
    input! { k: usize, n: usize, a: [u32; n] }
    println!("{}", fill(k, &a));
}
