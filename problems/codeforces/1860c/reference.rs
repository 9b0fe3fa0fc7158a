//! Codeforces 1860C by its rules: tries every smaller number further left.
//!
//! The middle tier has a few hundred numbers, looked at in the same way.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 2));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 150_000)..=g.pick(9, 150_000));
        let mut permutation: Vec<u64> = (1..=n).collect();
        // If only few numbers have been swapped, long plays are possible.
        for _ in 0..g.within(0..=2 * n) {
            permutation.swap(g.within(0..=n - 1) as usize, g.within(0..=n - 1) as usize);
        }
        input += &format!("{n}\n{}\n", join(&permutation));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=300_000usize);
        let permutation = input.numbers(n, 1..=n);
        assert!((1..=n).all(|number| permutation.contains(&number)), "no permutation");
        let mut search = Search::misere().written(|&at: &usize| permutation[at]);
        let options = |&from: &usize| -> Vec<usize> {
            (0..from).filter(|&to| permutation[to] < permutation[from]).collect()
        };
        let count = (0..n).filter(|from| !search.mover_wins(from, &options)).count();
        output += &format!("{count}\n");
    }
    input.end();
    output
}
