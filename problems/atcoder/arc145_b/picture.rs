//! The picture of AtCoder ARC 145 B, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let (stones, players) = (headings(0, 16), ["Alice", "Bob"].map(String::from));
    let board = Grid { columns: &stones, rows: &players, corner: "" };
    let options = |(stones, player): Place| -> Vec<Place> {
        let unit = [5, 3][player];
        (1..=stones / unit).map(|times| (stones - times * unit, 1 - player)).collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "Whether Alice, above, and Bob, below, win on their turn for A = 5 and B = 3. Alice must \
         leave fewer than 3 stones, so she wins from 5 on where the remainder modulo 5 is below 3. \
         Bob, whose number is the smaller one, wins whenever he can move.",
        "A = 5、B = 3 时，轮到 Alice（上行）或 Bob（下行）走，必胜为 N，必败为 P。Alice 必须留下少于 3 枚，\
         所以从 5 枚起，除以 5 的余数小于 3 时她胜。Bob 的数较小，只要能走就胜。",
    )
}
