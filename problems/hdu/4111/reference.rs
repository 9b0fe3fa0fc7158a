//! HDU 4111 by its rules: every number made smaller, every two merged.
//!
//! The middle tier has numbers that add up to 17 at most, in every shape, or two numbers of up to
//! 40. The same search answers.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 4000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(5, 50));
        let most = if g.one_in(2) { 2 } else { g.pick(5, 1000) };
        let mut numbers = g.many(n, 1..=most);
        // Mostly ones, where the rule changes.
        if g.one_in(3) {
            numbers = vec![1; g.within(g.pick(1, 47)..=g.pick(7, 49)) as usize];
            numbers.push(g.within(1..=3));
        }
        input += &format!("{}\n{}\n", numbers.len(), join(&numbers));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut cases = Vec::new();
    for ones in [0, 1, 2, 5, 9, 17] {
        let mut numbers = vec![1; g.within(0..=ones) as usize];
        let mut left = 17 - numbers.len() as u64;
        while left > 1 && (numbers.is_empty() || !g.one_in(3)) {
            let number = g.within(2..=left);
            numbers.push(number);
            left -= number;
        }
        cases.push(numbers);
    }
    cases.push(g.many(2, 1..=40));
    cases.push(g.many(3, 2..=9));
    let lines = cases.iter().map(|numbers| format!("{}\n{}\n", numbers.len(), join(numbers)));
    format!("{}\n{}", cases.len(), lines.collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=4000) {
        let n = input.number(1..=50);
        let mut numbers = input.numbers(n, 1..=1000u64);
        numbers.sort_unstable();
        let alice = search.mover_wins(&numbers, &|numbers: &Vec<u64>| moves(numbers));
        output += &format!("Case #{case}: {}\n", if alice { "Alice" } else { "Bob" });
    }
    input.end();
    output
}

fn moves(numbers: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &number) in numbers.iter().enumerate() {
        let mut rest = numbers.to_vec();
        rest.remove(place);
        let mut with = |number: u64, rest: &[u64]| {
            let mut next = rest.to_vec();
            next.extend(Some(number).filter(|&number| number > 0));
            next.sort_unstable();
            after.push(next);
        };
        with(number - 1, &rest);
        for other in place..rest.len() {
            let mut others = rest.clone();
            let sum = number + others.remove(other);
            with(sum, &others);
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}
