//! Luogu P2490 by its rules: every placement, and from each every set of moves of a turn.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let k = 2 * g.within(1..=g.pick(2, 50));
    let n = g.within(g.pick(k, 10_000)..=g.pick(if k == 2 { 12 } else { 8 }, 10_000));
    let d = if g.one_in(2) { g.within(1..=2) } else { g.within(1..=k) };
    format!("{n} {k} {d}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=10_000u64);
    let k = input.number(2..=n.min(100));
    let d = input.number(1..=k);
    input.end();
    assert!(k % 2 == 0, "{k} tokens");
    let mut placements: Vec<Vec<u64>> = vec![vec![]];
    for _ in 0..k {
        let one_more = |cells: &Vec<u64>| {
            let cells = cells.clone();
            (cells.last().map_or(1, |last| last + 1)..=n).map(move |cell| {
                let mut longer = cells.clone();
                longer.push(cell);
                longer
            })
        };
        placements = placements.iter().flat_map(one_more).collect();
    }
    let mut search = Search::normal()
        .written(|(_, cells): &(bool, Vec<u64>)| spaced(cells))
        .turn(|(black, _)| if *black { "B" } else { "A" });
    let options = |(black, cells): &(bool, Vec<u64>)| {
        let mut after = vec![];
        turns(cells, *black, 0, d, &mut after);
        after.retain(|option| option != cells);
        after.into_iter().map(|cells| (!black, cells)).collect()
    };
    let wins =
        placements.into_iter().filter(|cells| search.mover_wins(&(false, cells.clone()), &options));
    format!("{}\n", wins.count() % 1_000_000_007)
}

/// Adds every placement after moving up to `moves` tokens of one colour from number `token` on.
/// Tokens of one colour never meet, so their order does not matter.
fn turns(cells: &[u64], black: bool, token: usize, moves: u64, after: &mut Vec<Vec<u64>>) {
    if token == cells.len() {
        after.push(cells.to_vec());
        return;
    }
    turns(cells, black, token + 1, moves, after);
    if moves == 0 || (token % 2 == 1) != black {
        return;
    }
    let reach = if black {
        cells[token - 1] + 1..=cells[token] - 1
    } else {
        cells[token] + 1..=cells[token + 1] - 1
    };
    for cell in reach {
        let mut option = cells.to_vec();
        option[token] = cell;
        turns(&option, black, token + 1, moves - 1, after);
    }
}
