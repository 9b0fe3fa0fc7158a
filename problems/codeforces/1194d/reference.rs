//! Codeforces 1194D by its rules: tries the moves by 1, by 2 and by k.
//!
//! The middle tier has strips of up to 5000 cells, decided one after the other, mostly near a
//! multiple of k + 1.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(5, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = g.pick(40, 1_000_000_000);
        let k = if g.one_in(2) {
            3 * g.within(1..=g.pick(5, most / 3))
        } else {
            g.within(3..=g.pick(16, most))
        };
        input += &format!("{} {k}\n", g.within(0..=most));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let k = if g.one_in(2) { 3 * g.within(1..=300) } else { g.within(3..=900) };
        let period = (k + 1) * g.within(1..=5000 / (k + 1));
        let n = if g.one_in(3) { g.within(0..=5000) } else { period - 3 + g.within(0..=6) };
        input += &format!("{n} {k}\n");
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, k } in read(input) {
        let mut wins: Vec<bool> = Vec::new();
        for cell in 0..=n as usize {
            let to = [1, 2, k as usize].map(|step| cell.checked_sub(step));
            wins.push(to.into_iter().flatten().any(|to| !wins[to]));
        }
        output += if wins[n as usize] { "Alice\n" } else { "Bob\n" };
    }
    output
}

struct Case {
    n: u64,
    k: u64,
}

fn read(input: &mut Input) -> Vec<Case> {
    let cases = input.number(1..=100);
    let mut case =
        |_| Case { n: input.number(0..=1_000_000_000), k: input.number(3..=1_000_000_000) };
    let cases = (0..cases).map(&mut case).collect();
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, k } in read(input) {
        let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| [1, 2, k].contains(&take));
        let first = Search::normal().mover_wins(&vec![n], &options);
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    output
}
