//! Codeforces 317D by its rules: searches a few numbers as one game. For more of them, takes
//! the value of each number's powers by the definition, and their nim sum.
//!
//! The middle tier has up to 300,000 numbers, and so up to 18 exponents, taken in the same way.
//! The edge cases have the rest of the exponents.

use reference::{Generator, Input, Reference, Search};
use std::collections::{HashMap, HashSet};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = if g.one_in(2) { 15 } else { 9000 };
    let n = g.within(g.pick(1, 999_999_000)..=g.pick(most, 1_000_000_000));
    format!("{n}\n")
}

/// Returns numbers that are close to a power of a small number, or any.
fn generate_middle(g: &mut Generator) -> String {
    let base = g.within(2..=4);
    let mut power = base;
    for _ in 0..g.within(0..=17) {
        power *= if power * base <= 262_144 { base } else { 1 };
    }
    let n = if g.one_in(2) { g.within(16..=300_000) } else { power - 2 + g.within(0..=40) };
    format!("{}\n", n.max(1))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000u64);
    input.end();
    let first = if n <= 15 { search(n) } else { sum_of_powers(n) };
    if first { "Vasya\n" } else { "Petya\n" }.to_string()
}

fn search(n: u64) -> bool {
    let options = |left: &Vec<u64>| {
        let without = |x: u64| {
            let powers: Vec<u64> = std::iter::successors(Some(x), |power| Some(power * x))
                .take_while(|&power| power <= n)
                .take(8)
                .collect();
            left.iter().copied().filter(|number| !powers.contains(number)).collect()
        };
        left.iter().map(|&x| without(x)).collect()
    };
    Search::normal().mover_wins(&(1..=n).collect(), &options)
}

fn sum_of_powers(n: u64) -> bool {
    let mut known = HashMap::new();
    let mut powers = HashSet::new();
    let (mut sum, mut others) = (0, n);
    for base in (2..).take_while(|base| base * base <= n) {
        if !powers.contains(&base) {
            let mut exponents = 1;
            while base.pow(exponents + 1) <= n {
                exponents += 1;
                powers.insert(base.pow(exponents));
            }
            sum ^= value((1 << exponents) - 1, &mut known);
            others -= u64::from(exponents);
        }
    }
    // Each of the others is a game of one move.
    sum != others % 2
}

/// Bit e - 1 says that exponent e is still there.
fn value(exponents: u32, known: &mut HashMap<u32, u64>) -> u64 {
    if let Some(&value) = known.get(&exponents) {
        return value;
    }
    let mut options = HashSet::new();
    for exponent in (1..=32u32).filter(|e| exponents >> (e - 1) & 1 == 1) {
        let multiples =
            (exponent..=32).step_by(exponent as usize).fold(0u32, |all, e| all | 1 << (e - 1));
        options.insert(value(exponents & !multiples, known));
    }
    let value = (0..).find(|value| !options.contains(value)).unwrap_or(0);
    known.insert(exponents, value);
    value
}
