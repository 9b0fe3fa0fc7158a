//! HDU 4315 by its rules: every person taken up to every cell within reach.
//!
//! The middle tier has up to five persons, two of them on up to 50 cells and five on up to 11. The
//! same search answers. Often gaps are equal, as in lost positions.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(3, 20) {
        let n = g.within(g.pick(1, 1000)..=g.pick(5, 1000));
        let mut cells: Vec<u64> = Vec::new();
        while (cells.len() as u64) < n {
            let cell = g.within(1..=g.pick(9, 99_999));
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        cells.sort_unstable();
        let k = g.within(1..=n);
        let k = if n > 1 && g.one_in(2) { g.within(2..=n) } else { k };
        input += &format!("{n} {k}\n{}\n", join(&cells));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for (n, most) in [(1, 1000), (2, 50), (3, 22), (3, 22), (4, 15), (5, 12)] {
        let k = if g.one_in(5) { g.within(1..=n) } else { g.within(n.min(2)..=n) };
        let mut cells = Vec::new();
        while cells.len() < n as usize {
            cells.push(g.within(1..=most));
            cells.sort_unstable();
            cells.dedup();
        }
        // With an odd number of persons the first gap counts, one less before a king who is second.
        let first = if k == 2 { cells[0] - 1 } else { cells[0] };
        let last = match n {
            3 => cells[1] + first + 1,
            2 => cells[0] + 1,
            4 => cells[2] + cells[1] - cells[0],
            _ => 0,
        };
        if n > 1 && last > cells[n as usize - 2] && last <= most + 4 && g.one_in(2) {
            cells[n as usize - 1] = last;
        }
        input += &format!("{n} {k}\n{}\n", join(&cells));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1000) {
        let king = input.number(1..=n) - 1;
        let cells: Vec<u64> = input.numbers(n, 1..=99_999);
        assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "cells out of order");
        let mut search = Search::normal();
        let alice = search.mover_wins(&cells, &|cells: &Vec<u64>| climbs(cells, king));
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    output
}

/// The cells after each move; none once the king is on the top, which is lost.
fn climbs(cells: &[u64], king: usize) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    if cells[king] == 0 {
        return after;
    }
    for (person, &cell) in cells.iter().enumerate() {
        let before = if person == 0 { 0 } else { cells[person - 1] };
        let least = if before == 0 { 0 } else { before + 1 };
        for to in least..cell {
            let mut next = cells.to_vec();
            next[person] = to;
            after.push(next);
        }
    }
    after
}
