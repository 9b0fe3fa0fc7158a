//! AtCoder ABC 368 F by its rules: every number replaced by every smaller divisor.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut numbers = g.heaps(g.pick(4, 100_000), 2..=g.pick(40, 100_000));
    if g.one_in(20) {
        numbers[0] = [65_536, 98_304, 99_991, 100_000][g.within(0..=3) as usize];
    }
    format!("{}\n{}\n", numbers.len(), spaced(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let mut numbers = input.numbers(n, 2..=100_000);
    input.end();
    numbers.sort_unstable();
    let anna = Search::normal().mover_wins(&numbers, &|numbers: &Vec<u64>| divide(numbers));
    if anna { "Anna\n" } else { "Bruno\n" }.to_string()
}

fn divide(numbers: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (index, &number) in numbers.iter().enumerate() {
        for divisor in (1..number).filter(|divisor| number % divisor == 0) {
            let mut option = numbers.to_vec();
            option[index] = divisor;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
