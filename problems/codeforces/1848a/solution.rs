//! Codeforces 1848A — Vika and Her Friends
//! <https://codeforces.com/problemset/problem/1848/A> · 1 s · 256 MiB · easy
//!
//! Rules: a grid of n by m rooms, with Vika in one of them and each of k friends in one, too.
//! Every minute Vika goes to a room beside hers, and then each friend, who has seen it, goes to
//! one beside his. She is caught if a friend is in her room at the end of a minute. Cases
//! `n m k`, Vika's room `x y` and the friends' rooms, after their number; print `YES` if she can
//! avoid that for ever, otherwise `NO`.
//! Model: parity, of the distance on a grid.
//! Why: colour the rooms as on a chessboard. Everybody changes colour every minute, so a friend
//! whose colour is not Vika's is never in her room at the end of one. A friend on her colour always
//! steps along the longer difference of coordinates, so that the distance shrinks unless she
//! goes away from him. Before his step it is odd. If it is 1, he catches her; otherwise the longer
//! difference is 2 or more and does not become 0. So once both differences are positive they
//! stay so, and she can only go on in the same two directions, into a corner.
//! Cost: O(k) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, k: usize, vika: (usize, usize), friends: [(usize, usize); k] }
        for &(x, y) in friends.iter().chain([&vika]) {
            assert!((1..=n).contains(&x) && (1..=m).contains(&y), "the room {x} {y} of {n} by {m}");
        }
        let is_other_colour = |&(x, y): &(usize, usize)| (x + y + vika.0 + vika.1) % 2 == 1;
        verdicts += if friends.iter().all(is_other_colour) { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
