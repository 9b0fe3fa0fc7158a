//! AtCoder ABC 229 H by its rules: every move of both players on whole boards.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=8);
    let mut board = Vec::new();
    for _ in 0..n {
        let row = input.token().expect("a row");
        assert!(row.len() == n && row.bytes().all(|cell| b".WB".contains(&cell)), "{row:?}");
        board.extend_from_slice(row.as_bytes());
    }
    input.end();
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
