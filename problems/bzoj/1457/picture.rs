//! The picture of BZOJ 1457, drawn for its page.

use crate::pictures::tables::{headings, table, show_value, Place};
use crate::pictures::{figure, Picture};
use grundy::game::{Analysis, Game};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const SIZE: usize = 9;
    let mut game = Analysis::new(KeptFromHome);
    let places = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)));
    let values: Vec<u64> = places.map(|place| game.value(&place)).collect::<Result<_, _>>().ok()?;
    let numbers = headings(0, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        if x == 0 || y == 0 || x == y {
            return Some(("u", String::new()));
        }
        let value = values[SIZE * y + x];
        Some(show_value(value))
    });
    figure(
        language,
        Some(drawing),
        "From the grey cells, the axes and the diagonal, a piece goes home at once, so nobody \
         brings one there unless forced. Without them a player who cannot move loses, and the \
         numbers are the Grundy values: the mex along the row, the column and the diagonal. The \
         nim sum of all pieces decides.",
        "灰色格（坐标轴与主对角线）上的棋子能一步回家，谁都不愿先走到那里。去掉它们，无法操作者输，\
         格中是 SG 值：所在行、列与斜线上各值的 mex。全体棋子取异或和。",
    )
}

/// A queen that may not go to an axis or to the main diagonal.
struct KeptFromHome;

impl Game for KeptFromHome {
    type Position = Place;

    fn options(&self, &(x, y): &Place) -> Vec<Vec<Place>> {
        let diagonal = (1..=x.min(y)).map(|steps| (x - steps, y - steps));
        let options = rook((x, y)).into_iter().chain(diagonal);
        let kept = options.filter(|&(x, y)| x > 0 && y > 0 && x != y);
        kept.map(|place| vec![place]).collect()
    }
}

/// Returns the places to the left of a place in its row, and those above it in its column: the
/// moves of a rook that goes to smaller numbers.
fn rook((x, y): Place) -> Vec<Place> {
    (0..x).map(|x| (x, y)).chain((0..y).map(|y| (x, y))).collect()
}
