//! AtCoder ABC 239 D by its rules: every pair of numbers, and every divisor of their sum.
//!
//! The middle tier has ranges up to 100 that are about as long as the gaps between prime numbers.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(30, 100);
    let mut range = || {
        let from = g.within(1..=g.pick(largest, 3));
        let length = g.within(0..=g.pick(6, 100));
        format!("{from} {}", (from + length).min(largest))
    };
    format!("{} {}\n", range(), range())
}

fn generate_middle(g: &mut Generator) -> String {
    let mut range = |longest: u64| {
        let from = g.within(1..=100);
        format!("{from} {}", (from + g.within(0..=longest)).min(100))
    };
    format!("{} {}\n", range(4), range(10))
}

fn answer(input: &mut Input) -> String {
    let a = input.number(1..=100);
    let b = input.number(a..=100);
    let c = input.number(1..=100);
    let d = input.number(c..=100u64);
    input.end();
    let is_prime = |sum: u64| (1..=sum).filter(|&divisor| sum % divisor == 0).count() == 2;
    let takahashi = (a..=b).any(|x| !(c..=d).any(|y| is_prime(x + y)));
    if takahashi { "Takahashi\n" } else { "Aoki\n" }.to_string()
}
