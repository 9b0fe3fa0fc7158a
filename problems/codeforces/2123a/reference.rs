//! Codeforces 2123A by its rules: every number that is left.
//!
//! The middle tier has up to 40 numbers, of which a position keeps only how many there are of each
//! remainder.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_remainders).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 95)..=g.pick(4, 100));
    written(g, cases, g.pick(8, 100))
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 5, 40)
}

fn written(g: &mut Generator, cases: u64, largest: u64) -> String {
    let numbers = (0..cases).map(|_| format!("{}\n", g.within(1..=largest)));
    format!("{cases}\n{}", numbers.collect::<String>())
}

/// The numbers that are left, as bits, and the one that Alice has just erased, if it is Bob's turn.
type Position = (u64, Option<u32>);

fn answer(input: &mut Input) -> String {
    let options = |&(left, erased): &Position| -> Vec<Position> {
        let numbers = (0..64).filter(|number| left >> number & 1 == 1);
        let fits = |number: &u32| erased.is_none_or(|erased| (erased + number) % 4 == 3);
        let erase = |number: u32| (left & !(1 << number), erased.is_none().then_some(number));
        numbers.filter(fits).map(erase).collect()
    };
    let mut search = Search::normal()
        .written(|&(left, erased): &Position| {
            let numbers: Vec<u32> = (0..64).filter(|number| left >> number & 1 == 1).collect();
            let board = if numbers.is_empty() { "∅".to_string() } else { join(&numbers) };
            board + &erased.map_or(String::new(), |erased| format!(", after {erased}"))
        })
        .turn(|&(_, erased): &Position| if erased.is_none() { "Alice" } else { "Bob" });
    winners(input, |n| {
        assert!(n <= 12, "too large for a reference");
        search.mover_wins(&((1 << n) - 1, None), &options)
    })
}

fn answer_by_remainders(input: &mut Input) -> String {
    // How many are left of each remainder, and which one Bob needs, if it is his turn.
    type Counts = ([u64; 4], Option<usize>);
    let options = |&(counts, needed): &Counts| -> Vec<Counts> {
        let remainders = (0..4).filter(|&remainder| {
            counts[remainder] > 0 && needed.is_none_or(|needed| needed == remainder)
        });
        let erase = |remainder: usize| {
            let mut left = counts;
            left[remainder] -= 1;
            // What adds up to 3 or 7 with it.
            let answer = (0..4).find(|other| (remainder + other) % 4 == 3);
            (left, if needed.is_none() { answer } else { None })
        };
        remainders.map(erase).collect()
    };
    let mut search = Search::normal();
    winners(input, |n| {
        let count = |remainder: u64| (0..n).filter(|number| number % 4 == remainder).count() as u64;
        search.mover_wins(&([0, 1, 2, 3].map(count), None), &options)
    })
}

fn winners(input: &mut Input, mut alice_wins: impl FnMut(u64) -> bool) -> String {
    let cases = input.number(1..=100);
    let sizes: Vec<u64> = input.numbers(cases, 1..=100);
    input.end();
    sizes.into_iter().map(|n| if alice_wins(n) { "Alice\n" } else { "Bob\n" }).collect()
}
