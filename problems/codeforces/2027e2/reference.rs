//! Codeforces 2027E2 by its rules: goes through all choices of the piles, and tries every d.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(2, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 10_000)..=g.pick(3, 10_000));
        let most = g.pick([63, 15, 6][n.min(3) as usize - 1], (1 << 30) - 1);
        input += &format!("{n}\n{}\n", spaced(&g.many(n, 1..=most)));
        input += &format!("{}\n", spaced(&g.many(n, g.pick(1, 1 << 29)..=most)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=10_000usize);
        let limits = input.numbers(n, 1..=(1 << 30) - 1u32);
        let bounds = input.numbers(n, 1..=(1 << 30) - 1u32);
        let options = |position: &Vec<u32>| {
            let mut options = Vec::new();
            for (pile, (&x, &a)) in position.iter().zip(&limits).enumerate() {
                for d in (1..=a.min(x)).filter(|d| x & d == *d) {
                    let mut option = position.clone();
                    option[pile] -= d;
                    options.push(option);
                }
            }
            options
        };
        let mut choices: Vec<Vec<u32>> = vec![Vec::new()];
        for &bound in &bounds {
            let longer = choices
                .iter()
                .flat_map(|choice| (1..=bound).map(move |x| [&choice[..], &[x]].concat()));
            choices = longer.collect();
        }
        let mut search = Search::normal();
        let mut count = 0;
        for choice in &choices {
            count += u64::from(!search.mover_wins(choice, &options));
        }
        output += &format!("{count}\n");
    }
    input.end();
    output
}
