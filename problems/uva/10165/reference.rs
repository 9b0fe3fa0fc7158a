//! UVa 10165 by its rules: every pile cut down to every smaller size. The statement does not
//! bound the number of piles; the solution needs no bound.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(6, 100) {
        let piles = g.heaps(g.pick(4, 2000), 1..=g.pick(6, 2_000_000_000));
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
    let mut output = String::new();
    loop {
        let n = input.number(0..=2000);
        if n == 0 {
            break;
        }
        let mut piles = input.numbers(n, 1..=2_000_000_000u64);
        piles.sort_unstable();
        output += if search.mover_wins(&piles, &options) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}
