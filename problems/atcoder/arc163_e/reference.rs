//! AtCoder ARC 163 E by its rules: every x that lowers a number.
//!
//! The middle tier has two numbers below 128 or three below 32, up to four places in base 4.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
        // Numbers of few digits in base 4, or of many.
        let most = if g.one_in(2) { g.pick(3, 1_000_000_000) } else { g.pick(15, 1 << 20) };
        let numbers = g.many(n, 0..=most);
        input += &format!("{n}\n{}\n", join(&numbers));
    }
    input
}

/// Returns numbers of which each place is balanced, or all but one.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for _ in 0..8 {
        let (n, digits) = if g.one_in(2) { (2, 3) } else { (3, 2) };
        let mut numbers = vec![0; n];
        for place in 0..=digits {
            let kinds = [[0, 0, 0], [1, 2, 0], [1, 3, 1], [2, 3, 2], [1, 1, 0], [3, 0, 0]];
            let last = if g.one_in(5) { 5 } else { 3 };
            let kind = kinds[g.within(0..=last) as usize];
            let shift = g.within(0..=2) as usize;
            for (index, number) in numbers.iter_mut().enumerate() {
                // The highest place has just its lower bit.
                let digit = kind[(index + shift) % 3] & if place == digits { 1 } else { 3 };
                *number |= digit << (2 * place);
            }
        }
        input += &format!("{n}\n{}\n", join(&numbers));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut numbers = input.numbers(n, 0..=1_000_000_000);
        numbers.sort_unstable();
        let alice = search.mover_wins(&numbers, &|numbers: &Vec<u64>| lower(numbers));
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn lower(numbers: &[u64]) -> Vec<Vec<u64>> {
    let largest = numbers.iter().max().copied().unwrap_or(0);
    let lowers = |x: &u64| numbers.iter().any(|number| number ^ x < *number);
    // An x with a higher bit than any number lowers none.
    let after = (0..(largest + 1).next_power_of_two()).filter(lowers).map(|x| {
        let lowered = numbers.iter().map(|&number| number.min(number ^ x));
        let mut option: Vec<u64> = lowered.collect();
        option.sort_unstable();
        option
    });
    after.collect()
}
