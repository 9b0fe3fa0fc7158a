//! The picture of Codeforces 1368F, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const LAMPS: usize = 9;
    let row = |k: usize| {
        let cells = (1..=LAMPS).map(|lamp| match lamp % k == 0 || lamp == LAMPS {
            true => LineCell::new("×", "mark"),
            false => LineCell::new("o", "plain"),
        });
        let untouched = LAMPS.div_ceil(k);
        let reached = LAMPS + 1 - untouched - k;
        let note = format!("k = {k}: {LAMPS} − {untouched} − {} = {reached}", k - 1);
        Line::new("", cells).with_note(note)
    };
    let rows: Vec<Line> = (1..=5).map(row).collect();
    figure(
        language,
        Some(lines(&rows)),
        "Nine lamps in a circle, cut open. John never touches every k-th lamp and the last one, ×; \
         then any k neighbours include one of these, and his friend turns off at most k − 1. As \
         long as k others are off, one more is on than before; in the end all others but k − 1 \
         are. He takes the best k.",
        "九盏灯围成一圈（在此剪开）。John 从不碰每隔 k 盏的灯与最后一盏（×），于是任何相邻 k 盏中必有一盏这样的灯，\
         朋友至多关掉 k − 1 盏。只要其余还有 k 盏没亮，亮灯就多一盏；最后除 k − 1 盏外都亮。取最好的 k。",
    )
}
