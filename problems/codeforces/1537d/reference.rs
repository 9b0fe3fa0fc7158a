//! Codeforces 1537D by its rules: tries every divisor.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 10_000)..=g.pick(6, 10_000));
    let mut input = format!("{count}\n");
    for _ in 0..count {
        let n = g.within(1..=g.pick(200, 1_000_000_000));
        let n = if g.one_in(3) { 1 << g.within(0..=g.pick(7, 29)) } else { n };
        input += &format!("{n}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let count = input.number(1..=10_000);
    let numbers = input.numbers(count, 1..=1_000_000_000u64);
    input.end();
    let mut search = Search::normal();
    let options = |n: &u64| (2..*n).filter(|&d| n % d == 0).map(|d| n - d).collect();
    let mut winner = |n| if search.mover_wins(&n, &options) { "Alice\n" } else { "Bob\n" };
    numbers.into_iter().map(&mut winner).collect()
}
