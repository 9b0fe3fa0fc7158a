//! Codeforces 919F by its rules: finds who wins within one move, two moves, three moves, …
//!
//! The middle tier has a few hundred positions, all of which are looked up in the same table.

use reference::{join, Generator, Input, Reference};
use std::collections::HashMap;
use std::sync::OnceLock;

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(0..=1));
        for _ in 0..2 {
            let mut cards = g.many(8, 1..=4);
            // With many cards left hardly any position is decided.
            for _ in 0..g.within(0..=8) * g.within(1..=2) {
                cards[g.within(0..=7) as usize] = 0;
            }
            cards[g.within(0..=7) as usize] = g.within(1..=4);
            if g.one_in(40) {
                cards.fill(0);
            }
            input += &format!("{}\n", join(&cards));
        }
    }
    input
}

/// Eight cards, sorted.
type Hand = [u8; 8];

struct Positions {
    rank: HashMap<Hand, usize>,
    /// By the hands of the player to move and of the other one: whether the former wins, if that
    /// is known.
    wins: Vec<Vec<Option<bool>>>,
}

fn replaced(hand: &Hand, at: usize, card: u8) -> Hand {
    let mut hand = *hand;
    hand[at] = card;
    hand.sort_unstable();
    hand
}

fn positions() -> Positions {
    let mut hands: Vec<Hand> = vec![[0; 8]];
    for at in 0..8 {
        let more = |hand: &Hand| {
            let hand = *hand;
            (0..5).map(move |card| replaced(&hand, 7 - at, card))
        };
        hands = hands.iter().flat_map(more).collect();
        hands.sort_unstable();
        hands.dedup();
    }
    let rank: HashMap<Hand, usize> =
        hands.iter().enumerate().map(|(rank, &hand)| (hand, rank)).collect();
    // For each hand, each change of a card, with the card of the other player that it takes.
    let changes: Vec<Vec<(u8, usize)>> = hands
        .iter()
        .map(|hand| {
            let mut changes = Vec::new();
            for at in (0..8).filter(|&at| hand[at] > 0) {
                changes.extend((1..5).map(|b| (b, rank[&replaced(hand, at, (hand[at] + b) % 5)])));
            }
            changes.sort_unstable();
            changes.dedup();
            changes
        })
        .collect();
    let won = |hand: usize| hands[hand] == [0; 8];
    let mut wins = vec![vec![None; hands.len()]; hands.len()];
    loop {
        let before = wins.clone();
        for mine in 0..hands.len() {
            for theirs in (0..hands.len()).filter(|&theirs| before[mine][theirs].is_none()) {
                let allowed = changes[mine].iter().filter(|(b, _)| hands[theirs].contains(b));
                let mut after = allowed.map(|&(_, after)| before[theirs][after]);
                wins[mine][theirs] = if won(theirs) {
                    Some(false)
                } else if won(mine) || after.clone().any(|other| other == Some(false)) {
                    Some(true)
                } else if after.all(|other| other == Some(true)) {
                    Some(false)
                } else {
                    None
                };
            }
        }
        if wins == before {
            return Positions { rank, wins };
        }
    }
}

fn answer(input: &mut Input) -> String {
    static POSITIONS: OnceLock<Positions> = OnceLock::new();
    let positions = POSITIONS.get_or_init(positions);
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let f = input.number(0..=1usize);
        let mut ranks = [0; 2];
        for rank in &mut ranks {
            let mut hand = [(); 8].map(|()| input.number(0..=4));
            hand.sort_unstable();
            *rank = positions.rank[&hand];
        }
        output += match positions.wins[ranks[f]][ranks[1 - f]] {
            Some(true) => ["Alice\n", "Bob\n"][f],
            Some(false) => ["Alice\n", "Bob\n"][1 - f],
            None => "Deal\n",
        };
    }
    input.end();
    output
}
