// AtCoder ARC 116 F https://atcoder.jp/contests/arc116/tasks/arc116_f · made by `cargo judge bundle arc116_f --write` from 38d783b1d305dacc
//! AtCoder ARC 116 F — Deque Game
//! <https://atcoder.jp/contests/arc116/tasks/arc116_f> · 2 s · 1024 MiB · hard
//!
//! Rules: K sequences; a move deletes the first or the last number of one that has two or
//! more, until each has one left. Takahashi, who moves first, wants a large sum of these,
//! Aoki a small one. One case `K`, then K lines, the length and the numbers; print the sum.
//! Model: hot game, a sum of sequences with a score.
//! Why: each move changes the parity of one length, so whenever all lengths are odd the same
//! player X is to move: Takahashi if at first an even number of them is even. An odd
//! sequence is worth g: its number, or for the middle three l, m, r min(m, max(l, r)) if X
//! is Takahashi, max(m, min(l, r)) if Aoki. An even one is worth the larger or the smaller g,
//! hi or lo, of the two that it becomes, to whoever moves in it; the players take turns by
//! decreasing hi - lo, as with switches. So they share Σ (hi + lo) / 2, and half of the
//! alternating sum of hi - lo is added, or subtracted, as Takahashi or Aoki is to move. It does
//! not pay to make an odd sequence even: the middle three show that lo ≤ g ≤ hi for what it
//! becomes, and the alternating sums without it and with it add up to its hi - lo or more. So
//! the sum changes by at most lo - g for Takahashi, by at least hi - g for Aoki. And X, if he
//! must, loses nothing: to delete the end away from the larger of l and r leaves lo = g (for
//! Aoki, away from the smaller, hi = g).
//! Cost: O(n log n) for n numbers.

use proconio::input;
use std::cmp::Reverse;

const MOST: usize = 200_000;

fn main() {
    input! { k: usize }
    assert!((1..=MOST).contains(&k), "{k} sequences, not 1 to {MOST}");
    let (mut odd, mut even, mut total) = (Vec::new(), Vec::new(), 0);
    for _ in 0..k {
        input! { n: usize }
        total += n.min(MOST + 1);
        assert!(1 <= n && total <= MOST, "a sequence of {n} numbers, {total} or more of all");
        input! { numbers: [u64; n] }
        if let Some(number) = numbers.iter().find(|&it| !(1..=1_000_000_000).contains(it)) {
            panic!("{number} is not 1 to 1000000000");
        }
        if n % 2 == 1 { &mut odd } else { &mut even }.push(numbers);
    }
    let takahashi_is_x = even.len() % 2 == 0;
    let g = |numbers: &[u64]| match numbers.len() / 2 {
        0 => numbers[0],
        middle => {
            let (l, m, r) = (numbers[middle - 1], numbers[middle], numbers[middle + 1]);
            if takahashi_is_x {
                m.min(l.max(r))
            } else {
                m.max(l.min(r))
            }
        }
    };
    let ends = even.iter().map(|it| (g(&it[1..]), g(&it[..it.len() - 1])));
    let mut switches: Vec<(u64, u64)> = ends.map(|(a, b)| (a.max(b), a.min(b))).collect();
    switches.sort_unstable_by_key(|(hi, lo)| Reverse(hi - lo));
    let taken = switches.iter().enumerate();
    let taken = taken.map(|(turn, &(hi, lo))| if turn % 2 == 0 { hi } else { lo });
    println!("{}", odd.iter().map(|numbers| g(numbers)).chain(taken).sum::<u64>());
}


