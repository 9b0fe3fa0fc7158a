//! HDU 4678 by its rules: every square that can be clicked, and what it turns over.
//!
//! The middle tier has boards of up to 40 × 40 squares. Squares belong together if they can be
//! turned over by one click on a blank square; a group is worth the mex of what its moves leave,
//! for each number of its numbers that are face down.

use reference::{Generator, GrundyValues, Input, Reference, Search};
use std::collections::HashSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_groups).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 26);
    let mut input = format!("{cases}\n");
    for case in 0..cases {
        input += &if g.pick(false, true) {
            // One board has mines almost everywhere, and the others have few.
            let gap = if case == 0 { 2 } else { g.within(100..=500) };
            walls(g, [1000, 1000], gap)
        } else {
            let [n, m] = [(); 2].map(|()| g.within(1..=4));
            let rarity = g.within(2..=12);
            scattered(g, [n, m], rarity)
        };
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for case in 0..4 {
        let [n, m] = [(); 2].map(|()| g.within(5..=40));
        let gap = g.within(1..=9);
        input += &if case % 2 == 0 {
            walls(g, [n, m], gap)
        } else {
            scattered(g, [n.min(9), m.min(9)], 3 * gap)
        };
    }
    input
}

/// Returns a board with rows full of mines, about so far from each other, and mines alone between
/// them, which do not cut anything off.
fn walls(g: &mut Generator, [n, m]: [u64; 2], gap: u64) -> String {
    let mut mines = Vec::new();
    let mut row = g.within(0..=gap);
    while row < n {
        mines.extend((0..m).map(|column| [row, column]));
        let next = row + g.within(1..=gap);
        // Blank rows are between these and both walls.
        if next.min(n) > row + 8 {
            for column in (4..m.saturating_sub(4)).step_by(5) {
                if g.one_in(3) {
                    mines.push([row + 4, column]);
                }
            }
        }
        row = next;
    }
    written([n, m], mines)
}

/// Returns a board with mines anywhere, as the statement allows it.
fn scattered(g: &mut Generator, [n, m]: [u64; 2], rarity: u64) -> String {
    loop {
        let all = (0..n).flat_map(|row| (0..m).map(move |column| [row, column]));
        let mines: Vec<[u64; 2]> = all.filter(|_| g.one_in(rarity)).collect();
        let text = written([n, m], mines);
        let board = read_board(&mut Input::new(&text));
        if !board.shares_a_number() {
            return text;
        }
    }
}

fn written([n, m]: [u64; 2], mines: Vec<[u64; 2]>) -> String {
    let lines = mines.iter().map(|[row, column]| format!("{row} {column}\n"));
    format!("{n} {m} {}\n{}", mines.len(), lines.collect::<String>())
}

struct Board {
    rows: usize,
    columns: usize,
    is_mine: Vec<bool>,
}

impl Board {
    /// Returns the squares up to eight around one.
    fn around(&self, square: usize) -> Vec<usize> {
        let [row, column] = [square / self.columns, square % self.columns];
        let near = |other: &usize| {
            let [rows, columns] = [other / self.columns, other % self.columns];
            rows.abs_diff(row).max(columns.abs_diff(column)) == 1
        };
        let last = (square + self.columns + 1).min(self.is_mine.len() - 1);
        (square.saturating_sub(self.columns + 1)..=last).filter(near).collect()
    }

    fn is_blank(&self, square: usize) -> bool {
        !self.is_mine[square] && !self.around(square).iter().any(|&near| self.is_mine[near])
    }

    /// Returns what a click on a square turns over.
    fn turned(&self, square: usize) -> HashSet<usize> {
        let mut turned = HashSet::from([square]);
        let mut ahead = vec![square];
        while let Some(square) = ahead.pop() {
            if self.is_blank(square) {
                ahead.extend(self.around(square).into_iter().filter(|&near| turned.insert(near)));
            }
        }
        turned
    }

    /// Returns what is turned over by a click, for each blank region.
    fn regions(&self) -> Vec<HashSet<usize>> {
        let mut regions: Vec<HashSet<usize>> = Vec::new();
        for square in (0..self.is_mine.len()).filter(|&square| self.is_blank(square)) {
            if !regions.iter().any(|region| region.contains(&square)) {
                regions.push(self.turned(square));
            }
        }
        regions
    }

    fn shares_a_number(&self) -> bool {
        let mut all = HashSet::new();
        self.regions().into_iter().flatten().any(|square| !all.insert(square))
    }
}

fn read_board(input: &mut Input) -> Board {
    let [rows, columns] = [(); 2].map(|()| input.number(1..=1000usize));
    let mut is_mine = vec![false; rows * columns];
    for _ in 0..input.number(0..=rows * columns) {
        let [x, y] = [input.number(0..=rows - 1), input.number(0..=columns - 1)];
        assert!(!std::mem::replace(&mut is_mine[x * columns + y], true), "two mines at {x} {y}");
    }
    Board { rows, columns, is_mine }
}

/// The squares that are face down and no mines, as bits.
type Position = u64;

fn answer(input: &mut Input) -> String {
    winners(input, 25, |board| {
        let squares = 0..board.rows * board.columns;
        let free = squares.clone().filter(|&square| !board.is_mine[square]);
        let clicks: Vec<(usize, Position)> = free
            .map(|square| {
                (square, board.turned(square).iter().fold(0, |bits, square| bits | 1 << square))
            })
            .collect();
        let options = |&down: &Position| -> Vec<Position> {
            let can_click = clicks.iter().filter(|(square, _)| down >> square & 1 == 1);
            can_click.map(|(_, turned)| down & !turned).collect()
        };
        let sign = |down: Position, square: usize| match (board.is_mine[square], down >> square & 1)
        {
            (true, _) => '*',
            (false, 1) => '#',
            (false, _) => '.',
        };
        let mut search = Search::normal().written(|&down: &Position| {
            let row = |row: usize| row * board.columns..(row + 1) * board.columns;
            let text = |line| row(line).map(|square| sign(down, square)).collect::<String>();
            (0..board.rows).map(text).collect::<Vec<_>>().join("\n")
        });
        let all = clicks.iter().fold(0, |bits, (square, _)| bits | 1 << square);
        search.mover_wins(&all, &options)
    })
}

fn answer_by_groups(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    // A group with so many numbers face down, and whether its blank squares are, too.
    let options = |&(numbers, has_blanks): &(usize, bool)| {
        let mut options = Vec::new();
        if has_blanks {
            options.push(vec![]);
        }
        if numbers > 0 {
            options.push(vec![(numbers - 1, has_blanks)]);
        }
        options
    };
    winners(input, 1600, |board| {
        let free = (0..board.is_mine.len()).filter(|&square| !board.is_mine[square]).count();
        let regions = board.regions();
        let numbers = |region: &HashSet<usize>| {
            region.iter().filter(|&&square| !board.is_blank(square)).count()
        };
        let mut groups: Vec<(usize, bool)> =
            regions.iter().map(|region| (numbers(region), true)).collect();
        groups.push((free - regions.iter().map(HashSet::len).sum::<usize>(), false));
        values.sum(&groups, &options) > 0
    })
}

fn winners(
    input: &mut Input,
    most_squares: usize,
    mut mover_wins: impl FnMut(Board) -> bool,
) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=50) {
        let board = read_board(input);
        assert!(board.is_mine.len() <= most_squares, "too large for a reference");
        assert!(!board.shares_a_number(), "a number on the border of two regions");
        let winner = if mover_wins(board) { "Xiemao" } else { "Fanglaoshi" };
        output += &format!("Case #{case}: {winner}\n");
    }
    input.end();
    output
}
