//! Codeforces 2027E1 by its rules: tries every d.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 2));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 5000)..=g.pick(3, 5000));
        let most = g.pick([127, 31, 15][n.min(3) as usize - 1], (1 << 30) - 1);
        let most = g.within(most / 2..=most);
        input += &format!("{n}\n{}\n", spaced(&g.many(n, 1..=most)));
        input += &format!("{}\n", spaced(&g.many(n, 1..=most)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=10_000usize);
        let limits = input.numbers(n, 1..=(1 << 30) - 1u32);
        let piles = input.numbers(n, 1..=(1 << 30) - 1u32);
        let mut position: Vec<(u32, u32)> = limits.into_iter().zip(piles).collect();
        position.sort_unstable();
        let options = |position: &Vec<(u32, u32)>| {
            let mut options = Vec::new();
            for (place, &(a, x)) in position.iter().enumerate() {
                for d in (1..=a.min(x)).filter(|d| x & d == *d) {
                    let mut option = position.clone();
                    option[place] = (a, x - d);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let first = Search::normal().mover_wins(&position, &options);
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
