//! AtCoder ARC 091 F by its rules: every number of stones is taken from every pile.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200)..=g.pick(3, 200));
    let (largest, last) = (g.pick(15, 1_000_000_000), g.pick(6, 60_000));
    let largest = if n == 1 { largest.max(60) } else { largest };
    let mut piles: Vec<String> = Vec::new();
    for _ in 0..n {
        let a = g.within(g.pick(1, 900_000_000)..=largest);
        piles.push(format!("{a} {}", g.within(g.pick(1, 20_000)..=last)));
    }
    if g.one_in(3) {
        piles.extend_from_within(..);
        piles.truncate(g.pick(4, 200));
    }
    format!("{}\n{}\n", piles.len(), piles.join("\n"))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200);
    let mut number = || input.number(1..=1_000_000_000u64);
    let mut piles: Vec<(u64, u64)> = (0..n).map(|_| (number(), number())).collect();
    input.end();
    piles.sort_unstable();
    let first = Search::normal().mover_wins(&piles, &|piles: &Vec<(u64, u64)>| {
        let mut options = Vec::new();
        for (place, &(a, k)) in piles.iter().enumerate() {
            for take in 1..=a / k {
                let mut after = piles.clone();
                after[place].0 -= take;
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    });
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}
