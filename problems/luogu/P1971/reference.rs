//! Luogu P1971 by its rules: the board is searched before and after each move of Rabbit's.
//!
//! The middle tier has boards of up to 60 cells. The cells that the empty one can still come to
//! form a graph, and the mover wins exactly when its largest matching needs the empty cell; both
//! matchings are searched anew.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_matchings).run();
}

/// The pieces on the board, row by row, and the player to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    pieces: Vec<u8>,
    columns: usize,
    is_rabbit: bool,
}

impl Position {
    fn empty(&self) -> usize {
        self.pieces.iter().position(|&piece| piece == b'.').expect("an empty cell")
    }

    /// Returns the cells from which the player to move can take a piece.
    fn moves(&self) -> Vec<usize> {
        let own = if self.is_rabbit { b'O' } else { b'X' };
        let empty = self.empty();
        let is_near = |cell: usize| {
            let rows = (cell / self.columns).abs_diff(empty / self.columns);
            rows + (cell % self.columns).abs_diff(empty % self.columns) == 1
        };
        let cells = 0..self.pieces.len();
        cells.filter(|&cell| self.pieces[cell] == own && is_near(cell)).collect()
    }

    fn after(&self, cell: usize) -> Position {
        let mut after = self.clone();
        after.pieces.swap(cell, self.empty());
        after.is_rabbit = !self.is_rabbit;
        after
    }

    fn options(&self) -> Vec<Position> {
        self.moves().into_iter().map(|cell| self.after(cell)).collect()
    }

    fn written(&self) -> String {
        let rows = self.pieces.chunks(self.columns).map(|row| String::from_utf8_lossy(row));
        rows.collect::<Vec<_>>().join("\n")
    }
}

