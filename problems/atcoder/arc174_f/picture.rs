//! The picture of AtCoder ARC 174 F, drawn for its page.

use crate::pictures::positions::outcomes_from;
use crate::pictures::tables::{class_and_letter, headings, table, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const TURNS: [(usize, usize); 4] = [(1, 3), (2, 3), (1, 2), (1, 3)];
    const SIZES: usize = 14;
    let options = |&(size, turn): &Place| match TURNS.get(turn) {
        // After the last turn nobody loses.
        None => vec![(size, turn)],
        Some(&(least, most)) => {
            (least..=most.min(size)).map(|taken| (size - taken, turn + 1)).collect()
        }
    };
    let starts: Vec<Place> =
        (0..=TURNS.len()).flat_map(|turn| (0..SIZES).map(move |size| (size, turn))).collect();
    let outcomes = outcomes_from(&starts, options, |_| None)?;
    let rows: Vec<String> = TURNS
        .iter()
        .map(|(least, most)| format!("{least}–{most}"))
        .chain(["end".to_string()])
        .collect();
    let drawing = table(&headings(0, SIZES), &rows, "", |(size, turn)| {
        let (class, letter) = class_and_letter(&outcomes[turn * SIZES + size]);
        Some((class, letter.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "Sizes of the pile before each of four turns, with the least L and the most R that may be \
         taken on the left; after the last turn all is drawn, grey. Each row is cut into \
         intervals. One turn earlier, the sizes from a lost interval's first plus L to its last \
         plus R are won, and what lies between such stretches, or below them, is lost.",
        "四个回合之前各种大小的堆，左边是该回合可取的最少 L 与最多 R；最后一回合之后都是平局（灰色）。\
         每行被切成若干区间。往前一回合，从必败区间的首加 L 到尾加 R 为必胜，其间或其下为必败。",
    )
}
