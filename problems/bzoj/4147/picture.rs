//! The picture of BZOJ 4147, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let (stones, players) = (headings(0, 14), ["Euclid", "Pythagoras"].map(String::from));
    let board = Grid { columns: &stones, rows: &players, corner: "" };
    let options = |(stones, player): Place| -> Vec<Place> {
        let unit = [4, 6][player];
        let after: Vec<usize> = match stones {
            0 => vec![],
            _ if stones < unit => vec![stones + unit],
            _ => (1..=stones / unit).map(|times| stones - times * unit).collect(),
        };
        after.into_iter().map(|stones| (stones, 1 - player)).collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "Whether Euclid, above, and Pythagoras, below, win on their turn for p = 4 and q = 6; from \
         0, the other one has taken the last stone. Heaps that gcd(p, q) = 2 does not divide never \
         end, =. Euclid has the smaller number and wins whenever he can take stones: he always \
         leaves the remainder modulo 4, to which Pythagoras must add.",
        "p = 4、q = 6 时，轮到 Euclid（上行）或 Pythagoras（下行）走，必胜为 N，必败为 P；0 枚时最后一枚已被对方取走。\
         不能被 gcd(p, q) = 2 整除的堆永不结束（=）。Euclid 的数较小，只要能取就胜：他总留下除以 4 的余数，\
         Pythagoras 只能往上加。",
    )
}
