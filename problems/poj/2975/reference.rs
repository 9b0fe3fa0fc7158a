//! POJ 2975 by its rules: every first move is tried, and those after which the opponent
//! loses are counted.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 100) {
        let piles = g.heaps(g.pick(4, 1000), 1..=g.pick(7, 1_000_000_000));
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    loop {
        let count = input.number(0..=1000);
        if count == 0 {
            input.end();
            return output;
        }
        let piles = input.numbers(count, 1..=1_000_000_000);
        let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
        let after = options(&piles).into_iter();
        let wins = after.filter(|after| !search.mover_wins(after, &options)).count();
        output += &format!("{wins}\n");
    }
}
