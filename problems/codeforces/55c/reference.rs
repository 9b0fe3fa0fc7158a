//! Codeforces 55C by its rules: every step of every pie, and every edge of the border.
//!
//! The middle tier has boards of up to 13 by 13 cells. There each answer is shown by a way to play
//! that is tried out: a walk to the border and around it, on which the best that Vlad can do is to
//! close the edges in the order in which the pie comes to them, or a rule for Vlad's moves that is
//! tried against every move of Volodya's. Just one of them must succeed.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_strategies).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let [rows, columns] = [0; 2].map(|_| g.within(90..=100));
        let k = g.within(90..=100);
        // Nearly always a board of which only a cell or two decide.
        let depth = g.within(4..=5);
        let all_far = g.one_in(2);
        let pies = (0..k).map(|place| {
            let depth = if all_far || place > 0 { 6 } else { depth };
            let [row, column] = [rows, columns].map(|side| g.within(depth..=side + 1 - depth));
            format!("{row} {column}\n")
        });
        return format!("{rows} {columns} {k}\n{}", pies.collect::<String>());
    }
    let rows = g.within(1..=3);
    let columns = g.within(1..=4.min(6 / rows));
    let k = g.within(0..=2);
    written(g, rows, columns, k)
}

fn generate_middle(g: &mut Generator) -> String {
    let [rows, columns] = [0; 2].map(|_| if g.one_in(4) { 11 } else { g.within(9..=13) });
    let k = g.within(1..=2);
    // Mostly the middle of the board.
    let depth = g.within(3..=5);
    let pies = (0..k).map(|_| {
        let [row, column] = [rows, columns].map(|side| {
            let depth = depth.min((side - 1) / 2);
            g.within(1 + depth..=side - depth)
        });
        format!("{row} {column}\n")
    });
    format!("{rows} {columns} {k}\n{}", pies.collect::<String>())
}

fn written(g: &mut Generator, rows: u64, columns: u64, k: u64) -> String {
    let pies = (0..k).map(|_| format!("{} {}\n", g.within(1..=rows), g.within(1..=columns)));
    format!("{rows} {columns} {k}\n{}", pies.collect::<String>())
}

type Cell = (usize, usize);

struct Board {
    rows: usize,
    columns: usize,
}

impl Board {
    /// Returns the neighbours of a cell, and how many edges of it are at the border.
    fn around(&self, (row, column): Cell) -> (Vec<Cell>, usize) {
        let mut cells = Vec::new();
        cells.extend((row > 1).then(|| (row - 1, column)));
        cells.extend((row < self.rows).then(|| (row + 1, column)));
        cells.extend((column > 1).then(|| (row, column - 1)));
        cells.extend((column < self.columns).then(|| (row, column + 1)));
        let edges = 4 - cells.len();
        (cells, edges)
    }

    /// Returns the cell of each edge of the border.
    fn border(&self) -> Vec<Cell> {
        let cells = (1..=self.rows).flat_map(|row| (1..=self.columns).map(move |y| (row, y)));
        cells.flat_map(|cell| vec![cell; self.around(cell).1]).collect()
    }
}

fn read(input: &mut Input) -> (Board, Vec<Cell>) {
    let [rows, columns] = [0; 2].map(|_| input.number(1..=100));
    let k = input.number(0..=100usize);
    let pies = (0..k).map(|_| (input.number(1..=rows), input.number(1..=columns))).collect();
    input.end();
    (Board { rows, columns }, pies)
}

/// The pies, none once one has left the board; the closed edges, as bits; and whether Volodya is
/// to move.
type Position = (Option<Vec<Cell>>, u32, bool);

