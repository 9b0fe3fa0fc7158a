//! Codeforces 1990A by its rules: chooses every index that may be chosen.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 49)..=g.pick(8, 50));
        let mut numbers = g.many(n, 1..=n);
        if g.one_in(2) {
            // Equal pairs, with one number left over if their count is odd.
            let half = numbers[..n as usize / 2].to_vec();
            numbers.splice(..half.len(), half.clone());
            numbers.splice(half.len()..2 * half.len(), half);
        }
        input += &format!("{n}\n{}\n", spaced(&numbers));
    }
    input
}

fn answer(input: &mut Input) -> String {
    // A position is the largest number taken, and the numbers that are left.
    let options = |(mx, numbers): &(u64, Vec<u64>)| {
        let mut options = Vec::new();
        for (index, &number) in numbers.iter().enumerate() {
            if number >= *mx {
                let mut left = numbers.clone();
                left.remove(index);
                options.push((number, left));
            }
        }
        options
    };
    let mut search = Search::normal().written(|(mx, numbers): &(u64, Vec<u64>)| match (mx, &numbers[..]) {
        (_, []) => "∅".to_string(),
        (0, _) => spaced(numbers),
        _ => format!("{} | ≥{mx}", spaced(numbers)),
    });
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(2..=50u64);
        let numbers = input.numbers(n as usize, 1..=n);
        let alice = search.mover_wins(&(0, numbers), &options);
        output += if alice { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}
