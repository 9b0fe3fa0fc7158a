//! Luogu P3179 by its rules: every move on whole arrays.

use reference::{members, spaced, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 999_000_000)..=g.pick(13, 1_000_000_000));
    let k = g.within(g.pick(1, 100)..=g.pick(6, 100));
    let mut input = format!("{n}\n{k}\n");
    for _ in 0..k {
        let w = g.within(1..=g.pick(5, 100));
        let white: BTreeSet<u64> = g.many(w, 1..=n).into_iter().collect();
        let white: Vec<u64> = white.into_iter().collect();
        input += &format!("{}\n{}\n", white.len(), spaced(&white));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000u32);
    let mut search = Search::normal().written(|&white: &u32| members(white >> 1));
    let options = |&white: &u32| {
        let mut after = Vec::new();
        for x in (1..=n).filter(|x| white >> x & 1 == 1) {
            let mut option = white;
            for multiple in 1..=n / x {
                option ^= 1 << (multiple * x);
                after.push(option);
            }
        }
        after
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let w = input.number(0..=100);
        let cells = input.numbers(w, 1..=n);
        let white = cells.iter().fold(0u32, |white, cell| white | 1 << cell);
        assert_eq!(white.count_ones() as usize, w, "a cell is named twice");
        output += if search.mover_wins(&white, &options) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}
