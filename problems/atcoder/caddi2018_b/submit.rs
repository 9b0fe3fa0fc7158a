// AtCoder caddi2018_b https://atcoder.jp/contests/caddi2018/tasks/caddi2018_b · made by `cargo judge bundle caddi2018_b --write` from 111bbbf82e6e605f
//! AtCoder caddi2018_b — Harlequin
//! <https://atcoder.jp/contests/caddi2018/tasks/caddi2018_b> · 2 s · 1024 MiB · difficulty 3
//!
//! Rules: apples of N colours; a move eats one apple or more, no two of the same colour, and
//! whoever eats the last apple wins. The input is `N` and the number of apples of each colour;
//! print who wins, `first` or `second`.
//! Bounds: 1 ≤ N ≤ 10^5; of each colour there are 1 to 10^9 apples.
//! Kind: impartial
//! Model: parity, all heaps even or not.
//! Why: if the number of apples of every colour is even, each move makes at least one of these
//! numbers odd. If some of these numbers are odd, eating one apple of each colour that has an odd
//! number makes all numbers even. So the positions with only even numbers, including the empty
//! position, are lost.
//! Cost: O(N).
//!
//! 规则：有 N 种颜色的苹果；每次操作吃掉一个或多个，其中不能有两个同色，吃掉最后一个苹果的人
//! 胜。输入 `N` 和每种颜色的苹果数；输出获胜者 `first` 或 `second`。
//! 范围：1 ≤ N ≤ 10^5；每种颜色有 1 到 10^9 个苹果。
//! 模型：奇偶性，看是否各堆都是偶数。
//! 思路：若每种颜色都是偶数个，任何一步都会使某种颜色变成奇数个。若有颜色是奇数个，把这些颜色各
//! 吃一个，就全变成偶数个。所以全是偶数的局面必败，吃空的局面也正是如此。
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { n: usize, apples: [u64; n] }
    let all_even = apples.iter().all(|count| count % 2 == 0);
    println!("{}", if all_even { "second" } else { "first" });
}


