//! AtCoder caddi2018_b — Harlequin
//! <https://atcoder.jp/contests/caddi2018/tasks/caddi2018_b> · 2 s · 1024 MiB · easy
//!
//! Rules: apples of N colours; a move eats one apple or more, no two of the same colour, and
//! whoever eats the last apple wins. The input is `N` and the number of apples of each colour;
//! print who wins, `first` or `second`.
//! Model: parity, all heaps even or not.
//! Why: if every colour is even, each move makes some colour odd. If some are odd, eating one
//! apple of each of these makes all even. So the even positions are lost, as the empty one is.
//! Cost: O(N).

use proconio::input;

fn main() {
    input! { n: usize, apples: [u64; n] }
    let all_even = apples.iter().all(|count| count % 2 == 0);
    println!("{}", if all_even { "second" } else { "first" });
}
