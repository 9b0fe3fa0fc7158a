//! CodeChef ANKGAME by its rules: every order and every move.

use reference::{spaced, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10)..=g.pick(3, 10));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(6, 100_000));
        let largest = g.pick(4, if n % 2 == 0 { 3 } else { 10_000_000_000 });
        let mut piles = g.many(n, 1..=largest);
        for pile in &mut piles {
            if g.one_in(2) {
                *pile = 1;
            }
        }
        input += &format!("{n}\n{}\n", spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=1000usize);
    let mut output = String::new();
    let mut search = Search::normal();
    for _ in 0..cases {
        let n = input.number(1..=100_000usize);
        let piles = input.numbers(n, 1..=10_000_000_000u64);
        assert!(n <= 8, "too large for a reference");
        let mut orders = BTreeSet::from([vec![]]);
        for pile in piles {
            let longer = |order: &Vec<u64>| {
                let places = 0..=order.len();
                places.map(|place| [&order[..place], &[pile], &order[place..]].concat()).collect()
            };
            orders = orders.iter().flat_map::<Vec<Vec<u64>>, _>(longer).collect();
        }
        let wins = orders
            .iter()
            .filter(|&order| search.mover_wins(order, &|piles: &Vec<u64>| options(piles)));
        output += &format!("{}\n", wins.count() % 1_000_000_007);
    }
    input.end();
    output
}

fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    let Some(first) = piles.iter().position(|&pile| pile > 0) else { return vec![] };
    let leave = |stones| {
        let mut option = piles.to_vec();
        option[first] = stones;
        option
    };
    (0..piles[first]).map(leave).collect()
}