fn answer(input: &mut Input) -> String {
    let (board, mut pies) = read(input);
    let border = board.border();
    assert!(border.len() <= 12 && pies.len() <= 2, "too large for a reference");
    let options = |(pies, closed, is_volodya): &Position| -> Vec<Position> {
        let pies = pies.as_ref().expect("play goes on");
        let edges = || (0..border.len()).filter(|edge| closed >> edge & 1 == 0);
        if !is_volodya {
            return edges().map(|edge| (Some(pies.clone()), closed | 1 << edge, true)).collect();
        }
        let mut after = Vec::new();
        for (place, &pie) in pies.iter().enumerate() {
            if edges().any(|edge| border[edge] == pie) {
                after.push((None, *closed, false));
            }
            for cell in board.around(pie).0 {
                let mut moved = pies.clone();
                moved[place] = cell;
                moved.sort_unstable();
                after.push((Some(moved), *closed, false));
            }
        }
        after
    };
    let all = (1 << border.len()) - 1;
    let mut search = Search::normal()
        .over(|(pies, closed, _): &Position| {
            (pies.is_none() || *closed == all).then_some(Standing::Lost)
        })
        .written(|(pies, closed, _): &Position| {
            let Some(pies) = pies else { return "out".to_string() };
            let pies = pies.iter().map(|(row, column)| format!("({row}, {column})"));
            let sign = |edge: usize| if closed >> edge & 1 == 1 { 'x' } else { 'o' };
            let edges: String = (0..border.len()).map(sign).collect();
            format!("{} {edges}", pies.collect::<Vec<_>>().join(" "))
        })
        .turn(|&(.., is_volodya): &Position| if is_volodya { "Volodya" } else { "Vlad" });
    pies.sort_unstable();
    verdict(search.mover_wins(&(Some(pies), 0, true), &options))
}

fn answer_by_strategies(input: &mut Input) -> String {
    let (board, pies) = read(input);
    assert!(board.rows.min(board.columns) > 1, "a board of one line");
    assert!(board.rows * board.columns <= 200 && pies.len() <= 2, "too large for a table");
    let walk_wins = pies.iter().any(|&pie| wins_by_a_walk(&board, pie));
    assert!(walk_wins != holds_by_a_rule(&board, pies), "both strategies, or neither");
    verdict(walk_wins)
}

/// Returns whether Volodya wins if the pie goes straight to the border, and then once around.
fn wins_by_a_walk(board: &Board, pie: Cell) -> bool {
    let Board { rows, columns } = *board;
    let mut ring: Vec<Cell> = (1..columns).map(|column| (1, column)).collect();
    ring.extend((1..rows).map(|row| (row, columns)));
    ring.extend((2..=columns).rev().map(|column| (rows, column)));
    ring.extend((2..=rows).rev().map(|row| (row, 1)));
    let (row, column) = pie;
    let straight: [Vec<Cell>; 4] = [
        (1..=row).rev().map(|row| (row, column)).collect(),
        (row..=rows).map(|row| (row, column)).collect(),
        (1..=column).rev().map(|column| (row, column)).collect(),
        (column..=columns).map(|column| (row, column)).collect(),
    ];
    straight.into_iter().any(|mut walk| {
        let end = walk.pop().expect("the cell itself");
        let place = ring.iter().position(|&cell| cell == end).expect("a cell at the border");
        walk.extend(ring[place..].iter().chain(&ring[..place]));
        let mut edges = 0;
        walk.iter().enumerate().any(|(moves, &cell)| {
            edges += board.around(cell).1;
            edges > moves
        })
    })
}

/// Returns whether Vlad holds out if he closes the open edge of the cell to which a pie was moved,
/// or, where it has none, one edge of a corner that still has two. He forgets which other edges he
/// has closed.
fn holds_by_a_rule(board: &Board, mut pies: Vec<Cell>) -> bool {
    if pies.iter().any(|&pie| board.around(pie).1 > 0) {
        return false;
    }
    let border = board.border();
    let corners = border.windows(2).filter(|edges| edges[0] == edges[1]).map(|edges| edges[0]);
    pies.sort_unstable();
    let start = (pies, corners.collect::<Vec<Cell>>());
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start];
    while let Some((pies, corners)) = open.pop() {
        for place in 0..pies.len() {
            for cell in board.around(pies[place]).0 {
                let mut corners = corners.clone();
                match board.around(cell).1 {
                    0 => drop(corners.pop()),
                    2 if corners.contains(&cell) => return false,
                    _ => {}
                }
                let mut moved = pies.clone();
                moved[place] = cell;
                moved.sort_unstable();
                let next = (moved, corners);
                if seen.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
    }
    true
}

fn verdict(volodya_wins: bool) -> String {
    if volodya_wins { "YES\n" } else { "NO\n" }.to_string()
}
