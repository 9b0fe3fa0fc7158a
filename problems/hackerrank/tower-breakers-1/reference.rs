//! HackerRank tower-breakers-1 by its rules: every tower lowered to every divisor.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(1..=g.pick(5, 1_000_000));
        let m = g.within(1..=g.pick(24, 1_000_000));
        let m = if g.one_in(5) { 1 } else { m };
        input += &format!("{n} {m}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1_000_000);
        let towers = vec![input.number(1..=1_000_000u64); n];
        let first = search.mover_wins(&towers, &|towers: &Vec<u64>| lowered(towers));
        output += if first { "1\n" } else { "2\n" };
    }
    input.end();
    output
}

fn lowered(towers: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &height) in towers.iter().enumerate() {
        for lower in (1..height).filter(|&lower| height % lower == 0) {
            let mut next = towers.to_vec();
            next[place] = lower;
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
