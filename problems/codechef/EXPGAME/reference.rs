//! CodeChef EXPGAME by its rules: every k^k removed from every pile.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(4) { g.pick(40, 100_000) } else { g.pick(9, 100_000) };
        let piles = g.heaps(g.pick(if most > 9 { 2 } else { 4 }, 100), 1..=most);
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut piles: Vec<u64> = input.numbers(n, 1..=100_000);
        let most = *piles.iter().max().expect("a pile");
        let small = n == 1 && most <= 1000 || n <= 2 && most <= 60 || n <= 4 && most <= 9;
        assert!(small, "too much for brute force");
        piles.sort_unstable();
        let options = |piles: &Vec<u64>| take_from_one_heap(piles, is_allowed);
        let little_chef_wins = search.mover_wins(&piles, &options);
        output += if little_chef_wins { "Little Chef\n" } else { "Head Chef\n" };
    }
    input.end();
    output
}

fn is_allowed(taken: u64) -> bool {
    (1..=10u32).any(|k| u64::from(k).pow(k) == taken)
}
