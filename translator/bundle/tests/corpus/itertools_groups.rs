//! Uses itertools' adaptors that group, sort, and count, some by a hash map.

use itertools::Itertools;
use proconio::input;
fn main() {
    input! { n: usize, a: [i64; n] }
    for (k, g) in &a.iter().chunk_by(|x| **x % 3) {
        println!("{} {}", k, g.count());
    }
    println!("{}", a.iter().dedup_with_count().map(|(c, x)| format!("{c}x{x}")).join(" "));
    println!("{}", a.iter().sorted_by_key(|x| (**x % 5, -**x)).join(" "));
    println!("{}", a.iter().sorted().dedup().join(" "));
    println!("{}", a.iter().sorted_unstable_by(|x, y| y.cmp(x)).take(3).join(" "));
    println!("{}", a.iter().unique().join(" "));
    let m = a.iter().counts();
    println!("{}", m.iter().sorted().map(|(k, v)| format!("{k}:{v}")).join(" "));
    let g = a.iter().into_group_map_by(|x| **x % 4);
    println!("{:?}", g.into_iter().sorted().collect_vec());
    for (i, chunk) in a.iter().chunks(3).into_iter().enumerate() {
        println!("{i}: {}", chunk.format("-"));
    }
    println!("{}", a.iter().tuple_windows().filter(|(x, y, z)| x < y && y < z).count());
    for (x, y) in a.iter().tuples() {
        print!("{} ", x - y);
    }
    println!();
    println!("{:?}", a.iter().copied().reduce(|x, y| x.max(y)));
}
