//! Codeforces 914B — Conan and Agasa play a Card Game
//! <https://codeforces.com/problemset/problem/914/B> · 2 s · 256 MiB · difficulty 2
//!
//! Rules: a move chooses one of n numbered cards, and removes it and all cards with smaller
//! numbers. Whoever finds no cards left loses. The input is `n` and the numbers; print the winner,
//! `Conan` for the first player or `Agasa` for the second.
//! Bounds: 1 ≤ n ≤ 10^5; the numbers are from 1 to 10^5.
//! Kind: impartial
//! Model: parity, of each number's cards.
//! Why: a position is lost exactly when each number appears on an even number of cards. From such a
//! position, any move leaves the chosen card's number on an odd number of cards, and each larger
//! number on an even number of cards. If some number appears on an odd number of cards, choose a
//! card with the largest such number: this leaves that number, and each larger one, on an even
//! number of cards.
//! Cost: O(n log n).
//!
//! 规则：n 张卡片上写有数。每次操作选一张，拿走它以及所有数更小的卡片。面对没有卡片的人输。输入
//! 为 `n` 和各数；输出获胜者，先手赢输出 `Conan`，否则输出 `Agasa`。
//! 范围：1 ≤ n ≤ 10^5；各数从 1 到 10^5。
//! 模型：奇偶性，看每个数的卡片张数。
//! 思路：局面必败，当且仅当每个数都有偶数张。从这样的局面走一步，所选的数剩下奇数张，更大的数都仍
//! 是偶数张。只要有某个数是奇数张，就选其中最大的数：它剩下偶数张，更大的数也都是偶数张。
//! 复杂度：O(n log n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { mut cards: [u64] }
    cards.sort_unstable();
    let conan_wins = cards.iter().dedup_with_count().any(|(count, _)| count % 2 == 1);
    println!("{}", if conan_wins { "Conan" } else { "Agasa" });
}
