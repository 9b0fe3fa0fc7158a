//! CodeChef GAMCOUNT by its rules: every state and every move.

use reference::{ordered_heaps, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 3)..=g.pick(3, 3));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(g.pick(1, 1_000_000)..=g.pick(4, 1_000_000));
        let tiny = if k == 1 { 24 } else { 9 - 2 * k.min(3) };
        let n = g.within(g.pick(1, 100_000)..=g.pick(tiny, 100_000));
        let largest = g.within(0..=g.pick(4, 17));
        let mut exponents = g.many(n, 0..=largest);
        if g.one_in(10) {
            exponents[0] = 10_000;
            exponents[n as usize - 1] = 64;
        }
        input += &format!("{n} {k}\n{}\n", spaced(&exponents));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=3usize);
    let mut output = String::new();
    for _ in 0..cases {
        let n = input.number(1..=100_000u64);
        let k = input.number(1..=1_000_000u64);
        let exponents = input.numbers(n as usize, 0..=10_000u32);
        let options = |state: &Vec<u64>| {
            let mut options = Vec::new();
            for (index, &x) in state.iter().enumerate() {
                let exponent = exponents[x as usize];
                if exponent < 64 {
                    let unit = 1u128 << exponent;
                    let multiples = (1..).map(|factor| factor * unit);
                    for taken in multiples.take_while(|&taken| taken <= u128::from(x)) {
                        let mut option = state.clone();
                        option[index] = x - taken as u64;
                        option.sort_unstable();
                        options.push(option);
                    }
                }
            }
            options
        };
        let mut search = Search::normal();
        let numbers: Vec<u64> = (0..n).collect();
        let mut wins = 0;
        for mut state in ordered_heaps(k, &numbers) {
            state.sort_unstable();
            wins += u64::from(search.mover_wins(&state, &options));
        }
        output += &format!("{}\n", wins % 1_000_000_007);
    }
    input.end();
    output
}
