//! Codeforces 138D by its rules: follows the waves of every active cell.
//!
//! The middle tier has boards of up to 56 cells. Active cells that no wave could connect are a
//! sum, so that the values of connected sets are enough; it knows nothing of rectangles.

use reference::{grid, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_components).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 19)..=g.pick(4, 20));
    let m = g.within(g.pick(1, 19)..=g.pick([9, 6, 4, 3][n.min(4) as usize - 1], 20));
    let letters = [b"LRX", b"LRL", b"XXL", b"RRR"][g.within(0..=3) as usize];
    let mut input = format!("{n} {m}\n");
    for _ in 0..n {
        let row = g.many(m, 0..=2).into_iter().map(|at| char::from(letters[at as usize]));
        input += &(row.collect::<String>() + "\n");
    }
    input
}

/// Returns a board that, if possible in a few attempts, is lost.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=7);
    let m = g.within(1..=(49 / n).min(20));
    let letters = [b"LRX", b"LRL", b"XXL", b"RRR"][g.within(0..=3) as usize];
    let mut board = || {
        let cells = g.many(n * m, 0..=2);
        cells.into_iter().map(|at| char::from(letters[at as usize])).collect::<Vec<char>>()
    };
    let boards: Vec<Board> =
        (0..4).map(|_| Board { n: n as i32, m: m as i32, letters: board() }).collect();
    let lost = boards[1..].iter().find(|board| board.value() == 0);
    let rows = lost.unwrap_or(&boards[0]).letters.chunks(m as usize);
    format!(
        "{n} {m}\n{}",
        rows.map(|row| row.iter().collect::<String>() + "\n").collect::<String>()
    )
}

fn answer_by_components(input: &mut Input) -> String {
    if read(input).value() > 0 { "WIN\n" } else { "LOSE\n" }.to_string()
}

struct Board {
    n: i32,
    m: i32,
    letters: Vec<char>,
}

impl Board {
    /// Returns what is left of the set `active` of cells, as bits, after a move at `cell`.
    fn after(&self, active: u64, cell: i32) -> u64 {
        let Board { n, m, ref letters } = *self;
        let waves: &[(i32, i32)] = match letters[cell as usize] {
            'L' => &[(1, -1), (-1, 1)],
            'R' => &[(-1, -1), (1, 1)],
            _ => &[(1, -1), (-1, 1), (-1, -1), (1, 1)],
        };
        let mut left = active & !(1 << cell);
        for (down, right) in waves {
            let (mut row, mut column) = (cell / m + down, cell % m + right);
            while (0..n).contains(&row)
                && (0..m).contains(&column)
                && left >> (row * m + column) & 1 == 1
            {
                left &= !(1 << (row * m + column));
                (row, column) = (row + down, column + right);
            }
        }
        left
    }

    fn active_cells(&self, active: u64) -> impl Iterator<Item = i32> {
        (0..self.n * self.m).filter(move |cell| active >> cell & 1 == 1)
    }

    /// Returns the whole board as a set.
    fn all(&self) -> u64 {
        assert!(self.n * self.m <= 64, "too many cells for a search");
        u64::MAX >> (64 - self.n * self.m)
    }

    /// Returns the parts of a set that no diagonal steps within it connect.
    fn components(&self, mut active: u64) -> Vec<u64> {
        let mut parts = Vec::new();
        while active > 0 {
            let mut part = 0;
            let mut next = vec![active.trailing_zeros() as i32];
            while let Some(cell) = next.pop() {
                if active >> cell & 1 == 1 {
                    active &= !(1 << cell);
                    part |= 1 << cell;
                    for (down, right) in [(1, -1), (-1, 1), (-1, -1), (1, 1)] {
                        let (row, column) = (cell / self.m + down, cell % self.m + right);
                        if (0..self.n).contains(&row) && (0..self.m).contains(&column) {
                            next.push(row * self.m + column);
                        }
                    }
                }
            }
            parts.push(part);
        }
        parts
    }

    fn value(&self) -> u64 {
        let options = |&active: &u64| {
            let cells = self.active_cells(active);
            cells.map(|cell| self.components(self.after(active, cell))).collect()
        };
        GrundyValues::new().sum(&self.components(self.all()), &options)
    }
}

fn read(input: &mut Input) -> Board {
    let (n, m) = (input.number(1..=20i32), input.number(1..=20i32));
    let mut letters = Vec::new();
    for _ in 0..n {
        let row = input.token().expect("a row");
        assert!(row.len() == m as usize && row.chars().all(|c| "LRX".contains(c)), "no row");
        letters.extend(row.chars());
    }
    input.end();
    Board { n, m, letters }
}

fn answer(input: &mut Input) -> String {
    let board = read(input);
    // A position is the set of active cells, as bits.
    let options = |&active: &u64| {
        let cells = board.active_cells(active);
        cells.map(|cell| board.after(active, cell)).collect()
    };
    let first = Search::normal()
        .written(|&active| grid(active, board.n as u32, board.m as u32, 'x', '.'))
        .mover_wins(&board.all(), &options);
    if first { "WIN\n" } else { "LOSE\n" }.to_string()
}
