//! Codeforces 1190B — Tokitsukaze, CSL and Stone Game
//! <https://codeforces.com/problemset/problem/1190/B> · 1 s · 256 MiB · medium
//!
//! Also: Codeforces 1191D
//! Rules: n piles, some perhaps empty; a move takes one stone from a pile. A player loses
//! whose turn comes with all piles empty, or whose move leaves two equal piles. Print the
//! winner, `sjfnb` if it is the first player and `cslnb` if not.
//! Model: parity, the game ends with known piles.
//! Why: sort the piles. After a move that does not lose they differ, and as long as they are
//! not 0, 1, …, n - 1 some pile is above its place and all before it are at theirs: taking
//! from it is safe. So play ends at 0, 1, …, n - 1, and the parity of the stones above that
//! decides; unless the first move is already lost. It is, if two pairs are equal, or three
//! piles, or a pair of 0, or a pair whose lower neighbour is there too.
//! Cost: O(n log n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} piles, not 1 to 100000");
    input! { mut piles: [u64; n] }
    piles.sort_unstable();
    assert!(piles[n - 1] <= 1_000_000_000, "a pile of {}, more than 1000000000", piles[n - 1]);
    let pairs: Vec<u64> =
        piles.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
    let can_move = match pairs[..] {
        [] => true,
        [pile] => pile > 0 && piles.binary_search(&(pile - 1)).is_err(),
        _ => false,
    };
    let stones: u64 = piles.iter().sum();
    let in_the_end = (n * (n - 1) / 2) as u64;
    let first = can_move && stones % 2 != in_the_end % 2;
    println!("{}", if first { "sjfnb" } else { "cslnb" });
}
