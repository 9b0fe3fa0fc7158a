//! AtCoder ARC 072 D by its rules: every i is tried on both piles.
//!
//! The middle tier has up to 150 stones, mostly nearly equal in number in both piles. It decides
//! every position with no more stones, from few to many.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(24, 1_000_000_000_000_000_000);
    let x = g.within(0..=largest);
    let y = if g.one_in(2) { g.within(0..=largest) } else { (x + g.within(0..=4)).min(largest) };
    let (x, y) = if g.one_in(2) { (x, y) } else { (y, x) };
    format!("{x} {y}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let stones = g.within(13..=150);
    let difference = if g.one_in(4) { g.within(0..=stones) } else { g.within(0..=4) };
    let smaller = (stones - difference) / 2;
    let (x, y) = (smaller, smaller + difference);
    if g.one_in(2) {
        format!("{x} {y}\n")
    } else {
        format!("{y} {x}\n")
    }
}

fn answer_by_table(input: &mut Input) -> String {
    let (x, y) = read(input);
    // By the number of stones, and by those in the first pile.
    let mut wins: Vec<Vec<bool>> = Vec::new();
    for stones in 0..=x + y {
        let is_lost = |(x, y): (u64, u64)| !wins[(x + y) as usize][x as usize];
        let row = (0..=stones).map(|x| options(x, stones - x).into_iter().any(is_lost)).collect();
        wins.push(row);
    }
    let alice = wins[(x + y) as usize][x as usize];
    if alice { "Alice\n" } else { "Brown\n" }.to_string()
}

fn read(input: &mut Input) -> (u64, u64) {
    let mut pile = || input.number(0..=1_000_000_000_000_000_000);
    let piles = (pile(), pile());
    input.end();
    piles
}

fn options(x: u64, y: u64) -> Vec<(u64, u64)> {
    let from_x = (1..=x / 2).map(|i| (x - 2 * i, y + i));
    let from_y = (1..=y / 2).map(|i| (x + i, y - 2 * i));
    from_x.chain(from_y).collect()
}

fn answer(input: &mut Input) -> String {
    let piles = read(input);
    let alice = Search::normal().mover_wins(&piles, &|&(x, y)| options(x, y));
    if alice { "Alice\n" } else { "Brown\n" }.to_string()
}
