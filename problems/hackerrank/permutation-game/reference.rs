//! HackerRank permutation-game by its rules: every number removed.
//!
//! The middle tier has the same search on permutations of up to 11 numbers.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 15)..=g.pick(7, 15));
        let mut permutation: Vec<u64> = (1..=n).collect();
        while permutation.is_sorted() {
            g.shuffle(&mut permutation);
        }
        input += &format!("{n}\n{}\n", join(&permutation));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        let n = g.within(8..=11);
        let mut permutation: Vec<u64> = (1..=n).collect();
        while permutation.is_sorted() {
            for _ in 0..g.within(1..=n) {
                let (a, b) = (g.within(0..=n - 1), g.within(0..=n - 1));
                permutation.swap(a as usize, b as usize);
            }
        }
        input += &format!("{n}\n{}\n", join(&permutation));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(2..=15);
        let permutation = input.numbers(n, 1..=n);
        assert!((1..=n).all(|number| permutation.contains(&number)), "no permutation");
        assert!(!permutation.is_sorted(), "increasing already");
        let alice = search.mover_wins(&permutation, &|numbers: &Vec<usize>| removed(numbers));
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

/// Returns the numbers after each move; none once they are increasing, which is lost.
fn removed(numbers: &[usize]) -> Vec<Vec<usize>> {
    if numbers.is_sorted() {
        return vec![];
    }
    let without = |place: usize| [&numbers[..place], &numbers[place + 1..]].concat();
    (0..numbers.len()).map(without).collect()
}
