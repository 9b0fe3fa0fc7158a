//! HackerRank stone-piles by its rules: every division into different parts.

use grundy::game::{Analysis, Game};
use reference::{change_one_heap, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

struct Pile;

impl Game for Pile {
    type Position = u64;

    fn options(&self, &pile: &u64) -> Vec<Vec<u64>> {
        let mut divisions = into_different_parts(pile, pile);
        divisions.retain(|parts| parts.len() > 1);
        divisions
    }
}

/// Returns all ways to write `total` as a sum of different numbers up to `most`.
fn into_different_parts(total: u64, most: u64) -> Vec<Vec<u64>> {
    if total == 0 {
        return vec![vec![]];
    }
    let mut ways = Vec::new();
    for part in 1..=most.min(total) {
        for mut parts in into_different_parts(total - part, part - 1) {
            parts.push(part);
            ways.push(parts);
        }
    }
    ways
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 50);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(200) { 40 } else { 16 };
        let piles = g.heaps(g.pick(4, 50), 1..=g.pick(most, 50));
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Pile);
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let n = input.number(1..=50);
        let piles = input.numbers(n, 1..=50);
        Search::normal().show(&piles, &|piles| change_one_heap(piles, |heap| Pile.options(heap)));
        let alice = analysis.outcome(&piles).expect("piles get smaller").mover_wins();
        output += if alice { "ALICE\n" } else { "BOB\n" };
    }
    input.end();
    output
}
