//! AtCoder ABC 229 H by its rules: every move of both players on whole boards.
//!
//! The middle tier has boards of up to 8 rows with few pieces in few columns, so that the same
//! search remembers every position that can come about. It knows nothing of Conway's numbers.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_columns).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 8)..=g.pick(4, 8));
    let most = g.within(1..=7);
    let mut pieces = 0;
    let mut input = format!("{n}\n");
    for _ in 0..n {
        for _ in 0..n {
            let cell =
                if pieces < g.pick(7, 64) && g.within(0..=9) < most { g.within(1..=2) } else { 0 };
            pieces += u64::from(cell > 0);
            input.push(['.', 'W', 'B'][cell as usize]);
        }
        input.push('\n');
    }
    input
}

/// Returns a board on which most pieces stand low, where they can move far.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(5..=8) as usize;
    let mut board = vec![vec!['.'; n]; n];
    for &pieces in [&[4, 1][..], &[3, 2], &[2, 2, 1], &[1, 1, 1, 1]][g.within(0..=3) as usize] {
        let column = g.within(0..=n as u64 - 1) as usize;
        for _ in 0..pieces {
            let least = if g.one_in(2) { n as u64 / 2 } else { 0 };
            let row = g.within(least..=n as u64 - 1);
            board[row as usize][column] = if g.one_in(2) { 'W' } else { 'B' };
        }
    }
    let rows = board.into_iter().map(|row| row.into_iter().collect::<String>() + "\n");
    format!("{n}\n{}", rows.collect::<String>())
}

fn answer_by_columns(input: &mut Input) -> String {
    let (n, board) = read(input);
    let column = |column: usize| board.iter().skip(column).step_by(n).copied().collect();
    let mut start: Vec<Vec<u8>> = (0..n).map(column).collect();
    start.retain(|column| column.iter().any(|&cell| cell != b'.'));
    start.sort_unstable();
    let options = |(columns, mine): &(Vec<Vec<u8>>, u8)| {
        let yours = b'W' ^ b'B' ^ mine;
        let mut after = Vec::new();
        for (place, row) in (0..columns.len()).flat_map(|place| (0..n).map(move |row| (place, row)))
        {
            let mut option = columns.clone();
            let column = &mut option[place];
            if column[row] == yours {
                column[row] = b'.';
            } else if column[row] == *mine && row > 0 && column[row - 1] == b'.' {
                column.swap(row, row - 1);
            } else {
                continue;
            }
            option.retain(|column| column.iter().any(|&cell| cell != b'.'));
            option.sort_unstable();
            after.push((option, yours));
        }
        after
    };
    let takahashi_wins = Search::normal().mover_wins(&(start, b'W'), &options);
    if takahashi_wins { "Takahashi\n" } else { "Snuke\n" }.to_string()
}

/// Reads the size of the board and its cells, row by row.
fn read(input: &mut Input) -> (usize, Vec<u8>) {
    let n = input.number(1..=8);
    let mut board = Vec::new();
    for _ in 0..n {
        let row = input.token().expect("a row");
        assert!(row.len() == n && row.bytes().all(|cell| b".WB".contains(&cell)), "{row:?}");
        board.extend_from_slice(row.as_bytes());
    }
    input.end();
    (n, board)
}

fn answer(input: &mut Input) -> String {
    let (n, board) = read(input);
    // The board and the mover's colour.
    let options = |(board, mine): &(Vec<u8>, u8)| {
        let yours = b'W' ^ b'B' ^ mine;
        let mut after = Vec::new();
        for cell in 0..n * n {
            let mut option = board.clone();
            if board[cell] == yours {
                option[cell] = b'.';
            } else if board[cell] == *mine && cell >= n && board[cell - n] == b'.' {
                option.swap(cell, cell - n);
            } else {
                continue;
            }
            after.push((option, yours));
        }
        after
    };
    let takahashi_wins = Search::normal()
        .written(|(board, _): &(Vec<u8>, u8)| {
            board.chunks(n).map(letters).collect::<Vec<_>>().join("\n")
        })
        .turn(|(_, mine)| if *mine == b'W' { "Takahashi" } else { "Snuke" })
        .mover_wins(&(board, b'W'), &options);
    if takahashi_wins { "Takahashi\n" } else { "Snuke\n" }.to_string()
}
