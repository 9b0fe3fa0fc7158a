//! HackerRank tower-breakers-again-1 by its rules: every tower broken in every way.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut heights = g.heaps(g.pick(3, 100), g.pick(1, 90_000)..=g.pick(12, 100_000));
        if g.one_in(6) {
            heights[0] = g.within(g.pick(13, 99_000)..=g.pick(24, 99_991));
        }
        input += &format!("{}\n{}\n", heights.len(), spaced(&heights));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=200) {
        let n = input.number(1..=100);
        let mut towers: Vec<u64> = input.numbers(n, 1..=100_000);
        towers.retain(|&height| height > 1);
        towers.sort_unstable();
        let first = search.mover_wins(&towers, &|towers: &Vec<u64>| broken(towers));
        output += if first { "1\n" } else { "2\n" };
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
