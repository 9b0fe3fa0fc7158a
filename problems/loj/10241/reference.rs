//! LOJ 10241 by its rules: every number from 1 to K taken from the heap.
//!
//! The middle tier has heaps of up to 20,000, most of them near a multiple of K + 1; a table marks
//! every heap from which some number leaves a lost one.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(1..=g.pick(7, 50_000));
    // Half of the heaps are multiples of K + 1 or next to one.
    let near = (k + 1) * g.within(1..=3) + g.within(0..=2) - 1;
    let n = if g.one_in(2) { near } else { g.within(k..=g.pick(25, 100_000)) };
    format!("{n} {k}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let most = [5, 60, 5000][g.within(0..=2) as usize];
    let k = g.within(1..=most);
    let near = (k + 1) * g.within(1..=(300_000 / k / (k + 1)).clamp(1, 5000)) + g.within(0..=2) - 1;
    let n = if g.one_in(4) { g.within(k..=2 * k + 1) } else { near };
    format!("{n} {k}\n")
}

fn answer_by_table(input: &mut Input) -> String {
    let (n, k) = read(input);
    let mut wins: Vec<bool> = Vec::new();
    for _ in 0..=n {
        wins.push(wins.iter().rev().take(k as usize).any(|left| !left));
    }
    (if wins[n as usize] { "1\n" } else { "2\n" }).to_string()
}

fn read(input: &mut Input) -> (u64, u64) {
    let (n, k) = (input.number(1..=200_000), input.number(1..=100_000));
    input.end();
    (n, k)
}

fn answer(input: &mut Input) -> String {
    let (n, k) = read(input);
    let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| take <= k);
    let first = Search::normal().mover_wins(&vec![n], &options);
    (if first { "1\n" } else { "2\n" }).to_string()
}
