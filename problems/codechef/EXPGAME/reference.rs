//! CodeChef EXPGAME by its rules: every k^k removed from every pile.
//!
//! The middle tier has piles of up to 100 000 stones, each of them worth the mex of what the moves
//! leave.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(4) { g.pick(40, 100_000) } else { g.pick(9, 100_000) };
        let piles = g.heaps(g.pick(if most > 9 { 2 } else { 4 }, 100), 1..=most);
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = grundy_values();
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let count = g.within(0..=9);
        let mut piles = g.many(count, 1..=100_000);
        // A last pile of the value that makes the sum 0, if there is one nearby.
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
        let last = g.within(1..=100_000 - 100);
        let equal = (last..last + 100).find(|&pile| values[pile as usize] == sum);
        piles.push(equal.unwrap_or(last));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = grundy_values();
    winners(input, |piles| piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]) > 0)
}

fn grundy_values() -> Vec<u64> {
    let taken = [1, 4, 27, 256, 3125, 46_656];
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=100_000 {
        let fitting = taken.iter().take_while(|&&taken| taken <= pile);
        values.push(mex(fitting.map(|taken| values[pile - taken])));
    }
    values
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut piles| {
        let most = *piles.iter().max().expect("a pile");
        let n = piles.len();
        let small = n == 1 && most <= 1000 || n <= 2 && most <= 60 || n <= 4 && most <= 9;
        assert!(small, "too much for brute force");
        piles.sort_unstable();
        let options = |piles: &Vec<u64>| take_from_one_heap(piles, is_allowed);
        search.mover_wins(&piles, &options)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let piles = input.numbers(n, 1..=100_000);
        output += if is_won(piles) { "Little Chef\n" } else { "Head Chef\n" };
    }
    input.end();
    output
}

fn is_allowed(taken: u64) -> bool {
    (1..=10u32).any(|k| u64::from(k).pow(k) == taken)
}
