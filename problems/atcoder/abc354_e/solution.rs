//! AtCoder ABC 354 E — Remove Pairs
//! <https://atcoder.jp/contests/abc354/tasks/abc354_e> · 2 s · 1024 MiB · easy
//!
//! Rules: N cards with a number on the front and one on the back; a move removes two cards with
//! equal fronts or with equal backs. Whoever cannot move loses, Takahashi first. The input is
//! `N` and N lines `A B`, front and back; print the winner, `Takahashi` or `Aoki`.
//! Model: search of all positions, sets of cards.
//! Why: the cards that are left make the position, one of 2^N. It is won exactly if some pair
//! leaves a lost one, which is a smaller set and so a smaller number in binary.
//! Cost: O(2^N · N²), with a bit for each card.

use itertools::Itertools;
use proconio::input;

/// With more cards than this, the search of all sets would take too long.
const MOST_CARDS: usize = 25;

fn main() {
    input! { n: usize }
    assert!(n <= MOST_CARDS, "{n} cards, more than {MOST_CARDS}");
    input! { cards: [(i64, i64); n] }
    let matching = |&(i, j): &(usize, usize)| cards[i].0 == cards[j].0 || cards[i].1 == cards[j].1;
    let pairs = (0..n).tuple_combinations().filter(matching);
    let pairs: Vec<usize> = pairs.map(|(i, j)| 1 << i | 1 << j).collect();
    let mut won = vec![false; 1 << n];
    for left in 0..1 << n {
        won[left] = pairs.iter().any(|pair| left & pair == *pair && !won[left ^ pair]);
    }
    println!("{}", if won[(1 << n) - 1] { "Takahashi" } else { "Aoki" });
}
