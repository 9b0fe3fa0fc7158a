//! Codeforces 914B by its rules: every card.
//!
//! The middle tier has up to 100 cards. A position is the least number that is left and how many
//! cards have it, because no larger one has been chosen.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_least).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(12, 100_000));
    let largest = g.within(1..=g.pick(5, 100_000));
    let mut cards = g.many(n, 1..=largest);
    if n > 1 && g.one_in(2) {
        cards.truncate(n as usize / 2);
        cards.extend_from_within(..);
    }
    format!("{}\n{}\n", cards.len(), join(&cards))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=100);
    let largest = [3, n, 100_000][g.within(0..=2) as usize];
    let mut cards = g.many(n, 1..=largest);
    if !g.one_in(4) {
        cards.extend_from_within(..);
        let changed = g.within(0..=3);
        cards.truncate(cards.len() - usize::from(changed == 0));
    }
    format!("{}\n{}\n", cards.len(), join(&cards))
}

fn answer_by_least(input: &mut Input) -> String {
    let cards = read(input);
    // Whether the choice of a number above the present one wins.
    let mut larger_wins = false;
    for equal in cards.chunk_by(|a, b| a == b).rev() {
        // The player to move may also choose an equal number, one after the other.
        let mut wins = larger_wins;
        let mut choice_wins = false;
        for _ in equal {
            choice_wins = !wins;
            wins = larger_wins || choice_wins;
        }
        larger_wins |= choice_wins;
    }
    if larger_wins { "Conan\n" } else { "Agasa\n" }.to_string()
}

/// Returns the cards in rising order.
fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000usize);
    let mut cards = input.numbers(n, 1..=100_000u64);
    input.end();
    cards.sort_unstable();
    cards
}

fn answer(input: &mut Input) -> String {
    let cards = read(input);
    let options = |cards: &Vec<u64>| {
        let remove = |chosen: usize| {
            let others = cards.iter().enumerate().filter(|&(index, _)| index != chosen);
            let left = others.map(|(_, &card)| card).filter(|&card| card >= cards[chosen]);
            left.collect()
        };
        (0..cards.len()).map(remove).collect()
    };
    let first = Search::normal().mover_wins(&cards, &options);
    if first { "Conan\n" } else { "Agasa\n" }.to_string()
}
