// AtCoder ARC 143 C https://atcoder.jp/contests/arc143/tasks/arc143_c · made by `cargo judge bundle arc143_c --write` from b380222b04460aa9
//! AtCoder ARC 143 C — Piles of Pebbles
//! <https://atcoder.jp/contests/arc143/tasks/arc143_c> · 2 s · 1024 MiB · medium
//!
//! Rules: N piles of pebbles; Takahashi, who moves first, chooses one pile or more and
//! removes X pebbles from each of them, Aoki does the same with Y, and whoever cannot move
//! loses. One case `N X Y`, then the piles; print `First` if Takahashi wins, else `Second`.
//! Model: partisan subtraction game, remainders mod X + Y.
//! Why: say it is the turn of a player who takes p, and the other takes q. If every pile is
//! less than p mod p + q, he loses: whatever he chooses has p + q pebbles or more, so the
//! other can take q from the same piles, and all remainders are as before. If some pile has
//! a remainder of p or more and p ≤ q, he wins: he takes from all such piles, and what is
//! left of every remainder is less than q. If p > q, the same move wins unless some other
//! remainder is q or more, neither taken from nor less than q. Then he loses: a pile he
//! leaves alone keeps its q or more, one that he takes from comes to the remainder plus q,
//! and the other one wins by the case before.
//! Cost: O(N).

use proconio::input;

const LARGEST: u64 = 1_000_000_000;

fn main() {
    input! { n: usize, x: u64, y: u64 }
    assert!((1..=200_000).contains(&n), "{n} piles, not 1 to 200000");
    input! { piles: [u64; n] }
    if let Some(number) = [x, y].iter().chain(&piles).find(|it| !(1..=LARGEST).contains(*it)) {
        panic!("{number} pebbles, not 1 to {LARGEST}");
    }
    let mut remainders = piles.iter().map(|pile| pile % (x + y));
    let can_move = remainders.clone().any(|remainder| remainder >= x);
    let won = can_move && remainders.all(|remainder| remainder < y || remainder >= x);
    println!("{}", if won { "First" } else { "Second" });
}


