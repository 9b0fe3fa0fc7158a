//! Project Euler 899 by its rules: every way of taking stones from both heaps is tried.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 7u64.pow(16))..=g.pick(50, 7u64.pow(18))))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=7u64.pow(18));
    input.end();
    let mut search = Search::normal();
    let mut lost = 0;
    for a in 1..=largest {
        lost += (1..=largest).filter(|&b| !search.mover_wins(&[a, b], &options)).count();
    }
    format!("{lost}\n")
}

fn options(&[a, b]: &[u64; 2]) -> Vec<[u64; 2]> {
    let all = a.min(b);
    let takes = (0..=all).filter(|take| *take < a && all - take < b);
    takes.map(|take| [a - take, b - (all - take)]).collect()
}
