//! AtCoder ARC 168 B — Arbitrary Nim
//! <https://atcoder.jp/contests/arc168/tasks/arc168_b> · 2 s · 1024 MiB · medium
//!
//! Rules: N heaps of stones, and a number k ≥ 1 is to be chosen for a game in which a move
//! removes 1 to k stones from one heap and whoever cannot move loses. The input is `N` and the
//! heaps; print the largest k with which the player who moves first wins, 0 if there is none,
//! -1 if there is no largest one.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, its largest won limit.
//! Why: a heap of a has the Grundy value a mod (k + 1), and two equal heaps cancel out for
//! every k. If the nim sum of the heaps is not 0, every k at least as large as all of them wins.
//! If it is 0, let m be the largest heap that occurs an odd number of times: every k ≥ m changes
//! no heap that counts and so loses, but k = m - 1 changes m alone, to 0, and the nim sum becomes
//! m.
//! Cost: O(N log N).

use grundy::nim;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, mut heaps: [u64; n] }
    if nim::outcome(&heaps).mover_wins() {
        println!("-1");
        return;
    }
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    let odd = heaps.iter().dedup_with_count().filter(|(count, _)| count % 2 == 1);
    println!("{}", odd.last().map_or(0, |(_, largest)| largest - 1));
}
