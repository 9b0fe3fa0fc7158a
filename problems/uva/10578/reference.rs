//! UVa 10578 by its rules: every card that is left, on piles whose order is kept.
//!
//! The cards are so few that the brute force plays every game to its end.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .without_middle("a pile has at most 16 cards: the brute force plays every game to its end")
        .run();
}

/// A reference reads words, and so no empty line is made.
fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(3, 10_000) {
        let mut pile = String::new();
        let cards = g.within(1..=12);
        while pile.len() < cards as usize {
            let piles = options(&pile);
            if piles.is_empty() {
                break;
            }
            pile = piles[g.within(0..=piles.len() as u64 - 1) as usize].clone();
        }
        input += &format!("{pile}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    while let Some(pile) = input.token() {
        for end in 1..=pile.len() {
            let allowed = options(&pile[..end - 1]);
            assert!(allowed.iter().any(|option| option == &pile[..end]), "the cards {pile}");
        }
        // The order of the cards does not matter.
        let mut cards: Vec<char> = pile.chars().collect();
        cards.sort_unstable();
        let sorted: String = cards.into_iter().collect();
        let mover_wins = search.mover_wins(&sorted, &|pile| in_order(pile));
        let [mover, other] = if pile.len() % 2 == 0 { ["A", "B"] } else { ["B", "A"] };
        output += &format!("{pile} {}\n", if mover_wins { mover } else { other });
    }
    output
}

fn in_order(pile: &str) -> Vec<String> {
    let sorted = |pile: String| {
        let mut cards: Vec<char> = pile.chars().collect();
        cards.sort_unstable();
        cards.into_iter().collect()
    };
    options(pile).into_iter().map(sorted).collect()
}

fn options(pile: &str) -> Vec<String> {
    let mut options = Vec::new();
    for card in "123456".chars() {
        let next = format!("{pile}{card}");
        let sum: u32 = next.chars().filter_map(|card| card.to_digit(10)).sum();
        if sum <= 31 && next.matches(card).count() <= 4 {
            options.push(next);
        }
    }
    options
}
