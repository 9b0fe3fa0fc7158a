//! HackerRank tower-breakers-again-1 by its rules: every tower broken in every way.
//!
//! The middle tier has heights of up to 3000, each of them worth the mex of what its breaks leave,
//! in which equal towers are added one by one.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut heights = g.heaps(g.pick(3, 100), g.pick(1, 90_000)..=g.pick(12, 100_000));
        if g.one_in(6) {
            heights[0] = g.within(g.pick(13, 99_000)..=g.pick(24, 99_991));
        }
        input += &format!("{}\n{}\n", heights.len(), join(&heights));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let count = g.within(1..=5);
        let heights = g.heaps(count, 1..=3000);
        input += &format!("{}\n{}\n", heights.len(), join(&heights));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    const MOST: usize = 3000;
    let mut divisors = vec![Vec::new(); MOST + 1];
    for divisor in 1..=MOST {
        (2 * divisor..=MOST).step_by(divisor).for_each(|height| divisors[height].push(divisor));
    }
    let mut values: Vec<u64> = vec![0];
    for (height, divisors) in divisors.iter().enumerate().skip(1) {
        let broken = |&part: &usize| (0..height / part).fold(0, |sum, _| sum ^ values[part]);
        values.push(mex(divisors.iter().map(broken)));
    }
    winners(input, |towers| towers.iter().fold(0, |sum, &height| sum ^ values[height as usize]) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut towers| {
        towers.retain(|&height| height > 1);
        towers.sort_unstable();
        search.mover_wins(&towers, &|towers: &Vec<u64>| broken(towers))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=200) {
        let n = input.number(1..=100);
        let towers = input.numbers(n, 1..=100_000);
        output += if is_won(towers) { "1\n" } else { "2\n" };
    }
    input.end();
    output
}

/// Returns every position after a move, without the towers that cannot be broken any more.
fn broken(towers: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &height) in towers.iter().enumerate() {
        if place > 0 && towers[place - 1] == height {
            continue;
        }
        for parts in (2..=height).filter(|&parts| height % parts == 0) {
            let mut next = towers.to_vec();
            next.remove(place);
            if parts < height {
                next.extend((0..parts).map(|_| height / parts));
            }
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
