//! AtCoder ABC 368 F by its rules: every number replaced by every smaller divisor.
//!
//! The middle tier has numbers of up to 100,000. A number is worth the mex of what its smaller
//! divisors are worth.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut numbers = g.heaps(g.pick(4, 100_000), 2..=g.pick(40, 100_000));
    if g.one_in(20) {
        numbers[0] = [65_536, 98_304, 99_991, 100_000][g.within(0..=3) as usize];
    }
    format!("{}\n{}\n", numbers.len(), join(&numbers))
}

/// Returns numbers with many small factors, and often a power of 2 or 3 that makes the position
/// lost, exactly or but for one factor.
fn generate_middle(g: &mut Generator) -> String {
    let mut numbers = Vec::new();
    for _ in 0..g.within(1..=10) {
        let mut number = g.within(1..=20);
        while number <= 10_000 && !g.one_in(8) {
            number *= g.within(2..=7);
        }
        numbers.push(if g.one_in(4) { g.within(2..=100_000) } else { number.max(2) });
    }
    let mut values = GrundyValues::new();
    let last = values.sum(&numbers, &divisors) ^ g.within(0..=1);
    let base: u64 = if last <= 10 { g.within(2..=3) } else { 2 };
    if (1..=16).contains(&last) {
        numbers.push(base.pow(last as u32));
    }
    format!("{}\n{}\n", numbers.len(), join(&numbers))
}

fn answer_by_values(input: &mut Input) -> String {
    let anna = GrundyValues::new().sum(&read(input), &divisors) > 0;
    if anna { "Anna\n" } else { "Bruno\n" }.to_string()
}

/// Returns the smaller divisors of a number, each as a position.
fn divisors(number: &u64) -> Vec<Vec<u64>> {
    let small = (1..=number.isqrt()).filter(|divisor| number % divisor == 0);
    let all = small.flat_map(|divisor| [divisor, number / divisor]);
    all.filter(|divisor| divisor < number).map(|divisor| vec![divisor]).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000);
    let numbers = input.numbers(n, 2..=100_000);
    input.end();
    numbers
}

fn answer(input: &mut Input) -> String {
    let mut numbers = read(input);
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
