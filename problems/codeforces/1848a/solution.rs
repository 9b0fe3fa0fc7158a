//! Codeforces 1848A — Vika and Her Friends
//! <https://codeforces.com/problemset/problem/1848/A> · 1 s · 256 MiB · easy
//!
//! Rules: a grid of n by m rooms with Vika in one of them and k friends. Each minute Vika goes
//! to a room beside hers, and then each friend, who sees it, to a room beside his. She is
//! caught when a friend is in her room. Cases `n m k`, Vika's room `x y` and the friends'
//! rooms, after their number; print `YES` if she can avoid that for ever, otherwise `NO`.
//! Model: parity, of the distance on a grid.
//! Why: colour the rooms as on a chessboard. Everybody changes colour every minute, so that a
//! friend whose colour is not Vika's never is in her room. One on her colour steps along the
//! longer difference of coordinates, and the distance shrinks unless she goes away. When he
//! steps it is odd: at 1 he has her, else the longer difference is 2 or more and does not
//! become 0. So once neither is 0 she must go on in the same two directions, into a corner.
//! Cost: O(k) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, k: usize }
        let in_bounds = [n, m, k].iter().all(|number| (1..=100).contains(number));
        assert!(in_bounds, "a number outside 1..=100 in {n} {m} {k}");
        input! { vika: (usize, usize), friends: [(usize, usize); k] }
        let is_room = |&(x, y): &(usize, usize)| (1..=n).contains(&x) && (1..=m).contains(&y);
        assert!(is_room(&vika) && friends.iter().all(is_room), "a room outside {n} by {m}");
        let escapes = |(x, y)| (x + y + vika.0 + vika.1) % 2 == 1;
        verdicts += if friends.into_iter().all(escapes) { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
