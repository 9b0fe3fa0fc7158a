//! Codeforces 1681A — Game with Cards
//! <https://codeforces.com/problemset/problem/1681/A> · 2 s · 256 MiB · difficulty 1
//!
//! Rules: Alice has n cards with numbers, and Bob has m. They take turns playing a card; each card
//! after the first must have a larger number than the card before it, and whoever cannot play a
//! card loses. The input has t cases: `n` and Alice's numbers, then `m` and Bob's. Print two lines
//! for each case: the winner if Alice begins, and the winner if Bob begins.
//! Bounds: 1 ≤ t ≤ 1000; 1 ≤ n, m ≤ 50; 1 ≤ a_i, b_i ≤ 50.
//! Kind: partizan
//! Picture: `1 / 2 / 1 3 / 2 / 2 3`
//! Model: card game, the largest card at once.
//! Why: the first player wins exactly when no card of the second player is larger than all cards of
//! the first player. Then the first player's largest card cannot be answered. Otherwise the second
//! player answers the first card, whichever it is, with the largest card of all, which cannot be
//! answered.
//! Cost: O(n + m).
//!
//! 规则：Alice 有 n 张写着数的牌，Bob 有 m 张。两人轮流出一张牌，除第一张外，每张都必须比刚出的那张大，出不了的
//! 一方输。共 t 组数据，每组为 `n` 和 Alice 的各数，再是 `m` 和 Bob 的各数。每组输出两行：Alice 先手时的胜者，
//! Bob 先手时的胜者。
//! 范围：1 ≤ t ≤ 1000；1 ≤ n, m ≤ 50；1 ≤ a_i, b_i ≤ 50。
//! 模型：纸牌游戏，直接出最大的牌。
//! 思路：先手必胜当且仅当对方没有一张牌比先手的牌都大。这时先手出最大的牌，对方无法应答。否则不论先手出哪一张，
//! 对方都用所有牌中最大的一张来应，先手再也出不了。
//! 复杂度：O(n + m)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, of_alice: [u64; n], m: usize, of_bob: [u64; m] }
        let [alice, bob] = [&of_alice, &of_bob].map(|cards| cards.iter().max());
        winners += if alice >= bob && alice.is_some() { "Alice\n" } else { "Bob\n" };
        winners += if bob >= alice && bob.is_some() { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}
