//! Codeforces 1899A by its rules: tries both directions in each of ten moves.
//!
//! The middle tier has all numbers that the statement allows, searched in the same way.

use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{count}\n");
    for _ in 0..count {
        input += &format!("{}\n", g.within(1..=g.pick(20, 1000)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    format!("100\n{}\n", join(&g.many(100, 1..=1000)))
}

fn answer(input: &mut Input) -> String {
    let count = input.number(1..=100);
    let numbers = input.numbers(count, 1..=1000i64);
    input.end();
    let winner = |n| if vanya_wins(n, 0) { "First\n" } else { "Second\n" };
    numbers.into_iter().map(winner).collect()
}

fn vanya_wins(n: i64, moves: u32) -> bool {
    if moves == 10 {
        return false;
    }
    if moves % 2 == 1 {
        return [n - 1, n + 1].into_iter().all(|after| vanya_wins(after, moves + 1));
    }
    [n - 1, n + 1].into_iter().any(|after| after % 3 == 0 || vanya_wins(after, moves + 1))
}
