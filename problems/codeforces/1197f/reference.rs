//! Codeforces 1197F by its rules: colours the cells in every way, and tries every move.

use reference::{spaced, Generator, Input, Reference, Search};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
    // Few cells in all, as there are many ways to colour them.
    let mut cells_left = 7u64;
    let mut lengths = Vec::new();
    for strip in 1..=n {
        let most = cells_left.saturating_sub(n - strip).max(1);
        let length = g.within(g.pick(1, 999_999_999)..=g.pick(most, 1_000_000_000));
        lengths.push(length);
        cells_left = cells_left.saturating_sub(length);
    }
    let m = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
    let mut coloured = BTreeMap::new();
    for _ in 0..m {
        let strip = g.within(1..=n);
        coloured.insert((strip, g.within(1..=lengths[strip as usize - 1])), g.within(1..=3));
    }
    let mut input = format!("{n}\n{}\n{}\n", spaced(&lengths), coloured.len());
    for ((strip, cell), colour) in coloured {
        input += &format!("{strip} {cell} {colour}\n");
    }
    for _ in 0..3 {
        input += &format!("{}\n", spaced(&g.many(3, 0..=1)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1000usize);
    let lengths = input.numbers(n, 1..=1_000_000_000usize);
    let mut colours: Vec<Vec<Option<usize>>> =
        lengths.iter().map(|&length| vec![None; length]).collect();
    for _ in 0..input.number(1..=1000) {
        let strip = input.number(1..=n) - 1;
        let cell = input.number(1..=lengths[strip]) - 1;
        assert!(colours[strip][cell].is_none(), "a cell with two colours");
        colours[strip][cell] = Some(input.number(1..=3usize) - 1);
    }
    let allowed: Vec<Vec<u8>> = (0..3).map(|_| input.numbers(3, 0..=1)).collect();
    input.end();
    format!("{}\n", count(&mut colours, &allowed))
}

/// Returns in how many ways the cells without a colour can get one so that the second player wins.
fn count(colours: &mut [Vec<Option<usize>>], allowed: &[Vec<u8>]) -> u64 {
    let free = colours.iter().enumerate().find_map(|(strip, cells)| {
        cells.iter().position(Option::is_none).map(|cell| (strip, cell))
    });
    if let Some((strip, cell)) = free {
        let mut sum = 0;
        for colour in 0..3 {
            colours[strip][cell] = Some(colour);
            sum += count(colours, allowed);
        }
        colours[strip][cell] = None;
        return sum;
    }
    // Where each chip is, its cell counted from 0.
    let options = |chips: &Vec<usize>| {
        let mut options = Vec::new();
        for (strip, &cell) in chips.iter().enumerate() {
            let colour = colours[strip][cell].expect("every cell has a colour");
            for back in (1..=3.min(cell)).filter(|back| allowed[colour][back - 1] == 1) {
                let mut option = chips.clone();
                option[strip] -= back;
                options.push(option);
            }
        }
        options
    };
    let chips = colours.iter().map(|cells| cells.len() - 1).collect();
    u64::from(!Search::normal().mover_wins(&chips, &options))
}
