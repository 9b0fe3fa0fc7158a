//! Codeforces 1866I by its rules: tries every tile to the right and below.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let (n, m) = (g.within(1..=g.pick(7, 200_000)), g.within(1..=g.pick(7, 200_000)));
    let (n, m) = if g.pick(2, 1) == 2 || g.one_in(2) { (n, m) } else { (200_000, 200_000) };
    let mut tiles = vec![];
    for _ in 0..g.within(g.pick(0, 190_000)..=g.pick((n * m / 3).min(9), 200_000)) {
        let tile = (g.within(1..=n), g.within(1..=m));
        // With many special tiles in the last rows, hardly any tile would be lost.
        if tile != (1, 1) && (g.one_in(2) || tile.0 + 2 < n || tile.1 + 2 < m) {
            tiles.push(tile);
        }
    }
    tiles.sort_unstable();
    tiles.dedup();
    let lines: String = tiles.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{n} {m} {}\n{lines}", tiles.len())
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=200_000usize), input.number(1..=200_000usize));
    let k = input.number(0..=200_000);
    let tiles: Vec<(usize, usize)> =
        (0..k).map(|_| (input.number(1..=n), input.number(1..=m))).collect();
    input.end();
    // There is no move from a special tile, so the player who finds the castle there loses.
    let options = |&(x, y): &(usize, usize)| -> Vec<(usize, usize)> {
        if tiles.contains(&(x, y)) && (x, y) != (1, 1) {
            return Vec::new();
        }
        (x + 1..=n).map(|x| (x, y)).chain((y + 1..=m).map(|y| (x, y))).collect()
    };
    let first = Search::normal().mover_wins(&(1, 1), &options);
    if first { "Chaneka\n" } else { "Bhinneka\n" }.to_string()
}
