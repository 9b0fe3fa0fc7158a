//! POJ 3537 by its rules: a cross in every empty cell, up to three in a row.
//!
//! The middle tier has strips of up to 400 cells, of which each stretch that is fit for use is
//! worth the mex of what the crosses in it leave. That a cross near another loses is for the short
//! strips to check.

use grundy::mex::mex;
use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let most = if g.one_in(20) { 12 } else { 9 };
    let n = g.within(g.pick(3, 1990)..=g.pick(most, 2000));
    format!("{n}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let least = g.within(3..=301);
    (least..least + 100).map(|cells| format!("{cells}\n")).collect()
}

fn answer_by_stretches(input: &mut Input) -> String {
    let mut values: Vec<u64> = vec![0];
    for cells in 1..=400usize {
        // The two cells on each side of a cross are not fit for use any more.
        let sides =
            (0..cells).map(|cell| (cell.saturating_sub(2), (cells - 1 - cell).saturating_sub(2)));
        values.push(mex(sides.map(|(left, right)| values[left] ^ values[right])));
    }
    let mut output = String::new();
    while let Some(cells) = input.number_or_end(3..=400usize) {
        output += if values[cells] > 0 { "1\n" } else { "2\n" };
    }
    output
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
        let mut search =
            Search::normal().written(|&crosses: &u32| grid(crosses, 1, n as u32, 'x', '.'));
        output += if search.mover_wins(&0, &options) { "1\n" } else { "2\n" };
    }
    output
}
