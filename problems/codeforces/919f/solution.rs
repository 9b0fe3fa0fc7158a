//! Codeforces 919F — A Game With Numbers
//! <https://codeforces.com/problemset/problem/919/F> · 4 s · 512 MiB · medium
//!
//! Rules: Alice and Bob have 8 cards each with numbers from 0 to 4. A move chooses a number a
//! of one's own and a number b of the other player's, neither of them 0, and makes the own one
//! (a + b) mod 5. Whoever has only zeros wins. Positions after their number: `f`, 0 if Alice
//! begins and 1 if Bob, then Alice's and Bob's cards; print `Alice` or `Bob`, who wins, or
//! `Deal` if play goes on for ever.
//! Model: game on a graph with cycles, two hands of cards.
//! Why: 8 cards without an order are 495 hands, so that there are 495² positions, the mover's
//! hand and the other one. Retrograde analysis decides all of them at once.
//! Cost: O(4² · 495²) time and memory, O(1) a position.

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use itertools::Itertools;
use proconio::input;

fn main() {
    // A hand says how often it has 0, 1, 2, 3 and 4; the last one has only zeros.
    let hands = (0..5).map(|_| 0..=8).multi_cartesian_product();
    let hands = hands.filter(|hand| hand.iter().sum::<usize>() == 8).collect_vec();
    let rank = |hand: &Vec<usize>| hands.binary_search(hand).expect("8 cards from 0 to 4");
    let own = hands.iter().map(|hand| {
        let held = (1..5).cartesian_product(1..5).filter(|&(a, _)| hand[a] > 0);
        let change = |(a, b): (usize, usize)| {
            let mut after = hand.clone();
            after[a] -= 1;
            after[(a + b) % 5] += 1;
            (b, rank(&after))
        };
        held.map(change).collect_vec()
    });
    let own = own.collect_vec();
    let (mut edges, n, over) = (vec![], hands.len(), hands.len() - 1);
    for (mine, theirs) in (0..n).cartesian_product(0..n) {
        let allowed = own[mine].iter().filter(|(b, _)| hands[theirs][*b] > 0);
        edges.extend(allowed.map(|(_, after)| (mine * n + theirs, theirs * n + after)));
    }
    let ends = |hand| [(over * n + hand, Outcome::N), (hand * n + over, Outcome::P)];
    let ends = (0..over).flat_map(ends).collect_vec();
    let graph = Loopy::with_ends(n * n, &edges, &ends).expect("edges of positions");
    input! { cases: usize }
    assert!((1..=100_000).contains(&cases), "{cases} positions, not 1 to 100000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { f: usize, cards: [[usize; 8]; 2] }
        assert!(f < 2, "player {f} begins, neither 0 nor 1");
        let count = |player: usize, card| cards[player].iter().filter(|&&own| own == card).count();
        let hand = |player| rank(&(0..5).map(|card| count(player, card)).collect());
        winners += match graph.outcomes()[hand(f) * n + hand(1 - f)] {
            LoopyOutcome::N { .. } => ["Alice\n", "Bob\n"][f],
            LoopyOutcome::P { .. } => ["Bob\n", "Alice\n"][f],
            LoopyOutcome::Draw => "Deal\n",
        };
    }
    print!("{winners}");
}
