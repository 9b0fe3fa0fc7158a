//! Codeforces 1458E by its rules: tries every move.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let (n, m) = (g.within(1..=g.pick(9, 100_000)), g.within(1..=g.pick(9, 100_000)));
    let (n, m) = if g.pick(true, false) { (n, m) } else { (100_000, 100_000) };
    let largest = if g.one_in(2) { 1_000_000_000 } else { 200_000 };
    let largest = g.pick(9, largest);
    let mut lines = format!("{n} {m}\n");
    for pair in 0..n + m {
        let x = g.within(0..=largest);
        // Many of the positions near the diagonal are lost.
        let y = if pair < n || g.one_in(3) { g.within(0..=largest) } else { x };
        let y = if g.one_in(2) { y } else { (y + g.within(0..=2)).min(largest) };
        lines += &format!("{x} {y}\n");
    }
    lines
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=100_000usize), input.number(1..=100_000usize));
    let mut read = || (input.number(0..=1_000_000_000u64), input.number(0..=1_000_000_000u64));
    let pairs: Vec<(u64, u64)> = (0..n).map(|_| read()).collect();
    let options = |&(a, b): &(u64, u64)| -> Vec<(u64, u64)> {
        if pairs.contains(&(a, b)) {
            return Vec::new();
        }
        (0..a).map(|a| (a, b)).chain((0..b).map(|b| (a, b))).collect()
    };
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..m {
        output += if search.mover_wins(&read(), &options) { "WIN\n" } else { "LOSE\n" };
    }
    input.end();
    output
}
