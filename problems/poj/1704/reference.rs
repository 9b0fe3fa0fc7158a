//! POJ 1704 by its rules: every chessman shifted to every cell it can reach.
//!
//! The middle tier has the same search with few chessmen on more cells: play from a position has no
//! more positions than there are ways to place them.

use reference::{join, strip, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
        let mut cells = Vec::new();
        while (cells.len() as u64) < n {
            let cell = g.within(1..=g.pick(10, 10_000));
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        input += &format!("{n}\n{}\n", join(&cells));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for (chessmen, most) in [(1, 200), (2, 30), (3, 16), (4, 12)] {
        let mut cells = BTreeSet::new();
        while cells.len() < chessmen {
            cells.insert(g.within(1..=most));
        }
        let mut cells: Vec<u64> = cells.into_iter().collect();
        if chessmen == 4 && g.one_in(2) {
            // Equal gaps before the second chessman and before the fourth.
            let gap = g.within(1..=4);
            cells = vec![1, 1 + gap, 2 + gap, 2 + 2 * gap];
        }
        input += &format!("{}\n{}\n", cells.len(), join(&cells));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=20) {
        let n = input.number(1..=1000);
        let cells: BTreeSet<u64> = input.numbers(n, 1..=10_000).into_iter().collect();
        assert!(cells.len() == n, "two chessmen on one cell");
        let last = *cells.last().expect("a chessman");
        let mut search = Search::normal().written(|cells: &BTreeSet<u64>| {
            strip(1..=last, cells.iter().map(|&cell| (cell, 'o')))
        });
        let georgia = search.mover_wins(&cells, &shifted);
        output += if georgia { "Georgia will win\n" } else { "Bob will win\n" };
    }
    input.end();
    output
}

fn shifted(cells: &BTreeSet<u64>) -> Vec<BTreeSet<u64>> {
    let mut after = Vec::new();
    for cell in cells {
        for to in (1..*cell).rev().take_while(|to| !cells.contains(to)) {
            let mut next = cells.clone();
            next.remove(cell);
            next.insert(to);
            after.push(next);
        }
    }
    after
}
