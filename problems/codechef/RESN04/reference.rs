//! CodeChef RESN04 by its rules: every pile is tried.
//!
//! The middle tier has up to 100 piles of up to 1000 stones, each of them worth the mex of what its
//! only move leaves.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=g.pick(8, 1000))));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(1..=100);
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=1000)));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    // The number of a pile, and its stones.
    let options = |&(number, stones): &(u64, u64)| {
        let left = stones.checked_sub(number);
        left.map(|left| vec![(number, left)]).into_iter().collect()
    };
    winners(input, |piles| values.sum(&(1..).zip(piles).collect::<Vec<(u64, u64)>>(), &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |piles| {
        let few = piles.len() <= 5 && piles.iter().all(|&pile| pile <= 12);
        assert!(few, "too much for brute force");
        search.mover_wins(&piles, &|piles: &Vec<u64>| moves(piles))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let piles = input.numbers(n, 1..=1000);
        output += if is_won(piles) { "ALICE\n" } else { "BOB\n" };
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
