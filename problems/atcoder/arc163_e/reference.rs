//! AtCoder ARC 163 E by its rules: every X that changes some number.

use reference::{words, Generator, Input, Reference, Search};

fn main() {
    Reference { generate, answer, check: None }.run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
        let most = [3, 15, 31][g.within(0..=2) as usize];
        let mut numbers = g.many(n, 0..=g.pick(most, 1_000_000_000));
        if g.one_in(2) {
            // Lost ones are rare: with two numbers and their nim sum they are less so.
            numbers = g.many(2, 0..=g.pick(15, 1 << 29));
            numbers.push(numbers[0] ^ numbers[1]);
        }
        input += &format!("{}\n{}\n", numbers.len(), words(&numbers));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |numbers: &Vec<u64>| {
        let most = numbers.iter().max().map_or(0, |&number| number);
        let mut after = Vec::new();
        for x in 1..2 * most {
            if numbers.iter().any(|number| number ^ x < *number) {
                let mut option: Vec<u64> =
                    numbers.iter().map(|&number| number.min(number ^ x)).collect();
                option.sort_unstable();
                after.push(option);
            }
        }
        after
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut numbers = input.numbers(n, 0..=1_000_000_000u64);
        numbers.sort_unstable();
        // Equal numbers stay equal.
        numbers.dedup();
        output += if search.mover_wins(&numbers, &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
