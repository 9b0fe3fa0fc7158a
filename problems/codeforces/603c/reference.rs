//! Codeforces 603C by its rules: takes one cow, or splits a pile.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(g.pick(1, 999_999_990)..=g.pick(4, 1_000_000_000));
    let n = g.within(g.pick(1, 100_000)..=g.pick(3, 100_000));
    let most =
        g.pick([[16, 6, 3], [6, 4, 3]][usize::from(k > 1)][n.min(3) as usize - 1], 1_000_000_000);
    let piles = g.many(n, g.pick(1, most / 2)..=most);
    format!("{n} {k}\n{}\n", spaced(&piles))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let k = input.number(1..=1_000_000_000usize);
    let mut piles = input.numbers(n, 1..=1_000_000_000u64);
    input.end();
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &pile) in piles.iter().enumerate() {
            let mut rest = piles.clone();
            rest.remove(place);
            let mut add = |new: &[u64]| {
                let mut option = [&rest[..], new].concat();
                option.retain(|&pile| pile > 0);
                option.sort_unstable();
                options.push(option);
            };
            add(&[pile - 1]);
            if pile % 2 != 1 {
                add(&vec![pile / 2; k]);
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    };
    let first = Search::normal().mover_wins(&piles, &options);
    if first { "Kevin\n" } else { "Nicky\n" }.to_string()
}
