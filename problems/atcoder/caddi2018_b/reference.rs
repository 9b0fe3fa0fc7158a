//! AtCoder caddi2018_b by its rules: one apple from every set of colours.
//!
//! The middle tier has one to three colours with many apples, or up to nine colours with one or two
//! each; the same search answers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
    let mut apples = g.many(n, 1..=g.pick(7, 1_000_000_000));
    if g.one_in(2) {
        apples.iter_mut().for_each(|count| *count += *count % 2);
    }
    let lines: Vec<String> = apples.iter().map(|count| format!("{count}\n")).collect();
    format!("{n}\n{}", lines.concat())
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=4);
    let n = if n == 4 { g.within(4..=9) } else { n };
    let mut apples = g.many(n, 1..=[1000, 60, 20, 4, 3, 2, 2, 2, 2][n as usize - 1]);
    if g.one_in(2) {
        apples.iter_mut().for_each(|count| *count += *count % 2);
    }
    let lines: Vec<String> = apples.iter().map(|count| format!("{count}\n")).collect();
    format!("{n}\n{}", lines.concat())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let mut apples = input.numbers(n, 1..=1_000_000_000);
    input.end();
    apples.sort_unstable();
    let first = Search::normal().mover_wins(&apples, &|apples: &Vec<u64>| eat(apples));
    if first { "first\n" } else { "second\n" }.to_string()
}

fn eat(apples: &[u64]) -> Vec<Vec<u64>> {
    let subsets = 1..1u64 << apples.len();
    let after = subsets.map(|subset| {
        let left = apples.iter().enumerate();
        let left = left.map(|(colour, count)| count.checked_sub(subset >> colour & 1));
        let mut option: Vec<u64> = left.collect::<Option<_>>()?;
        option.sort_unstable();
        Some(option)
    });
    after.flatten().collect()
}
