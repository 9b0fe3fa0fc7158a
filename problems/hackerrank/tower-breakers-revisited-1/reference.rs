//! HackerRank tower-breakers-revisited-1 by its rules: every tower lowered to every divisor.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut heights = g.heaps(g.pick(4, 100), g.pick(1, 900_000)..=g.pick(40, 1_000_000));
        if g.one_in(4) {
            heights[0] = g.pick(32, 999_983);
        }
        input += &format!("{}\n{}\n", heights.len(), spaced(&heights));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut towers: Vec<u64> = input.numbers(n, 1..=1_000_000);
        towers.sort_unstable();
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
