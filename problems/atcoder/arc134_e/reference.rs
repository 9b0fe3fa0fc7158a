//! AtCoder ARC 134 E by its rules: every way to write the numbers, and every m for each.

use reference::{spaced, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200)..=g.pick(3, 200));
    let most = match (g.size(), n) {
        (Size::Tiny, 3) => 13,
        (Size::Tiny, 2) => 40,
        _ => 200,
    };
    let bounds = match g.size() {
        Size::Tiny => g.many(n, 1..=most),
        Size::Largest => g.many(n, 100..=most),
    };
    format!("{n}\n{}\n", spaced(&bounds))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200);
    let bounds = input.numbers(n, 1..=200u64);
    input.end();
    // If all numbers are 0 the mover wins, and so there are no options.
    let mut search = Search::misere();
    let mut ways = 0u64;
    let mut numbers = vec![1; n];
    loop {
        let mut written = numbers.clone();
        written.sort_unstable();
        ways += u64::from(search.mover_wins(&written, &|numbers: &Vec<u64>| remainders(numbers)));
        let Some(index) = (0..n).find(|&index| numbers[index] < bounds[index]) else {
            break;
        };
        numbers[..index].fill(1);
        numbers[index] += 1;
    }
    format!("{}\n", ways % 998_244_353)
}

/// Returns the options of ascending numbers.
fn remainders(numbers: &[u64]) -> Vec<Vec<u64>> {
    let moduli = 1..=numbers[numbers.len() - 1];
    let after = moduli.map(|m| {
        let mut option: Vec<u64> = numbers.iter().map(|number| number % m).collect();
        option.sort_unstable();
        option
    });
    after.collect()
}
