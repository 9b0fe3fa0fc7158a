// AtCoder ABC 354 E https://atcoder.jp/contests/abc354/tasks/abc354_e · made by `cargo judge bundle abc354_e --write` from d525bd03bad4a40a
//! AtCoder ABC 354 E — Remove Pairs
//! <https://atcoder.jp/contests/abc354/tasks/abc354_e> · 2 s · 1024 MiB · difficulty 4
//!
//! Rules: N cards, each with a number on the front and one on the back; a move removes two cards
//! with equal numbers on the front or equal numbers on the back. Whoever cannot move loses.
//! Takahashi moves first. The input is `N` and N lines `A B`, the numbers on the front and the back
//! of a card; print the winner, `Takahashi` or `Aoki`.
//! Bounds: 1 ≤ N ≤ 18; 1 ≤ A, B ≤ 10^9.
//! Kind: impartial
//! Model: bitmask DP, sets of cards.
//! Why: a position is determined by the set of cards that are left, so there are at most 2^N
//! positions. A position is won exactly when removing some pair leaves a lost position; the cards
//! left form a smaller set, which corresponds to a smaller binary number, so the sets are decided
//! in ascending order.
//! Cost: O(2^N · N²), with a bit for each card.
//!
//! 规则：有 N 张卡片，正反两面各有一个数；每次操作拿走两张正面相同或反面相同的卡片。无法操作者
//! 输，Takahashi 先手。输入 `N` 和 N 行 `A B`，即正面和反面的数；输出获胜者 `Takahashi` 或
//! `Aoki`。
//! 范围：1 ≤ N ≤ 18；1 ≤ A, B ≤ 10^9。
//! 模型：状态压缩 DP，局面是卡片的集合。
//! 思路：局面就是剩下的卡片的集合，共 2^N 个。当且仅当拿走某一对后留下必败态时为必胜态；留下的
//! 集合更小，用二进制表示的数也更小，所以从小到大计算即可。
//! 复杂度：O(2^N · N²)，每张卡片用一个二进制位表示。

use itertools::Itertools;
use proconio::input;

/// With more cards than this limit, searching all sets would take too long.
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


