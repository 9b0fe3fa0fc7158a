//! Reads every form of type that proconio's `input!` takes, and a tuple as a pattern.

use proconio::input;
use proconio::marker::{Bytes, Chars, Isize1, Usize1};
fn main() {
    input! {
        n: usize,
        mut a: [i64; n],
        jag: [[i64]; n],
        pairs: [(usize, Usize1, Chars); n],
        h: usize, w: usize,
        grid: [Bytes; h],
        mat: [[(i32, [u8; 2]); w]; h],
        z: Isize1,
        e: [(Usize1, Usize1)],
        f: f64,
        c: char,
        (x, y): (i32, u64),
        s: String,
    }
    a.sort_by(|p, q| q.cmp(p));
    println!("{:?} {:?}", a, jag);
    println!("{:?}", pairs);
    println!(
        "{}",
        grid.iter().map(|r| String::from_utf8_lossy(r).to_string()).collect::<Vec<_>>().join("|")
    );
    println!("{:?} {} {:?} {:.3} {} {} {} {}", mat, z, e, f, c, x, y, s);
}
