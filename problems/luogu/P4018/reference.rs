//! Luogu P4018 by its rules: every power of a prime taken from the heap.
//!
//! The middle tier has heaps of up to 3000 stones, from a table of all of them.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let n = g.within(6..=3000);
        input += &format!("{}\n", if g.one_in(2) { n } else { n / 6 * 6 });
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let heaps = read(input);
    let most = heaps.iter().copied().max().unwrap_or(0) as usize;
    // A number above 1 is a power of a prime if what its least divisor leaves is one, of the same.
    let least = |number: usize| (2..=number).find(|divisor| number % divisor == 0).unwrap_or(1);
    let is_power = |take: usize| {
        let divisor = least(take);
        let mut rest = take;
        while divisor > 1 && rest % divisor == 0 {
            rest /= divisor;
        }
        rest == 1
    };
    let takes: Vec<usize> = (1..=most).filter(|&take| is_power(take)).collect();
    let mut wins: Vec<bool> = Vec::new();
    for heap in 0..=most {
        wins.push(takes.iter().take_while(|take| **take <= heap).any(|take| !wins[heap - take]));
    }
    let winner = |heap: u64| if wins[heap as usize] { "October wins!\n" } else { "Roy wins!\n" };
    heaps.into_iter().map(winner).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let cases = input.number(1..=100_000);
    let heaps = input.numbers(cases, 1..=50_000_000);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for n in read(input) {
        let options = |heap: &Vec<u64>| take_from_one_heap(heap, is_power_of_a_prime);
        let october = search.mover_wins(&vec![n], &options);
        output += if october { "October wins!\n" } else { "Roy wins!\n" };
    }
    output
}

/// Returns whether at most one prime divides `number`.
fn is_power_of_a_prime(number: u64) -> bool {
    let is_prime = |p: u64| (2..p).all(|divisor| p % divisor != 0);
    (2..=number).filter(|&p| number % p == 0 && is_prime(p)).count() <= 1
}
