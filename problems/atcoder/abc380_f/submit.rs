// AtCoder ABC 380 F https://atcoder.jp/contests/abc380/tasks/abc380_f · made by `cargo judge bundle abc380_f --write` from 6226694870c75217
//! AtCoder ABC 380 F — Exchange Game
//! <https://atcoder.jp/contests/abc380/tasks/abc380_f> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: N cards are in Takahashi's hand, M in Aoki's and L on the table; each card has a number.
//! A move puts a card from the mover's hand on the table; the mover may then take from the table
//! one card with a smaller number than that card. Whoever cannot move loses; Takahashi moves first.
//! The input is `N M L` and the three lines of cards; print the winner, `Takahashi` or `Aoki`.
//! Bounds: N, M, L ≥ 1; N + M + L ≤ 12; the numbers are from 1 to 10^9.
//! Kind: partizan
//! Model: card game, exhaustive search.
//! Why: a move lowers the sum of the numbers in the mover's hand, so no position recurs. A position
//! is given by the two hands, the mover's first; each card is in a hand or on the table, so there
//! are at most 3^12 positions. A position is won exactly when some move leaves a lost one.
//! Cost: O(3^n · n²) time and 4^n bytes for n cards.
//!
//! 规则：Takahashi 手中有 N 张卡片，Aoki 手中有 M 张，桌上有 L 张，每张写有一个数。每次操作把自
//! 己的一张手牌放到桌上，然后可以从桌上拿一张数更小的牌，也可以不拿。无法操作者输，Takahashi 先
//! 手。输入 `N M L` 和这三行卡片；输出获胜者 `Takahashi` 或 `Aoki`。
//! 范围：N, M, L ≥ 1；N + M + L ≤ 12；各数从 1 到 10^9。
//! 模型：纸牌游戏，搜索全部局面。
//! 思路：每步或者使走的一方手牌上各数之和变小，或者使他的手牌变少，所以局面不会重复。局面由双方
//! 的手牌决定，先写轮到走的一方；每张牌在某一方手中或者在桌上，至多 3^12 个局面。当且仅当有一步
//! 能走到必败态时为必胜态。
//! 复杂度：O(3^n · n²)，n 为卡片总数，空间 4^n 字节。

use grundy::contest::masks::ones;
use proconio::input;

/// With more cards than this limit, the table of positions would be too large.
const MOST_CARDS: usize = 13;

/// What is known about the positions.
struct Search {
    cards: Vec<u64>,
    wins: Vec<Option<bool>>,
}

fn main() {
    input! { n: usize, m: usize, l: usize }
    let count = n.saturating_add(m).saturating_add(l);
    assert!(count <= MOST_CARDS, "{count} cards, more than {MOST_CARDS}");
    input! { cards: [u64; count] }
    let takahashi = (1 << n) - 1;
    let aoki = ((1 << m) - 1) << n;
    let mut search = Search { cards, wins: vec![None; 1 << (2 * count)] };
    println!("{}", if search.mover_wins(takahashi, aoki) { "Takahashi" } else { "Aoki" });
}

impl Search {
    /// Returns whether the player to move wins, given both hands as masks.
    fn mover_wins(&mut self, mine: u32, theirs: u32) -> bool {
        let index = (mine as usize) << self.cards.len() | theirs as usize;
        if let Some(wins) = self.wins[index] {
            return wins;
        }
        let wins =
            self.hands_after(mine, theirs).into_iter().any(|hand| !self.mover_wins(theirs, hand));
        self.wins[index] = Some(wins);
        wins
    }

    /// Returns the hands that `mine` can become in one move.
    fn hands_after(&self, mine: u32, theirs: u32) -> Vec<u32> {
        let table = ((1 << self.cards.len()) - 1) & !mine & !theirs;
        let number = |card: u32| self.cards[card as usize];
        let mut hands = Vec::new();
        for card in ones(mine) {
            let rest = mine & !(1 << card);
            hands.push(rest);
            let smaller = ones(table).filter(|&taken| number(taken) < number(card));
            hands.extend(smaller.map(|taken| rest | 1 << taken));
        }
        hands
    }
}

mod grundy {
    pub mod contest {
        // Sets and sequences of numbers, most of them under the nim sum.
        pub mod masks {
            /// Returns the bits of `mask` that are set, the lowest first.
            pub fn ones(mask: u32) -> impl Iterator<Item = u32> {
                let without_lowest = |&mask: &u32| Some(mask & (mask.wrapping_sub(1)));
                let masks = std::iter::successors(Some(mask), without_lowest);
                masks.take_while(|&mask| mask > 0).map(u32::trailing_zeros)
            }
        }
    }
}
