//! CodeChef FDIVGAME by its rules: every number divided by 2 to 6.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut numbers = g.heaps(g.pick(4, 100), 1..=g.pick(15, 1_000_000_000_000_000_000));
        if g.one_in(4) {
            numbers.truncate(2);
            numbers[0] = g.within(1..=g.pick(2000, 1_000_000_000_000_000_000));
        }
        input += &format!("{}\n{}\n", numbers.len(), spaced(&numbers));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100);
        let mut numbers: Vec<u64> = input.numbers(n, 1..=1_000_000_000_000_000_000);
        numbers.sort_unstable();
        let few = numbers.len() <= 5 && numbers.iter().all(|&number| number <= 5000);
        assert!(few, "too much for brute force");
        output += if search.mover_wins(&numbers, &|numbers: &Vec<u64>| moves(numbers)) {
            "Henry\n"
        } else {
            "Derek\n"
        };
    }
    input.end();
    output
}

fn moves(numbers: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for place in 0..numbers.len() {
        for divisor in 2..=6 {
            let mut next = numbers.to_vec();
            next[place] /= divisor;
            next.retain(|&number| number > 0);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
