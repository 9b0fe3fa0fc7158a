//! LightOJ 1199 by its rules: every way to divide a pile.

use reference::{spaced, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=1000) {
        let n = input.number(1..=100);
        let mut piles = input.numbers(n, 1..=10_000);
        piles.sort_unstable();
        let alice = search.mover_wins(&piles, &|piles| options(piles));
        output += &format!("Case {case}: {}\n", if alice { "Alice" } else { "Bob" });
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
