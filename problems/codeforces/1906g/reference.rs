//! Codeforces 1906G by its rules: tries every black cell.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let [height, width] =
        [[3, 3], [3, 4], [4, 4], [2, 9], [5, 2], [1, 6]][g.within(0..=5) as usize];
    let (height, width) = g.pick((height, width), (1_000_000_000, 1_000_000_000));
    let mut cells = BTreeSet::new();
    for _ in 0..g.within(g.pick(1, 200_000)..=g.pick(4, 200_000)) {
        cells.insert((g.within(1..=height), g.within(1..=width)));
    }
    let lines: String = cells.iter().map(|(r, c)| format!("{r} {c}\n")).collect();
    format!("{}\n{lines}", cells.len())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let cells: Vec<(usize, usize)> = (0..n)
        .map(|_| (input.number(1..=1_000_000_000), input.number(1..=1_000_000_000)))
        .collect();
    input.end();
    let black: BTreeSet<(usize, usize)> = cells.iter().copied().collect();
    assert!(black.len() == n, "a cell twice");
    let options = |black: &BTreeSet<(usize, usize)>| -> Vec<BTreeSet<(usize, usize)>> {
        let turned = |&(r, c): &(usize, usize)| {
            let mut after = black.clone();
            let side = r.min(c);
            for cell in (0..side).flat_map(|x| (0..side).map(move |y| (r - x, c - y))) {
                if !after.remove(&cell) {
                    after.insert(cell);
                }
            }
            after
        };
        black.iter().map(turned).collect()
    };
    let first = Search::normal().mover_wins(&black, &options);
    if first { "FIRST\n" } else { "SECOND\n" }.to_string()
}
