//! HackerRank nimble-game-1 by its rules: every coin to every lower square.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(6, 100));
        let mut coins = g.many(n, 0..=g.pick(0, 1_000_000_000));
        for _ in 0..4 {
            coins[g.within(0..=n - 1) as usize] += g.pick(1, 0);
        }
        if g.one_in(3) {
            coins.iter_mut().for_each(|count| *count = *count / 2 * 2);
        }
        input += &format!("{n}\n{}\n", spaced(&coins));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=100);
        let coins: Vec<u64> = input.numbers(n, 0..=1_000_000_000);
        let first = search.mover_wins(&coins, &|coins: &Vec<u64>| moves(coins));
        output += if first { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn moves(coins: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for from in (0..coins.len()).filter(|&from| coins[from] > 0) {
        for to in 0..from {
            let mut next = coins.to_vec();
            next[from] -= 1;
            next[to] += 1;
            after.push(next);
        }
    }
    after
}
