//! Luogu P4018 by its rules: every power of a prime taken from the heap.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(10, 100_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = match g.one_in(3) {
            true => 6 * g.within(1..=g.pick(9, 8_333_333)),
            false => g.within(1..=g.pick(60, 50_000_000)),
        };
        input += &format!("{n}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=50_000_000);
        let options = |heap: &Vec<u64>| take_from_one_heap(heap, is_power_of_a_prime);
        let october = search.mover_wins(&vec![n], &options);
        output += if october { "October wins!\n" } else { "Roy wins!\n" };
    }
    input.end();
    output
}

/// Returns whether at most one prime divides `number`.
fn is_power_of_a_prime(number: u64) -> bool {
    let is_prime = |p: u64| (2..p).all(|divisor| p % divisor != 0);
    (2..=number).filter(|&p| number % p == 0 && is_prime(p)).count() <= 1
}
