//! POJ 3537 by its rules: a cross in every empty cell, up to three in a row.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = if g.one_in(20) { 12 } else { 9 };
    let n = g.within(g.pick(3, 1990)..=g.pick(most, 2000));
    format!("{n}\n")
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(3..=2000u64) {
        let options = |&crosses: &u32| {
            if crosses & crosses >> 1 & crosses >> 2 != 0 {
                return vec![]; // the player before has won
            }
            let free = (0..n).map(|cell| 1 << cell).filter(|cell| crosses & cell == 0);
            free.map(|cell| crosses | cell).collect()
        };
        assert!(n <= 24, "{n} cells are too many to search");
        let mut search = Search::normal()
            .written(|&crosses: &u32| grid(crosses, 1, n as u32, 'x', '.'));
        output += if search.mover_wins(&0, &options) { "1\n" } else { "2\n" };
    }
    output
}
