//! Codeforces 914B by its rules: every card.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(12, 100_000));
    let largest = g.within(1..=g.pick(5, 100_000));
    let mut cards = g.many(n, 1..=largest);
    if n > 1 && g.one_in(2) {
        cards.truncate(n as usize / 2);
        cards.extend_from_within(..);
    }
    format!("{}\n{}\n", cards.len(), spaced(&cards))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000usize);
    let mut cards = input.numbers(n, 1..=100_000u64);
    input.end();
    cards.sort_unstable();
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
