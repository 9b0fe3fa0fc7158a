//! HDU 3389 by its rules: every number of cards moved between any two boxes that allow it.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{n}\n{}\n", spaced(&cards));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=100) {
        let n = input.number(1..=10_000);
        let cards: Vec<u64> = input.numbers(n, 0..=100);
        let alice = search.mover_wins(&cards, &|cards: &Vec<u64>| moves(cards));
        output += &format!("Case {case}: {}\n", if alice { "Alice" } else { "Bob" });
    }
    input.end();
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
