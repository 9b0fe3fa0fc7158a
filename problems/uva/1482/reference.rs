//! UVa 1482 by its rules: every number of stones up to half of a pile.

use reference::{spaced, take_part_of_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(2) { 2 } else { g.pick(4, 100) };
        let largest = if most == 2 { g.pick(40, 2_000_000_000_000_000_000) } else { g.pick(9, 99) };
        let piles = g.heaps(most, 1..=largest);
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut piles = input.numbers(n, 1..=2_000_000_000_000_000_000);
        piles.sort_unstable();
        output += if search.mover_wins(&piles, &|piles| options(piles)) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    take_part_of_one_heap(piles, |pile, take| 2 * take <= pile)
}
