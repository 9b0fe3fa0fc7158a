//! The picture of Codeforces 1033G, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let (stones, players) = (headings(0, 15), ["Alice", "Bob"].map(String::from));
    let board = Grid { columns: &stones, rows: &players, corner: "" };
    let options = |(stones, player): Place| -> Vec<Place> {
        let unit = [2, 3][player];
        stones.checked_sub(unit).map(|stones| (stones, 1 - player)).into_iter().collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "Whether Alice, above, and Bob, below, win on their turn with a single pile, for a = 2 and \
         b = 3. It depends on the remainder modulo a + b = 5 alone: 0 and 1 are nobody's; 2 is \
         Alice's, an integer; 3 and 4 belong to whoever begins, stars or switches. One integer \
         decides all the piles; without one, the stars and switches are counted.",
        "a = 2、b = 3 时单独一堆，轮到 Alice（上行）或 Bob（下行）走，必胜为 N，必败为 P。\
         只看除以 a + b = 5 的余数：0、1 谁都不占便宜；2 归 Alice，是整数；3、4 归先走的人，是星或开关。\
         有一个整数就决定全局，没有时数星与开关。",
    )
}
