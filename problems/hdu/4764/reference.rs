//! HDU 4764 by its rules: every number that may be written, those that lose at once too.
//!
//! The middle tier has limits of up to 3000, from a table of the numbers from which every next one
//! below N is won.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(10, 50_000) {
        let k = g.within(1..=g.pick(6, 100));
        let n = match g.one_in(3) {
            true => (k + 1) * g.within(0..=g.pick(4, 900_000)) + 1,
            false => g.within(1..=g.pick(30, 100_000_000)),
        };
        input += &format!("{n} {k}\n");
    }
    input + "0 0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..40 {
        let k = if g.one_in(2) { g.within(1..=100) } else { g.within(1..=10) };
        let near = (k + 1) * g.within(0..=25) + g.within(0..=2);
        let n = if g.one_in(4) { g.within(1..=3000) } else { near.max(1) };
        input += &format!("{n} {k}\n");
    }
    input + "0 0\n"
}

fn answer_by_table(input: &mut Input) -> String {
    let mut output = String::new();
    for (n, k) in read(input) {
        let (n, k) = (n as usize, k as usize);
        let mut wins = vec![false; n];
        for last in (0..n).rev() {
            wins[last] = wins[last + 1..n.min(last + k + 1)].contains(&false);
        }
        output += if wins[0] { "Tang\n" } else { "Jiang\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<(u64, u64)> {
    let mut lines = Vec::new();
    loop {
        let (n, k) = (input.number(0..=100_000_000u64), input.number(0..=100u64));
        if (n, k) == (0, 0) {
            input.end();
            return lines;
        }
        assert!(n > 0 && k > 0, "a line with one 0");
        lines.push((n, k));
    }
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (n, k) in read(input) {
        // Whoever finds a number of N or more has won: there is nothing left to write.
        let mut search = Search::misere();
        let options = |&last: &u64| (1..=k).filter(|_| last < n).map(|step| last + step).collect();
        output += if search.mover_wins(&0, &options) { "Tang\n" } else { "Jiang\n" };
    }
    output
}
