//! CodeChef ARRGAME by its rules: every first cell and every step.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 4)..=g.pick(3, 4));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 250_000)..=g.pick(14, 250_000));
        let blocked = g.within(0..=2);
        let mut cells: Vec<u64> = (0..n).map(|_| u64::from(g.within(0..=5) < blocked)).collect();
        cells[0] = 1;
        cells[n as usize - 1] = 1;
        input += &format!("{n}\n{}\n", spaced(&cells));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=40_000usize);
    let mut output = String::new();
    for _ in 0..cases {
        let n = input.number(2..=300_000usize);
        let cells = input.numbers(n, 0..=1u32);
        assert!(cells[0] == 1 && cells[n - 1] == 1, "the ends are not blocked");
        assert!(n <= 30, "too large for a reference");
        let blocked = (0..n).fold(0, |blocked, cell| blocked | cells[cell] << cell);
        // The blocked cells, the cell of the player to move, and that of the other one.
        let options = |&(blocked, mine, theirs): &(u32, Option<usize>, Option<usize>)| {
            let free = (0..n).filter(|cell| blocked >> cell & 1 == 0);
            let near = free.filter(|&cell| mine.is_none_or(|mine| cell.abs_diff(mine) == 1));
            near.map(|cell| (blocked | 1 << cell, theirs, Some(cell))).collect()
        };
        let written = |&(blocked, mine, theirs): &(u32, Option<usize>, Option<usize>)| {
            let sign = |cell: usize| match Some(cell) {
                at if at == mine => 'o',
                at if at == theirs => '*',
                _ if blocked >> cell & 1 == 1 => '#',
                _ => '.',
            };
            (0..n).map(sign).collect::<String>()
        };
        let nayeon = Search::normal().written(written).mover_wins(&(blocked, None, None), &options);
        output += if nayeon { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}
