//! The picture of AtCoder AGC 033 B, drawn for its page.

use crate::pictures::positions::outcomes_from;
use crate::pictures::tables::{headings, table};
use crate::pictures::{figure, Picture};
use grundy::graph::LoopyOutcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const SIZE: (i32, i32) = (6, 4);
    // The directions of Takahashi and Aoki in turn.
    const STEPS: [(i32, i32); 6] = [(1, 0), (-1, 0), (1, 0), (0, 1), (0, -1), (1, 0)];
    // The cell, unless the piece has left the board, and the number of moves made.
    type State = (Option<(i32, i32)>, usize);
    let options = |&(cell, moves): &State| -> Vec<State> {
        let Some((x, y)) = cell else { return Vec::new() };
        let Some(&(right, down)) = STEPS.get(moves) else { return Vec::new() };
        let (x, y) = (x + right, y + down);
        let moved = ((0..SIZE.0).contains(&x) && (0..SIZE.1).contains(&y)).then_some((x, y));
        let mut options = vec![(cell, moves + 1)];
        // Aoki does not move the piece off the board.
        if moved.is_some() || moves % 2 == 0 {
            options.push((moved, moves + 1));
        }
        options
    };
    let starts: Vec<State> =
        (0..SIZE.1).flat_map(|y| (0..SIZE.0).map(move |x| (Some((x, y)), 0))).collect();
    let outcomes = outcomes_from(&starts, options, |_| None)?;
    let (columns, rows) = (headings(1, SIZE.0 as usize), headings(1, SIZE.1 as usize));
    let drawing = table(&columns, &rows, "", |(x, y)| {
        let outcome = &outcomes[y * SIZE.0 as usize + x];
        let is_safe = matches!(outcome, LoopyOutcome::P { .. });
        Some(if is_safe { ("p", "✓".to_string()) } else { ("plain", String::new()) })
    });
    figure(
        language,
        Some(drawing),
        "Three steps, S = RRU and T = LDR: from the green cells Aoki keeps the piece on the board. \
         Going backwards from the last step, they are always a rectangle. A move R of Takahashi's \
         takes away its last column, and a move R of Aoki's adds one on the left, as far as the \
         board goes.",
        "三步，S = RRU，T = LDR：从绿色格出发，Aoki 能让棋子留在棋盘上。从最后一步往回推，安全格总是一个矩形。\
         Takahashi 的 R 去掉它最右一列，Aoki 的 R 在左边加一列（不超出棋盘）。",
    )
}
