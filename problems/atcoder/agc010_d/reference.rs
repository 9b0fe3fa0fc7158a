//! AtCoder AGC 010 D by its rules: every number goes down by 1, and all are divided.
//!
//! The middle tier has few numbers of up to 64, often with a single odd one, so that all of them
//! are divided several times.

use reference::{join, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
    let mut numbers = match g.size() {
        Size::Tiny => {
            let mut numbers = g.many(n, 1..=12);
            if g.one_in(2) {
                numbers.iter_mut().for_each(|number| *number += *number % 2);
                numbers[0] -= 1;
            }
            numbers
        }
        // As many divisions as possible: one number is 1 modulo a large power of two.
        Size::Largest => {
            let even = 1 << g.within(27..=29);
            let mut numbers = vec![even; n as usize - g.within(0..=1) as usize];
            numbers[0] = even + 1;
            numbers
        }
    };
    if numbers.iter().fold(0, |a, &b| common_divisor(a, b)) != 1 {
        numbers[0] = 1;
    }
    format!("{}\n{}\n", numbers.len(), join(&numbers))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=3);
    let mut numbers = g.many(n, 1..=if n == 2 { 200 } else { 40 });
    if !g.one_in(4) {
        // One number is odd, and goes down to an even multiple of the power of 2 in the others.
        let power = 1 << g.within(1..=4);
        numbers.iter_mut().for_each(|number| *number = (*number / power).max(1) * power);
        numbers[0] += if g.one_in(4) { power / 2 + 1 } else { 1 };
    }
    if numbers.iter().fold(0, |a, &b| common_divisor(a, b)) != 1 {
        numbers[0] = 1;
    }
    format!("{}\n{}\n", numbers.len(), join(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let numbers = input.numbers(n, 1..=1_000_000_000);
    input.end();
    let mut start = numbers.clone();
    divide(&mut start);
    assert!(start == numbers, "the numbers have a common divisor");
    start.sort_unstable();
    let first = Search::normal().mover_wins(&start, &|numbers: &Vec<u64>| decrement(numbers));
    if first { "First\n" } else { "Second\n" }.to_string()
}

fn decrement(numbers: &[u64]) -> Vec<Vec<u64>> {
    let indices = (0..numbers.len()).filter(|&index| numbers[index] >= 2);
    let after = indices.map(|index| {
        let mut option = numbers.to_vec();
        option[index] -= 1;
        divide(&mut option);
        option.sort_unstable();
        option
    });
    after.collect()
}

fn divide(numbers: &mut [u64]) {
    let divisor = numbers.iter().fold(0, |a, &b| common_divisor(a, b));
    numbers.iter_mut().for_each(|number| *number /= divisor);
}

fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        common_divisor(b, a % b)
    }
}
