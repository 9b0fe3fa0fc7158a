//! The picture of HDU 5754, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the outcomes of four chessmen, by the steps to go in both directions.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 5;
    /// The player to move loses or wins, or nobody does.
    #[derive(Clone, Copy, PartialEq)]
    enum Finding {
        Lost,
        Won,
        Draw,
    }
    let lines_ahead = || (1..=LAST).flat_map(|far| [(far, 0), (0, far)]);
    let pieces: [Vec<(usize, usize)>; 4] = [
        vec![(1, 0), (0, 1), (1, 1)],
        lines_ahead().collect(),
        vec![(1, 2), (2, 1)],
        lines_ahead().chain((1..=LAST).map(|far| (far, far))).collect(),
    ];
    let boards = pieces.map(|moves| {
        let mut board = [[Finding::Lost; LAST + 1]; LAST + 1];
        for a in 0..=LAST {
            for b in 0..=LAST {
                let options: Vec<Finding> = moves
                    .iter()
                    .filter_map(|&(x, y)| Some(board[a.checked_sub(x)?][b.checked_sub(y)?]))
                    .collect();
                // Without a move before the goal, the game is a draw.
                board[a][b] = if (a, b) == (0, 0) {
                    Finding::Lost
                } else if options.contains(&Finding::Lost) {
                    Finding::Won
                } else if options.is_empty() || options.contains(&Finding::Draw) {
                    Finding::Draw
                } else {
                    Finding::Lost
                };
            }
        }
        board
    });
    let rows = (0..=LAST).map(|a| {
        let mut cells = Vec::new();
        for board in &boards {
            if !cells.is_empty() {
                cells.push(LineCell::new("", "bar"));
            }
            cells.extend(board[a].iter().map(|result| match result {
                Finding::Lost => LineCell::new("P", "p"),
                Finding::Won => LineCell::new("N", "n"),
                Finding::Draw => LineCell::new("=", "u"),
            }));
        }
        Line::new(a, cells)
    });
    Picture::new(
        language,
        lines(&rows.collect::<Vec<_>>()),
        "The king, the rook, the knight and the queen, by the steps to go in both directions, 0 \
         to 5; lost positions are green and draws grey. The king loses if both numbers are even, \
         the rook if they are equal, and the queen as in Wythoff's game. The knight loses if both \
         are the same multiple of 3, wins if a move leads there, and draws everywhere else.",
        "依次为王、车、马、后，行与列为两个方向还要走的步数 0 到 5；绿色为必败，灰色为平局。王在两数都为偶数\
         时必败，车在两数相等时必败，后同威佐夫博弈。马在两数为 3 的同一倍数时必败，一步能到那里则必胜，\
         其余都是平局。",
    )
}
