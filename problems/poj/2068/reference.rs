//! POJ 2068 by its rules: every number of stones that the player to move may take.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 20)..=g.pick(5, 20)) {
        let n = g.within(g.pick(1, 10)..=g.pick(4, 10));
        let stones = g.within(g.pick(1, 8191)..=g.pick(30, 8191));
        let largest = [1, 3, 16][g.within(0..=2) as usize];
        let most = g.many(2 * n, g.pick(1, 16)..=g.pick(largest, 16));
        input += &format!("{n} {stones} {}\n", spaced(&most));
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    loop {
        let n: usize = input.number(0..=10);
        if n == 0 {
            break;
        }
        let stones = input.number(1..=8191u64);
        let most = input.numbers(2 * n, 1..=16);
        let options = |&(stones, player): &(u64, usize)| {
            let next = (player + 1) % most.len();
            (1..=most[player].min(stones)).map(|take| (stones - take, next)).collect()
        };
        output += if Search::misere().mover_wins(&(stones, 0), &options) { "1\n" } else { "0\n" };
    }
    input.end();
    output
}
