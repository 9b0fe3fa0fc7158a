//! Luogu P4055 by its rules: every walk of the token from every cell.
//!
//! The middle tier has boards of up to 100 cells. A choice wins exactly when the largest matching
//! of the other cells is as large as that of all; each is searched on its own.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_matchings).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let (n, m) = (g.within(1..=10) as usize, g.within(1..=10) as usize);
    let mut cells = vec![vec!['#'; m]; n];
    if g.one_in(2) {
        // Dominoes, so that every cell has a mate.
        for _ in 0..n * m {
            let (row, column) =
                (g.within(1..=n as u64) as usize - 1, g.within(1..=m as u64) as usize - 1);
            let (below, beside) = if g.one_in(2) { (row + 1, column) } else { (row, column + 1) };
            if below < n && beside < m && cells[row][column] == '#' && cells[below][beside] == '#' {
                (cells[row][column], cells[below][beside]) = ('.', '.');
            }
        }
    } else {
        let obstacles = g.within(0..=4);
        cells.iter_mut().flatten().for_each(|cell| {
            *cell = if g.within(0..=9) < obstacles { '#' } else { '.' };
        });
    }
    let rows = cells.iter().map(|row| row.iter().collect::<String>() + "\n");
    format!("{n} {m}\n{}", rows.collect::<String>())
}

fn answer_by_matchings(input: &mut Input) -> String {
    let (n, m, free) = read(input);
    let edges = |cell: usize| {
        let near = move |to: &usize| (cell / m).abs_diff(to / m) + (cell % m).abs_diff(to % m) == 1;
        let around = [cell.wrapping_sub(m), cell.wrapping_sub(1), cell + 1, cell + m];
        around.into_iter().filter(move |to| *to < n * m && near(to)).collect::<Vec<usize>>()
    };
    let edges: Vec<Vec<usize>> = (0..n * m).map(edges).collect();
    let largest = matching(&edges, &free);
    let mut lines = String::new();
    for cell in (0..n * m).filter(|&cell| free[cell]) {
        let mut others = free.clone();
        others[cell] = false;
        if matching(&edges, &others) == largest {
            lines += &format!("{} {}\n", cell / m + 1, cell % m + 1);
        }
    }
    let verdict = if lines.is_empty() { "LOSE\n" } else { "WIN\n" };
    verdict.to_string() + &lines
}

/// Returns the size of the largest matching of free cells, from every second one to their mates.
fn matching(edges: &[Vec<usize>], free: &[bool]) -> usize {
    let mut mates: Vec<Option<usize>> = vec![None; free.len()];
    let mut size = 0;
    for cell in (0..free.len()).filter(|&cell| free[cell]) {
        if mates[cell].is_none()
            && extend(cell, edges, free, &mut mates, &mut vec![false; free.len()])
        {
            size += 1;
        }
    }
    size
}

/// Finds a mate for a cell, perhaps by finding another one for a cell that has one.
fn extend(
    cell: usize,
    edges: &[Vec<usize>],
    free: &[bool],
    mates: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for &mate in edges[cell].iter().filter(|&&mate| free[mate]) {
        if !std::mem::replace(&mut tried[mate], true) {
            let is_open = match mates[mate] {
                Some(other) => other != cell && extend(other, edges, free, mates, tried),
                None => true,
            };
            if is_open {
                (mates[cell], mates[mate]) = (Some(mate), Some(cell));
                return true;
            }
        }
    }
    false
}

/// Reads the rows, the columns, and which cells are free, row by row.
fn read(input: &mut Input) -> (usize, usize, Vec<bool>) {
    let (n, m) = (input.number(1..=100usize), input.number(1..=100usize));
    let mut free = Vec::new();
    for _ in 0..n {
        let cells = input.token().expect("a row");
        assert_eq!(cells.len(), m, "the row {cells:?}");
        for cell in cells.chars() {
            assert!("#.".contains(cell), "the cell {cell:?}");
            free.push(cell == '.');
        }
    }
    input.end();
    (n, m, free)
}

fn answer(input: &mut Input) -> String {
    let (n, m, free) = read(input);
    let free = (0..).zip(free).fold(0u64, |cells, (cell, free)| cells | u64::from(free) << cell);
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
