//! Codeforces 1396B by its rules: tries every pile but the one of the move before.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
        input += &format!("{n}\n{}\n", spaced(&g.many(n, 1..=g.pick(5, 100))));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let piles = input.numbers(n, 1..=100u64);
        let options = |(piles, last): &(Vec<u64>, usize)| {
            let mut options = Vec::new();
            for pile in (0..n).filter(|&pile| pile != *last && piles[pile] > 0) {
                let mut option = piles.clone();
                option[pile] -= 1;
                options.push((option, pile));
            }
            options
        };
        let mut search = Search::normal().written(|(piles, last): &(Vec<u64>, usize)| {
            let sign = |pile: usize| if pile == *last { "°" } else { "" };
            let piles = (0..n).map(|pile| format!("{}{}", piles[pile], sign(pile)));
            piles.collect::<Vec<_>>().join(" ")
        });
        let first = search.mover_wins(&(piles, n), &options);
        output += if first { "T\n" } else { "HL\n" };
    }
    input.end();
    output
}
