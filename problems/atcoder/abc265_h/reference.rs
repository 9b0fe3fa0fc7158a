//! AtCoder ABC 265 H by its rules: every position, and every move of both players.

use reference::{strip, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let h = g.within(g.pick(1, 7990)..=g.pick(3, 8000));
    let w = g.within(g.pick(2, 30)..=g.pick([0, 7, 5, 4][h as usize % 4], 30));
    format!("{h} {w}\n")
}

/// The cells of the first and the second player's piece in each row, and whether the first
/// player is to move.
type Position = (Vec<(u8, u8)>, bool);

fn answer(input: &mut Input) -> String {
    let (h, w) = (input.number(1..=8000u32), input.number(2..=30u8));
    input.end();
    let rows: Vec<(u8, u8)> = (0..w)
        .flat_map(|first| (0..w).map(move |second| (first, second)))
        .filter(|(first, second)| first != second)
        .collect();
    let mut boards = vec![Vec::new()];
    for _ in 0..h {
        let longer = boards.iter().flat_map(|board: &Vec<(u8, u8)>| {
            rows.iter().map(move |&row| [&board[..], &[row]].concat())
        });
        boards = longer.collect();
    }
    let mut search = Search::normal()
        .written(|(board, _): &Position| {
            let row = |&(first, second): &(u8, u8)| {
                strip(0..=u64::from(w) - 1, [(first.into(), '<'), (second.into(), '>')])
            };
            board.iter().map(row).collect::<Vec<_>>().join("\n")
        })
        .turn(|(_, first_moves)| if *first_moves { "First" } else { "Second" });
    let options = |(board, first_moves): &Position| {
        let mut after = Vec::new();
        for (row, &(first, second)) in board.iter().enumerate() {
            let mut place = |moved: (u8, u8)| {
                let mut option = board.clone();
                option[row] = moved;
                option.sort_unstable();
                after.push((option, !first_moves));
            };
            if *first_moves {
                (0..first).rev().take_while(|&to| to != second).for_each(|to| place((to, second)));
            } else {
                (second + 1..w).take_while(|&to| to != first).for_each(|to| place((first, to)));
            }
        }
        after
    };
    let won = boards.into_iter().filter_map(|mut board| {
        board.sort_unstable();
        Some(()).filter(|()| search.mover_wins(&(board, true), &options))
    });
    format!("{}\n", won.count() % 998_244_353)
}
