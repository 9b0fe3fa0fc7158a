//! Codeforces 282D by its rules: lowers one number, or all of them.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(1..=3);
    let largest = g.pick([25, 25, 9][n as usize - 1], 299);
    let mut numbers = g.many(n, g.pick(0, 290)..=largest);
    // Lost positions are rare.
    if n == 3 && g.one_in(3) {
        numbers[2] = (numbers[0] ^ numbers[1]).min(largest);
    }
    if n == 2 && g.one_in(3) {
        numbers[1] = (numbers[0] * 1618 / 1000 + g.within(0..=1)).min(largest);
    }
    format!("{n}\n{}\n", spaced(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=3);
    let mut numbers = input.numbers(n, 0..=299u64);
    input.end();
    numbers.sort_unstable();
    let options = |numbers: &Vec<u64>| {
        let mut options = take_from_one_heap(numbers, |_| true);
        let least = numbers.iter().min().copied().unwrap_or(0);
        options.extend((1..=least).map(|x| numbers.iter().map(|number| number - x).collect()));
        options
    };
    let first = Search::normal().mover_wins(&numbers, &options);
    if first { "BitLGM\n" } else { "BitAryo\n" }.to_string()
}
