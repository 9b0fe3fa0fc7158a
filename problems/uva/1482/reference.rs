//! UVa 1482 by its rules: every number of stones up to half of a pile.
//!
//! The middle tier has piles of up to 1500 stones, each worth the mex of what its moves leave.

use reference::{join, take_part_of_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(2) { 2 } else { g.pick(4, 100) };
        let largest = if most == 2 { g.pick(40, 2_000_000_000_000_000_000) } else { g.pick(9, 99) };
        let piles = g.heaps(most, 1..=largest);
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        // A pile that is half of another one cancels it out, give or take a stone.
        let pile = g.within(1..=749);
        let mut piles = vec![pile, 2 * pile + g.within(0..=1)];
        if g.one_in(2) {
            piles.push(g.within(1..=1500));
        }
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&pile: &u64| (1..=pile / 2).map(|take| vec![pile - take]).collect();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let piles = input.numbers(n, 1..=1500u64);
        output += if values.sum(&piles, &options) > 0 { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
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
