//! HDU 3389 by its rules: every number of cards moved between any two boxes that allow it.
//!
//! The middle tier has one card in up to 300 boxes, two in up to 60 or three in up to 20, and up to
//! 25 cards in each of the boxes that lead to a dead end at once. The search is the same, on the
//! list of the cards' boxes.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_cards).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 10_000)..=g.pick(9, 10_000));
        let mut cards = g.many(n, 0..=g.pick(0, 100));
        for _ in 0..4 {
            cards[g.within(0..=n - 1) as usize] += g.within(0..=g.pick(2, 0));
        }
        input += &format!("{n}\n{}\n", join(&cards));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for case in 0..8 {
        let mut cards = match case % 4 {
            0 => vec![g.within(1..=300)],
            1 => g.many(2, 1..=60),
            2 => g.many(3, 1..=20),
            _ => {
                let many = g.within(1..=25) as usize;
                let other = if g.one_in(2) { many } else { g.within(1..=25) as usize };
                [vec![2; many], vec![5; other], vec![g.within(1..=4); 3]].concat()
            }
        };
        if case % 4 == 1 && g.one_in(2) {
            // Two boxes that are alike.
            cards[1] = (cards[0] + 6 * g.within(0..=9)) % 60 + 1;
        }
        let n = cards.iter().max().expect("a card") + g.within(0..=3);
        let count = |number: u64| cards.iter().filter(|&&card| card == number).count();
        let counts: Vec<usize> = (1..=n).map(count).collect();
        input += &format!("{n}\n{}\n", join(&counts));
    }
    input
}

fn answer_by_cards(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for (case, counts) in read(input).into_iter().enumerate() {
        let cards: Vec<usize> =
            (1..).zip(&counts).flat_map(|(number, &count)| vec![number; count as usize]).collect();
        let alice = search.mover_wins(&cards, &|cards| card_moves(cards));
        output += &format!("Case {}: {}\n", case + 1, if alice { "Alice" } else { "Bob" });
    }
    output
}

/// Returns the boxes of all cards after each move, in order.
fn card_moves(cards: &[usize]) -> Vec<Vec<usize>> {
    let mut after = Vec::new();
    for (place, &from) in cards.iter().enumerate() {
        // This card moves, and the ones before it in the same box.
        let first = cards.iter().position(|&card| card == from).expect("this card");
        for to in (1..from).filter(|to| (from + to) % 6 == 3) {
            let mut next = cards.to_vec();
            next[first..=place].fill(to);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=10_000);
        cases.push(input.numbers(n, 0..=100));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for (case, cards) in read(input).into_iter().enumerate() {
        let alice = search.mover_wins(&cards, &|cards: &Vec<u64>| moves(cards));
        output += &format!("Case {}: {}\n", case + 1, if alice { "Alice" } else { "Bob" });
    }
    output
}

fn moves(cards: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for from in 1..=cards.len() {
        for to in (1..from).filter(|to| (from + to) % 6 == 3) {
            for moved in 1..=cards[from - 1] {
                let mut next = cards.to_vec();
                next[from - 1] -= moved;
                next[to - 1] += moved;
                after.push(next);
            }
        }
    }
    after
}
