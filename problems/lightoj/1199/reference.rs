//! LightOJ 1199 by its rules: every way to divide a pile.
//!
//! The middle tier has piles of up to 500 cells, each of them worth the mex of what its divisions
//! leave.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let piles = match g.size() {
            Size::Tiny if g.one_in(2) => g.heaps(1, 1..=20),
            Size::Tiny => g.heaps(3, 1..=8),
            Size::Largest => g.heaps(100, 9000..=10_000),
        };
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = grundy_values();
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let count = g.within(0..=5);
        let mut piles = g.many(count, 1..=MOST as u64);
        // A last pile of the value that makes the sum 0, if there is one.
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
        let any = g.within(1..=MOST as u64);
        let equal = (any..=MOST as u64).find(|&pile| values[pile as usize] == sum);
        piles.push(equal.filter(|_| !g.one_in(4)).unwrap_or(any));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

/// The largest pile of the middle tier.
const MOST: usize = 500;

fn answer_by_values(input: &mut Input) -> String {
    let values = grundy_values();
    winners(input, |piles| piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]) > 0)
}

fn grundy_values() -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=MOST {
        let parts = (1..pile).filter(|part| 2 * part != pile);
        values.push(mex(parts.map(|part| values[part] ^ values[pile - part])));
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
    for case in 1..=input.number(1..=1000) {
        let n = input.number(1..=100);
        let piles = input.numbers(n, 1..=10_000);
        output += &format!("Case {case}: {}\n", if is_won(piles) { "Alice" } else { "Bob" });
    }
    input.end();
    output
}

fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (place, &pile) in piles.iter().enumerate() {
        for part in (1..pile).filter(|part| 2 * part != pile) {
            let mut option = piles.to_vec();
            option[place] = part;
            option.push(pile - part);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
