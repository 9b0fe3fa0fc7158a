//! AtCoder ABC 380 F by its rules: every card of the hand, and every smaller one on the table.
//!
//! The middle tier has 8 to 9 cards.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let sizes = match g.within(0..=1) {
        0 => [1, 1, 1].map(|least| least + g.within(0..=g.pick(2, 2))),
        _ => [g.within(1..=3), g.within(1..=3), g.within(1..=2)],
    };
    let sizes = g.pick(sizes, [4, 4, 4]);
    let largest = g.pick(9, 1_000_000_000);
    let cards = sizes.map(|size| join(&g.many(size, 1..=largest)));
    format!("{}\n{}\n", join(&sizes), cards.join("\n"))
}

fn generate_middle(g: &mut Generator) -> String {
    let sizes = [[3, 3, 3], [4, 4, 1], [2, 3, 3], [3, 2, 3], [3, 4, 1]][g.within(0..=4) as usize];
    let largest = [5, 1000][g.within(0..=1) as usize];
    let cards = sizes.map(|size| join(&g.many(size, 1..=largest)));
    format!("{}\n{}\n", join(&sizes), cards.join("\n"))
}

/// The cards of a position, each list in ascending order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Cards {
    mine: Vec<u64>,
    theirs: Vec<u64>,
    table: Vec<u64>,
}

fn answer(input: &mut Input) -> String {
    let sizes = input.numbers(3, 1..=12usize);
    assert!(sizes.iter().sum::<usize>() <= 12, "too many cards");
    let mut cards = |size| {
        let mut cards = input.numbers(size, 1..=1_000_000_000u64);
        cards.sort_unstable();
        cards
    };
    let start = Cards { mine: cards(sizes[0]), theirs: cards(sizes[1]), table: cards(sizes[2]) };
    input.end();
    let first = Search::normal().mover_wins(&start, &options);
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

fn options(cards: &Cards) -> Vec<Cards> {
    let mut options = Vec::new();
    for place in 0..cards.mine.len() {
        let mut hand = cards.mine.clone();
        let played = hand.remove(place);
        let mut table = cards.table.clone();
        table.push(played);
        table.sort_unstable();
        let mut add = |hand, table| {
            options.push(Cards { mine: cards.theirs.clone(), theirs: hand, table });
        };
        add(hand.clone(), table.clone());
        for place in (0..table.len()).filter(|&place| table[place] < played) {
            let (mut hand, mut table) = (hand.clone(), table.clone());
            hand.push(table.remove(place));
            hand.sort_unstable();
            add(hand, table);
        }
    }
    options
}
