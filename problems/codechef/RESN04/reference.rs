//! CodeChef RESN04 by its rules: every pile is tried.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
        input += &format!("{n}\n{}\n", spaced(&g.many(n, 1..=g.pick(8, 1000))));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let piles: Vec<u64> = input.numbers(n, 1..=1000);
        assert!(n <= 5 && piles.iter().all(|&pile| pile <= 12), "too much for brute force");
        let alice_wins = search.mover_wins(&piles, &|piles: &Vec<u64>| moves(piles));
        output += if alice_wins { "ALICE\n" } else { "BOB\n" };
    }
    input.end();
    output
}

fn moves(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for place in 0..piles.len() {
        let removed = place as u64 + 1;
        if piles[place] >= removed {
            let mut next = piles.to_vec();
            next[place] -= removed;
            after.push(next);
        }
    }
    after
}
