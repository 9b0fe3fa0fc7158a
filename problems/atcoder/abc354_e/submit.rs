// AtCoder ABC 354 E https://atcoder.jp/contests/abc354/tasks/abc354_e · made by `cargo judge bundle abc354_e --write` from 48e474827e403746
//! AtCoder ABC 354 E — Remove Pairs
//! <https://atcoder.jp/contests/abc354/tasks/abc354_e> · 2 s · 1024 MiB · easy
//!
//! Rules: N cards with a number on the front and one on the back; a move removes two cards
//! with equal fronts or with equal backs, and whoever cannot move loses, Takahashi first.
//! One case `N`, then N lines `A B`, front and back; print the winner, `Takahashi` or
//! `Aoki`.
//! Model: search of all positions, sets of cards.
//! Why: the cards that are left make the position, 2^N of them. It is won exactly if some
//! pair leaves a lost one, which is a smaller set and so a smaller number in binary.
//! Cost: O(2^N · N²), with a bit for each card.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=18).contains(&n), "{n} cards, not 1 to 18");
    input! { cards: [(u32, u32); n] }
    for &number in cards.iter().flat_map(|(front, back)| [front, back]) {
        assert!((1..=1_000_000_000).contains(&number), "{number} on a card, not 1 to 1000000000");
    }
    let matching = |&(i, j): &(usize, usize)| cards[i].0 == cards[j].0 || cards[i].1 == cards[j].1;
    let pairs = (0..n).tuple_combinations().filter(matching);
    let pairs: Vec<usize> = pairs.map(|(i, j)| 1 << i | 1 << j).collect();
    let mut won = vec![false; 1 << n];
    for left in 0..1 << n {
        won[left] = pairs.iter().any(|pair| left & pair == *pair && !won[left ^ pair]);
    }
    println!("{}", if won[(1 << n) - 1] { "Takahashi" } else { "Aoki" });
}


