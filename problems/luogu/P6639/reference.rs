//! Luogu P6639 by its rules: every number of stones taken from every pile.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let commands = g.within(g.pick(1, 100_000)..=g.pick(6, 100_000));
    let largest = if g.one_in(3) { 30 } else { 11 };
    let (mut bound, mut input) = (0, format!("{commands}\n"));
    for command in 0..commands {
        if command == 0 || g.one_in(2) {
            bound =
                g.within(g.pick(2, 100_000_000_000_000)..=g.pick(largest, 1_000_000_000_000_000));
            input += &format!("change {bound}\n");
            continue;
        }
        // There are at most four piles, or two large ones, or wide intervals in the largest inputs.
        let count = g.within(1..=g.pick(if bound > 11 { 1 } else { 2 }, 10));
        input += &format!("query {count}\n");
        for _ in 0..count {
            let l = g.within(0..=bound - 1);
            let width = g.within(0..=g.pick(1, bound - 1 - l));
            input += &format!("{l} {}\n", (l + width).min(bound - 1));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (mut bound, mut search) = (0, Search::normal());
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let command = input.token().expect("a command");
        if command == "change" {
            bound = input.number(2..=1_000_000_000_000_000u64);
            search = Search::normal();
            continue;
        }
        assert!(
            command == "query" && bound > 0,
            "{command:?} is neither change nor a query with R set"
        );
        let mut piles: Vec<u64> = Vec::new();
        for _ in 0..input.number(0..=500_000) {
            let l = input.number(0..=bound - 1);
            let r = input.number(l..=bound - 1);
            assert!(r - l < 100, "too many piles for a reference");
            piles.extend(l..=r);
        }
        piles.sort_unstable();
        let first = search.mover_wins(&piles, &|piles: &Vec<u64>| {
            let mut options = Vec::new();
            for (place, &pile) in piles.iter().enumerate() {
                for taken in (1..=pile).take_while(|taken| pile + taken <= bound) {
                    let mut after = piles.clone();
                    after[place] -= taken;
                    after.sort_unstable();
                    options.push(after);
                }
            }
            options
        });
        output.push(if first { '1' } else { '0' });
    }
    input.end();
    output + "\n"
}
