//! Codeforces 919F — A Game With Numbers
//! <https://codeforces.com/problemset/problem/919/F> · 4 s · 512 MiB · difficulty 7
//!
//! Rules: Alice and Bob each have 8 cards with numbers from 0 to 4. The player to move chooses one
//! of his own numbers, a, and one of the other player's numbers, b, neither of them 0, and replaces
//! a by (a + b) mod 5. Whoever has only zeros wins. The input is the number of positions and, for
//! each, `f` (0 if Alice begins and 1 if Bob does), Alice's cards and Bob's cards; print who wins,
//! `Alice` or `Bob`, or `Deal` if play goes on for ever.
//! Bounds: at most 100,000 positions.
//! Kind: partizan
//! Picture: as in Codeforces 1442F
//! Model: game on a graph with cycles, two hands of cards.
//! Why: the order of the cards does not matter, so 8 cards form one of 495 hands, and a position,
//! given by the hand of the player to move and the hand of the other one, is one of 495² pairs.
//! Retrograde analysis, starting from the positions with a hand of zeros, covers all positions in
//! one run; in the positions that it leaves undecided, play goes on for ever.
//! Cost: O(4² · 495²) time and memory for the analysis, as a position has at most 4² moves, then
//! O(1) per position.
//!
//! 规则：Alice 和 Bob 各有 8 张卡片，数为 0 到 4。每次操作选自己的一个数 a 和对方的一个数 b，都
//! 不为 0，把 a 换成 (a + b) mod 5。谁的卡片全是 0 谁赢。输入为局面数，每个局面是 `f`（0 表示
//! Alice 先手，1 表示 Bob 先手）、Alice 的卡片和 Bob 的卡片；输出获胜者 `Alice` 或 `Bob`，若游
//! 戏永远进行下去则输出 `Deal`。
//! 范围：至多 100,000 个局面。
//! 模型：有环图上的游戏，两手牌。
//! 思路：卡片的顺序无关紧要，所以 8 张卡片只有 495 种手牌；局面是轮到的人的手牌和另一人的手牌，
//! 共 495² 种。从有一手全 0 的局面出发逆推，一次就判定全部局面；逆推判定不了的局面，游戏永远进行
//! 下去。
//! 复杂度：每个局面至多 4² 种走法，先花时间和空间 O(4² · 495²)，之后每个局面 O(1)。

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use itertools::Itertools;
use proconio::input;

/// The number of cards with each of the numbers 0, 1, 2, 3 and 4.
type Hand = [usize; 5];

/// The replacement of one of the five numbers by another one.
struct Change {
    /// The number that the other player must have for this change.
    needed: usize,
    /// The place of the resulting hand among all hands.
    after: usize,
}

fn main() {
    let hands = hands();
    let outcomes = outcomes(&hands);
    input! { positions: usize }
    let mut winners = String::new();
    for _ in 0..positions {
        input! { f: usize, alice: [usize; 8], bob: [usize; 8] }
        let places = [place(&hands, &hand_of(&alice)), place(&hands, &hand_of(&bob))];
        assert!(f < 2, "player {f} begins, neither 0 nor 1");
        winners += match outcomes[position(&hands, places[f], places[1 - f])] {
            LoopyOutcome::N { .. } => ["Alice\n", "Bob\n"][f],
            LoopyOutcome::P { .. } => ["Bob\n", "Alice\n"][f],
            LoopyOutcome::Draw => "Deal\n",
        };
    }
    print!("{winners}");
}

/// Returns all hands of 8 cards in ascending order; the last one has only zeros.
fn hands() -> Vec<Hand> {
    let counts = (0..5).map(|_| 0..=8).multi_cartesian_product();
    let hands = counts.filter(|counts| counts.iter().sum::<usize>() == 8);
    hands.map(|counts| Hand::try_from(counts).expect("five counts")).collect()
}

/// Returns the place of `hand` among all hands.
fn place(hands: &[Hand], hand: &Hand) -> usize {
    hands.binary_search(hand).expect("all hands of 8 cards are listed")
}

/// Returns the hand of the given cards.
fn hand_of(cards: &[usize]) -> Hand {
    let mut hand = [0; 5];
    for &card in cards {
        assert!(card < hand.len(), "a card {card}, not 0 to 4");
        hand[card] += 1;
    }
    hand
}

/// Returns the number of the position in which the player to move has the hand at place `own`, and
/// the other player the hand at place `other`.
fn position(hands: &[Hand], own: usize, other: usize) -> usize {
    own * hands.len() + other
}

/// Returns all ways to change `hand`.
fn changes(hands: &[Hand], hand: &Hand) -> Vec<Change> {
    let mut changes = vec![];
    for (own, needed) in (1..5).cartesian_product(1..5) {
        if hand[own] > 0 {
            let mut after = *hand;
            after[own] -= 1;
            after[(own + needed) % 5] += 1;
            changes.push(Change { needed, after: place(hands, &after) });
        }
    }
    changes
}

/// Returns the outcomes of all positions.
fn outcomes(hands: &[Hand]) -> Vec<LoopyOutcome> {
    let mut edges = vec![];
    for (own, hand) in hands.iter().enumerate() {
        let changes = changes(hands, hand);
        for (other, others_hand) in hands.iter().enumerate() {
            for change in changes.iter().filter(|change| others_hand[change.needed] > 0) {
                let before = position(hands, own, other);
                edges.push((before, position(hands, other, change.after)));
            }
        }
    }
    let zeros = hands.len() - 1;
    let mut ends = vec![];
    for hand in 0..zeros {
        ends.push((position(hands, zeros, hand), Outcome::N));
        ends.push((position(hands, hand, zeros), Outcome::P));
    }
    let positions = hands.len() * hands.len();
    let graph = Loopy::with_ends(positions, &edges, &ends).expect("edges between positions");
    graph.outcomes().to_vec()
}
