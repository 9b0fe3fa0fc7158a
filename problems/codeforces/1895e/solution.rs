//! Codeforces 1895E — Infinite Card Game
//! <https://codeforces.com/problemset/problem/1895/E> · 3 s · 512 MiB · difficulty 6
//!
//! Rules: Monocarp has n cards and Bicarp has m; each card has an attack and a defence. Monocarp
//! plays any of his cards; then, in turn, each player has to play one of their own cards whose
//! attack is larger than the defence of the card just played. The beaten card goes back to its
//! owner. Whoever has no such card to play loses, and play that never ends is a draw. The input has
//! t cases, each `n`, Monocarp's n attacks and n defences, then the same for Bicarp. For each case,
//! print how many of Monocarp's cards win, draw, and lose when played first.
//! Bounds: 1 ≤ t ≤ 10^4; 1 ≤ n, m ≤ 3 · 10^5, in each case and in all cases together; all attacks
//! and defences are from 1 to 10^6.
//! Kind: partizan
//! Picture: `1 / 3 / 4 2 5 / 2 6 1 / 3 / 3 5 2 / 3 1 9`
//! Model: game on a graph with cycles, one reply to each card.
//! Why: of the cards that beat a card, the one with the largest defence is never worse than any
//! other. Every card that beats the card with the largest defence also beats the others, so playing
//! any other card would leave the opponent the same replies and perhaps more. So each card needs at
//! most one reply: among the cards that beat it, the one with the largest defence. This gives a
//! graph with an edge from each card to its reply; the winner after each card, if there is one, is
//! found by going backwards from the cards without a reply.
//!
//! Cost: O((n + m) log(n + m)).
//!
//! 规则：Monocarp 有 n 张牌，Bicarp 有 m 张，每张有攻击值和防御值。Monocarp 先任意出一张；此后双方
//! 轮流出牌，所出的牌的攻击值须大于对方刚出的牌的防御值，然后对方的牌回到对方手中。出不了者输，永不
//! 结束则为平局。共 t 组数据，每组为 `n`、n 个攻击值、n 个防御值，再同样给出 Bicarp 的牌。每组输出
//! Monocarp 的第一张牌使他获胜、平局、落败的各有几张。
//! 范围：1 ≤ t ≤ 10^4；1 ≤ n, m ≤ 3 · 10^5，各组总和也分别如此；攻击值和防御值都从 1 到 10^6。
//! 模型：有环图上的游戏，每张牌只有一种应对。
//! 思路：在能胜过某张牌的牌中，出防御值最大的一张不会比出别的差。能胜过它的牌也能胜过防御值更小的
//! 牌，所以对方能用来对付它的办法，都能用来对付那些牌。因此每张牌至多有一种应对，就是能胜过它的牌中
//! 防御值最大的一张。从每张牌向它的应对连边，得到一个图；从没有应对的牌往回推，就知道谁胜，或者是平
//! 局。
//!
//! 复杂度：O((n + m) log(n + m))。

use grundy::graph::{Loopy, LoopyOutcome};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut counts = String::new();
    for _ in 0..cases {
        input! { n: usize, attacks: [u64; n], defences: [u64; n] }
        input! { m: usize, other_attacks: [u64; m], other_defences: [u64; m] }
        let replies = Replies::new(&attacks, &defences);
        let other_replies = Replies::new(&other_attacks, &other_defences);
        // Bicarp's cards come after Monocarp's.
        let mut edges = Vec::new();
        for (card, &defence) in defences.iter().enumerate() {
            edges.extend(other_replies.to(defence).map(|reply| (card, n + reply)));
        }
        for (card, &defence) in other_defences.iter().enumerate() {
            edges.extend(replies.to(defence).map(|reply| (n + card, reply)));
        }
        let game = Loopy::from_edges(n + m, &edges).expect("edges between cards");
        let [mut wins, mut draws, mut losses] = [0; 3];
        for outcome in &game.outcomes()[..n] {
            match outcome {
                LoopyOutcome::P { .. } => wins += 1,
                LoopyOutcome::Draw => draws += 1,
                LoopyOutcome::N { .. } => losses += 1,
            }
        }
        counts += &format!("{wins} {draws} {losses}\n");
    }
    print!("{counts}");
}

/// A player's cards in descending order of attack; each card is stored together with the card with
/// the largest defence among this card and the cards before it.
struct Replies(Vec<(u64, usize)>);

impl Replies {
    fn new(attacks: &[u64], defences: &[u64]) -> Replies {
        let mut cards: Vec<(u64, usize)> = attacks.iter().copied().zip(0..).collect();
        cards.sort_unstable_by(|a, b| b.cmp(a));
        for place in 1..cards.len() {
            let [best, card] = [cards[place - 1].1, cards[place].1];
            if defences[best] > defences[card] {
                cards[place].1 = best;
            }
        }
        Replies(cards)
    }

    /// Returns the best reply to a card with the given defence, if any card beats it.
    fn to(&self, defence: u64) -> Option<usize> {
        let beating = self.0.partition_point(|&(attack, _)| attack > defence);
        Some(self.0[beating.checked_sub(1)?].1)
    }
}
