//! Codeforces 2107B — Apples in Boxes
//! <https://codeforces.com/problemset/problem/2107/B> · 1 s · 256 MiB · easy
//!
//! Rules: n boxes of apples; a move takes one apple. A player loses who finds no apple, or
//! after whose move the fullest box has more than k apples above the emptiest. Cases `n k`
//! and the boxes, after their number; print the winner, `Tom` if he is the first, else `Jerry`.
//! Model: parity, one apple a move.
//! Why: an apple from a fullest box is the best first move: no other one leaves less between
//! the fullest and the emptiest. If even that leaves more than k, the first player
//! loses. Else every player after him may do the same: it widens the gap only if all boxes
//! are equal, from 0 to 1 ≤ k. So nobody needs to lose before all apples are taken.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut winners, mut boxes_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize, k: u64 }
        boxes_in_all += n;
        assert!(n > 0 && boxes_in_all <= 100_000, "{n} boxes, {boxes_in_all} in all");
        assert!((1..=1_000_000_000).contains(&k), "a limit of {k}, not 1 to 1000000000");
        input! { mut boxes: [u64; n] }
        let in_bounds = boxes.iter().all(|apples| (1..=1_000_000_000).contains(apples));
        assert!(in_bounds, "a box outside 1..=1000000000");
        boxes.sort_unstable();
        let apples: u64 = boxes.iter().sum();
        boxes[n - 1] -= 1;
        let gap = boxes[n - 1].max(boxes[n.max(2) - 2]) - boxes[0].min(boxes[n - 1]);
        winners += if gap <= k && apples % 2 == 1 { "Tom\n" } else { "Jerry\n" };
    }
    print!("{winners}");
}
