//! Codeforces 1451D by its rules: tries both steps.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(5, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let d = g.within(1..=g.pick(60, 100_000));
        let most_steps = g.within(1..=20);
        let k = g.within(1..=d.div_ceil(most_steps));
        input += &format!("{d} {k}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let d = input.number(1..=100_000u64);
        let k = input.number(1..=d);
        let options = |&(p, q): &(u64, u64)| {
            let steps = [(p + k, q), (p, q + k)].into_iter();
            steps.filter(|(p, q)| p * p + q * q <= d * d).collect()
        };
        let first = Search::normal().mover_wins(&(0, 0), &options);
        output += if first { "Ashish\n" } else { "Utkarsh\n" };
    }
    input.end();
    output
}
