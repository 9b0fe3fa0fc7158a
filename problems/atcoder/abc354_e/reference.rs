//! AtCoder ABC 354 E by its rules: every two cards that match are removed.
//!
//! The middle tier has 10 to 18 cards, so many kinds of them that few pairs match.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 18)..=g.pick(7, 18));
    let kinds = g.pick(5, 9);
    let shift = if g.one_in(9) { 1_000_000_000 - kinds } else { 0 };
    let mut input = format!("{n}\n");
    for _ in 0..n {
        let (front, back) = (g.within(1..=kinds), g.within(1..=kinds));
        input += &format!("{} {}\n", front + shift, back + shift);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=18);
    let kinds = g.within(n * 2 / 3..=n);
    let mut input = format!("{n}\n");
    for _ in 0..n {
        input += &format!("{} {}\n", g.within(1..=kinds), g.within(1..=kinds));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=18);
    let mut card = || (input.number(1..=1_000_000_000), input.number(1..=1_000_000_000));
    let mut cards: Vec<(u32, u32)> = (0..n).map(|_| card()).collect();
    input.end();
    cards.sort_unstable();
    let first = Search::normal().mover_wins(&cards, &|cards: &Vec<_>| without_a_pair(cards));
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

fn without_a_pair(cards: &[(u32, u32)]) -> Vec<Vec<(u32, u32)>> {
    let mut options = Vec::new();
    for i in 0..cards.len() {
        for j in 0..i {
            if cards[i].0 == cards[j].0 || cards[i].1 == cards[j].1 {
                let mut option = cards.to_vec();
                option.remove(i);
                option.remove(j);
                options.push(option);
            }
        }
    }
    options
}
