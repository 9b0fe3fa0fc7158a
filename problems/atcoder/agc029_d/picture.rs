//! The picture of AtCoder AGC 029 D, drawn for its page.

use crate::pictures::tables::{headings, table, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const SIZE: (usize, usize) = (5, 6);
    const OBSTACLES: [Place; 4] = [(2, 2), (4, 3), (1, 4), (3, 5)];
    // The columns in which Aoki can have the piece, while Takahashi moves down every time.
    let mut reach = vec![1];
    while let Some(&reached) = reach.last() {
        let row = reach.len();
        let is_below = (0..reached).any(|column| OBSTACLES.contains(&(column, row)));
        if row == SIZE.1 || is_below {
            break;
        }
        let is_free = reached < SIZE.0 && !OBSTACLES.contains(&(reached, row));
        reach.push(if is_free { reached + 1 } else { reached });
    }
    let drawing = table(&headings(1, SIZE.0), &headings(1, SIZE.1), "", |(x, y)| {
        let (class, content) = if OBSTACLES.contains(&(x, y)) {
            ("mark", "#")
        } else if reach.get(y).is_some_and(|&reached| x < reached) {
            ("n", "•")
        } else {
            ("plain", "")
        };
        Some((class, content.to_string()))
    });
    let acts = reach.len();
    figure(
        language,
        Some(drawing),
        &format!(
            "Takahashi moves down every time, because play ends soon after he does not. Dots are \
             the cells in which Aoki can have the piece then: each row adds a column on the right \
             unless an obstacle, #, stands there. In row {acts} he can have it above an obstacle: \
             Takahashi acts {acts} times."
        ),
        &format!(
            "Takahashi 每次都向下走，因为他一停，游戏很快就结束。圆点是 Aoki 那时能让棋子在的格：\
             每行向右多一列，除非那里是障碍 #。到第 {acts} 行，棋子可以在障碍正上方：Takahashi 共行动 {acts} 次。"
        ),
    )
}
