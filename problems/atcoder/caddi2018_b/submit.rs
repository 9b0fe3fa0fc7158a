// AtCoder caddi2018_b https://atcoder.jp/contests/caddi2018/tasks/caddi2018_b · made by `cargo judge bundle caddi2018_b --write` from 338c892530db2fb2
//! AtCoder caddi2018_b — Harlequin
//! <https://atcoder.jp/contests/caddi2018/tasks/caddi2018_b> · 2 s · 1024 MiB · easy
//!
//! Rules: apples of N colours; a move eats one apple or more, no two of the same colour,
//! and whoever eats the last apple wins. One case `N`, then the apples of each colour;
//! print `first` or `second`, who wins.
//! Model: parity, all heaps even or not.
//! Why: if every colour is even, each move makes some colour odd; if some are odd, one
//! apple of each of these makes all even. So the even positions, the end among them, are
//! lost.
//! Cost: O(N).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} colours, not 1 to 100000");
    input! { apples: [u64; n] }
    if let Some(count) = apples.iter().find(|&count| !(1..=1_000_000_000).contains(count)) {
        panic!("{count} apples of a colour, not 1 to 1000000000");
    }
    let all_even = apples.iter().all(|count| count % 2 == 0);
    println!("{}", if all_even { "second" } else { "first" });
}


