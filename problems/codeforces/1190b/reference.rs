//! Codeforces 1190B by its rules: tries every stone that leaves no two equal piles.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
    let mut piles = g.many(n, 0..=g.pick(8, 1_000_000_000));
    if g.one_in(3) {
        piles = (1..=n).map(|place| place + g.within(0..=1)).collect();
    }
    format!("{n}\n{}\n", spaced(&piles))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let mut piles = input.numbers(n, 0..=1_000_000_000u64);
    input.end();
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| {
        let mut options = take_from_one_heap(piles, |take| take == 1);
        options.retain(|option| option.windows(2).all(|two| two[0] != two[1]));
        options
    };
    let first = Search::normal().mover_wins(&piles, &options);
    if first { "sjfnb\n" } else { "cslnb\n" }.to_string()
}
