//! Codeforces 1190B by its rules: tries every stone that leaves no two equal piles.
//!
//! The middle tier has two or three larger piles, or up to 60 that are nearly those in which
//! play ends, so that the search is short.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
    let mut piles = g.many(n, 0..=g.pick(8, 1_000_000_000));
    if g.one_in(3) {
        piles = (1..=n).map(|place| place + g.within(0..=1)).collect();
    }
    format!("{n}\n{}\n", join(&piles))
}

fn generate_middle(g: &mut Generator) -> String {
    let mut piles = match g.within(1..=4) {
        1 => g.many(2, 0..=40),
        2 => g.many(3, 0..=14),
        _ => (0..g.within(4..=60)).collect(),
    };
    let n = piles.len();
    if n > 3 {
        // Every pile from some place on, so that all stay different; and sometimes another one.
        for _ in 0..g.within(0..=4) {
            let from = n - g.within(1..=4) as usize;
            piles[from..].iter_mut().for_each(|pile| *pile += 1);
        }
        piles[g.within(0..=n as u64 - 1) as usize] += g.within(0..=1);
    }
    piles.reverse();
    format!("{n}\n{}\n", join(&piles))
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
