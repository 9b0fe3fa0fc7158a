//! LightOJ 1296 by its rules: every number of stones up to half of a pile.
//!
//! The middle tier has piles of up to 1200 stones, each of them worth the mex of what its moves
//! leave.

use grundy::mex::mex;
use reference::{join, take_part_of_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(2) { 2 } else { g.pick(4, 1000) };
        let largest = if most == 2 { g.pick(40, 1_000_000_000) } else { g.pick(9, 999_999_999) };
        let piles = g.heaps(most, 1..=largest);
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = grundy_values();
    let mut input = String::from("60\n");
    for _ in 0..60 {
        let count = g.within(1..=5);
        let mut piles = g.many(count, 1..=MOST);
        // A last pile of the value that makes the sum 0, if there is one nearby.
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
        let any = g.within(1..=MOST);
        let equal = (any..=MOST).chain(1..any).find(|&pile| values[pile as usize] == sum);
        piles.push(equal.filter(|_| !g.one_in(4)).unwrap_or(any));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

/// The largest pile of the middle tier.
const MOST: u64 = 1200;

fn answer_by_values(input: &mut Input) -> String {
    let values = grundy_values();
    winners(input, |piles| piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]) > 0)
}

fn grundy_values() -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=MOST as usize {
        values.push(mex((1..=pile / 2).map(|take| values[pile - take])));
    }
    values
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut piles| {
        piles.sort_unstable();
        search.mover_wins(&piles, &|piles: &Vec<u64>| options(piles))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=100) {
        let n = input.number(1..=1000);
        let piles = input.numbers(n, 1..=1_000_000_000u64);
        output += &format!("Case {case}: {}\n", if is_won(piles) { "Alice" } else { "Bob" });
    }
    input.end();
    output
}

fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    take_part_of_one_heap(piles, |pile, take| 2 * take <= pile)
}