fn generate(g: &mut Generator) -> String {
    if g.pick(true, false) {
        // Egg needs two pieces to win.
        let columns = g.within(1..=4);
        let rows = g.within(if columns < 3 { 3 } else { 1 }..=4);
        lost_game(g, rows, columns, 3)
    } else {
        longest_game()
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let (rows, columns) = (g.within(2..=6), g.within(3..=10));
    lost_game(g, rows, columns, 10)
}

/// Plays at random until Rabbit has lost. One piece in `noise` is of any colour, all others can be
/// moved.
fn lost_game(g: &mut Generator, rows: u64, columns: u64, noise: u64) -> String {
    loop {
        let cells = rows * columns;
        let empty = g.within(0..=cells - 1);
        let parity = |cell: u64| (cell / columns + cell % columns) % 2;
        let piece = |cell: u64| match g.one_in(noise) {
            _ if cell == empty => b'.',
            true => [b'X', b'O'][g.within(0..=1) as usize],
            false if parity(cell) == parity(empty) => b'X',
            false => b'O',
        };
        let pieces: Vec<u8> = (0..cells).map(piece).collect();
        let start = Position { pieces, columns: columns as usize, is_rabbit: true };
        let mut played = Vec::new();
        let mut position = start.clone();
        while let Some(last) = position.moves().len().checked_sub(1) {
            let cell = position.moves()[g.within(0..=last as u64) as usize];
            position = position.after(cell);
            played.push(cell);
        }
        if position.is_rabbit && !played.is_empty() {
            return game(&start, &played);
        }
    }
}

/// Returns a game in which the empty cell comes to all others, row by row.
fn longest_game() -> String {
    let columns = 39;
    let pieces = (0..columns * columns).map(|cell| match cell % 2 {
        _ if cell == 0 => b'.',
        0 => b'X',
        _ => b'O',
    });
    let start = Position { pieces: pieces.collect(), columns, is_rabbit: true };
    let in_row = |row: usize, place: usize| match row % 2 {
        0 => row * columns + place,
        _ => row * columns + columns - 1 - place,
    };
    let cells = (0..columns).flat_map(|row| (0..columns).map(move |place| in_row(row, place)));
    game(&start, &cells.skip(1).collect::<Vec<usize>>())
}

fn game(start: &Position, played: &[usize]) -> String {
    let columns = start.columns;
    let mut input = format!("{} {columns}\n{}\n", start.pieces.len() / columns, start.written());
    input += &format!("{}\n", played.len() / 2);
    for cell in played {
        input += &format!("{} {}\n", cell / columns + 1, cell % columns + 1);
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(Position::written)
        .turn(|position: &Position| if position.is_rabbit { "Rabbit" } else { "Egg" });
    mistakes(input, |position| search.mover_wins(position, &Position::options))
}

fn answer_by_matchings(input: &mut Input) -> String {
    mistakes(input, |position| {
        let edges = edges_ahead(position);
        let empty = position.empty();
        let mut without = edges.clone();
        without[empty].clear();
        without.iter_mut().for_each(|row| row.retain(|&cell| cell != empty));
        largest_matching(&edges) > largest_matching(&without)
    })
}

/// Returns between which cells the empty one can still move, as far as the pieces allow it.
fn edges_ahead(position: &Position) -> Vec<Vec<usize>> {
    let mut edges = vec![Vec::new(); position.pieces.len()];
    let mut reached = vec![position.empty()];
    let mut waiting = vec![(position.empty(), position.is_rabbit)];
    while let Some((empty, is_rabbit)) = waiting.pop() {
        let mut moved = position.clone();
        moved.pieces.swap(position.empty(), empty);
        moved.is_rabbit = is_rabbit;
        for cell in moved.moves().into_iter().filter(|&cell| position.pieces[cell] != b'.') {
            if moved.pieces[cell] == position.pieces[cell] {
                edges[empty].push(cell);
                edges[cell].push(empty);
                if !reached.contains(&cell) {
                    reached.push(cell);
                    waiting.push((cell, !is_rabbit));
                }
            }
        }
    }
    edges
}

fn largest_matching(edges: &[Vec<usize>]) -> usize {
    let mut mates = vec![None; edges.len()];
    let mut size = 0;
    for cell in 0..edges.len() {
        if mates[cell].is_none() && extend(cell, edges, &mut mates, &mut vec![false; edges.len()]) {
            size += 1;
        }
    }
    size
}

/// Finds a mate for a cell, perhaps by finding another one for a cell that has one.
fn extend(
    cell: usize,
    edges: &[Vec<usize>],
    mates: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for &mate in &edges[cell] {
        if !std::mem::replace(&mut tried[mate], true) {
            let is_open = match mates[mate] {
                Some(other) => other != cell && extend(other, edges, mates, tried),
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

fn mistakes(input: &mut Input, mut mover_wins: impl FnMut(&Position) -> bool) -> String {
    let (rows, columns) = (input.number(1..=40usize), input.number(1..=40usize));
    let mut pieces = Vec::new();
    for _ in 0..rows {
        let row = input.token().expect("a row");
        assert_eq!(row.len(), columns, "the row {row:?}");
        pieces.extend(row.bytes());
    }
    assert!(pieces.iter().all(|piece| b"XO.".contains(piece)), "a sign that is none");
    let empty = pieces.iter().filter(|&&piece| piece == b'.').count();
    assert_eq!(empty, 1, "empty cells");
    let mut position = Position { pieces, columns, is_rabbit: true };
    let mut numbers = Vec::new();
    for turn in 1..=input.number(1..=1000) {
        let could_win = mover_wins(&position);
        play(&mut position, input);
        if could_win && mover_wins(&position) {
            numbers.push(turn);
        }
        play(&mut position, input);
    }
    assert!(position.moves().is_empty(), "Rabbit has not lost yet");
    input.end();
    let lines = numbers.iter().map(|turn: &u32| format!("{turn}\n"));
    format!("{}\n{}", numbers.len(), lines.collect::<String>())
}

/// Reads a move and makes it.
fn play(position: &mut Position, input: &mut Input) {
    let row = input.number(1..=position.pieces.len() / position.columns) - 1;
    let cell = row * position.columns + input.number(1..=position.columns) - 1;
    assert!(position.moves().contains(&cell), "no move");
    *position = position.after(cell);
}
