//! HackerRank tower-breakers-revisited-1 by its rules: every tower lowered to every divisor.
//!
//! The middle tier has heights of up to 5000, each of them worth the mex of its smaller divisors.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut heights = g.heaps(g.pick(4, 100), g.pick(1, 900_000)..=g.pick(40, 1_000_000));
        if g.one_in(4) {
            heights[0] = g.pick(32, 999_983);
        }
        input += &format!("{}\n{}\n", heights.len(), join(&heights));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let count = g.within(1..=5);
        let mut heights = g.heaps(count, 1..=5000);
        if g.one_in(3) {
            heights[0] = 1 << g.within(0..=12);
        }
        input += &format!("{}\n{}\n", heights.len(), join(&heights));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    const MOST: usize = 5000;
    let mut divisors = vec![Vec::new(); MOST + 1];
    for divisor in 1..=MOST {
        (2 * divisor..=MOST).step_by(divisor).for_each(|height| divisors[height].push(divisor));
    }
    let mut values: Vec<u64> = Vec::new();
    for divisors in &divisors {
        values.push(mex(divisors.iter().map(|&divisor| values[divisor])));
    }
    winners(input, |towers| towers.iter().fold(0, |sum, &height| sum ^ values[height as usize]) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut towers| {
        towers.sort_unstable();
        search.mover_wins(&towers, &|towers: &Vec<u64>| lowered(towers))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let towers = input.numbers(n, 1..=1_000_000);
        output += if is_won(towers) { "1\n" } else { "2\n" };
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
