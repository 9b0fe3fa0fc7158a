//! Luogu P4055 by its rules: every walk of the token from every cell.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let (n, m) = (g.within(1..=g.pick(4, 100)), g.within(1..=g.pick(4, 100)));
    let (n, m) = g.pick((n, m), (100, 100));
    let obstacles = g.within(0..=g.pick(4, 3));
    let mut input = format!("{n} {m}\n");
    for _ in 0..n {
        let cells = (0..m).map(|_| if g.within(0..=9) < obstacles { '#' } else { '.' });
        input.extend(cells);
        input.push('\n');
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=100usize), input.number(1..=100usize));
    let mut free = 0u64;
    for row in 0..n {
        let cells = input.token().expect("a row");
        assert_eq!(cells.len(), m, "the row {cells:?}");
        for (column, cell) in cells.chars().enumerate() {
            assert!("#.".contains(cell), "the cell {cell:?}");
            free |= u64::from(cell == '.') << (row * m + column);
        }
    }
    input.end();
    let near = |a: usize, b: usize| (a / m).abs_diff(b / m) + (a % m).abs_diff(b % m) == 1;
    // The token's cell, and the cells where it has not been.
    let options = |&(cell, unseen): &(usize, u64)| {
        let open = (0..n * m).filter(|&to| unseen >> to & 1 == 1 && near(cell, to));
        open.map(|to| (to, unseen & !(1 << to))).collect()
    };
    let written = |&(cell, unseen): &(usize, u64)| {
        let sign = |other: usize| match other == cell {
            true => 'o',
            false if unseen >> other & 1 == 1 => '.',
            false => '#',
        };
        let row = |row: usize| (row * m..(row + 1) * m).map(sign).collect::<String>();
        (0..n).map(row).collect::<Vec<_>>().join("\n")
    };
    let mut search = Search::normal().written(written);
    let wins: Vec<usize> = (0..n * m)
        .filter(|&cell| free >> cell & 1 == 1)
        .filter(|&cell| !search.mover_wins(&(cell, free & !(1 << cell)), &options))
        .collect();
    let verdict = if wins.is_empty() { "LOSE\n" } else { "WIN\n" };
    let lines = wins.iter().map(|cell| format!("{} {}\n", cell / m + 1, cell % m + 1));
    verdict.to_string() + &lines.collect::<String>()
}
