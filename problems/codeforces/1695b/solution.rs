//! Codeforces 1695B — Circle Game
//! <https://codeforces.com/problemset/problem/1695/B> · 1 s · 256 MiB · easy
//!
//! Rules: n piles stand in a circle. The players, Mike first, take any positive number of stones
//! from pile 1, then pile 2, and so on in the order of the circle, one pile a turn. Whoever finds
//! his pile empty loses. Cases `n` and the piles, after their number; print the winner of each,
//! `Mike` or `Joe`.
//! Model: taking game, piles in a fixed order.
//! Why: an empty pile is met in the first round by the same player however they play, so if there
//! is one, the first one decides. If there is none and n is odd, Mike takes all of pile 1, and
//! after n - 1 more turns Joe finds it empty. If n is even, only one player takes from each pile.
//! Let the first smallest pile have s stones. Its owner finds it empty in round s + 1 at the
//! latest. The other player is safe till then if he takes one stone a turn: his piles before that
//! one have more than s stones, and those after it at least s.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let least = piles.iter().min().expect("no piles at all");
        let place = piles.iter().position(|pile| pile == least).expect("its place");
        let is_decided_by_pile_1 = n % 2 == 1 && *least > 0;
        winners += if is_decided_by_pile_1 || place % 2 == 1 { "Mike\n" } else { "Joe\n" };
    }
    print!("{winners}");
}
