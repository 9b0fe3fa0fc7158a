//! The picture of Codeforces 1658E, drawn for its page.

use crate::pictures::lines::{lines, Line, LineCell};
use crate::pictures::Picture;
use support::language::Language;

pub fn picture(language: Language) -> Picture {
    const K: usize = 2;
    const POINTS: [[u32; 4]; 4] = [[7, 12, 3, 5], [1, 16, 14, 8], [10, 15, 6, 2], [4, 9, 11, 13]];
    let mut cells: Vec<[usize; 2]> = (0..4).flat_map(|x| (0..4).map(move |y| [x, y])).collect();
    cells.sort_by_key(|&[x, y]| std::cmp::Reverse(POINTS[x][y]));
    let mut good: Vec<[usize; 2]> = Vec::new();
    for [x, y] in cells {
        let is_far = |&[a, b]: &[usize; 2]| x.abs_diff(a) + y.abs_diff(b) > K;
        if !good.iter().any(is_far) {
            good.push([x, y]);
        }
    }
    let cell = |x: usize, y: usize| {
        LineCell::new(POINTS[x][y], if good.contains(&[x, y]) { "p" } else { "n" })
    };
    let rows = (0..4).map(|x| Line::new("", (0..4).map(|y| cell(x, y))));
    Picture::new(
        language,
        lines(&rows.collect::<Vec<_>>()),
        "A board with k = 2. Good cells are green: whoever puts a token there wins. A cell is good \
         if no good cell with more points is far from it, three steps or more; so 16 is good, 13 \
         is not, as 16 is far from it, and even 1 is good.",
        "k = 2 的棋盘。好格为绿色：在那里放标记的一方获胜。若没有离某一格远（至少三步）而分数更多的好格，\
         它就是好格；所以 16 是好格，13 离 16 远，不是好格，而连 1 也是好格。",
    )
}
