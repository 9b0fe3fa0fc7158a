//! CSES 2208 by its rules: one coin removed from each heap of every subset.
//!
//! The middle tier has one to three heaps of many coins, or up to eight of one or two; the same
//! search answers.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    // On request, many heaps in one case or many cases of few heaps.
    let cases = if g.one_in(2) { 1 } else { g.pick(8, 50_000) };
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 200_000 / cases)..=g.pick(4, 200_000 / cases));
        let mut heaps = g.many(n, 1..=g.pick(6, 1_000_000_000));
        if g.one_in(2) {
            heaps.iter_mut().for_each(|heap| *heap += *heap % 2);
        }
        input += &format!("{n}\n{}\n", join(&heaps));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for n in [1, 2, 3, g.within(4..=8)] {
        let mut heaps = g.many(n, 1..=[800, 40, 16, 4, 3, 2, 2, 2][n as usize - 1]);
        if g.one_in(2) {
            heaps.iter_mut().for_each(|heap| *heap += *heap % 2);
        }
        input += &format!("{n}\n{}\n", join(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=200_000) {
        let n = input.number(1..=200_000);
        let mut heaps = input.numbers(n, 1..=1_000_000_000);
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| one_of_each(heaps);
        output += if search.mover_wins(&heaps, &options) { "first\n" } else { "second\n" };
    }
    input.end();
    output
}

fn one_of_each(heaps: &[u64]) -> Vec<Vec<u64>> {
    let subsets = 1..1u64 << heaps.len();
    let after = subsets.map(|subset| {
        let taken =
            heaps.iter().enumerate().map(|(heap, coins)| coins.checked_sub(subset >> heap & 1));
        let mut option: Vec<u64> = taken.collect::<Option<_>>()?;
        option.sort_unstable();
        Some(option)
    });
    after.flatten().collect()
}
