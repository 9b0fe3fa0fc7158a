//! The picture of Codeforces 1848A, drawn for its page.

use crate::pictures::positions::outcomes_from;
use crate::pictures::tables::{class_and_letter, headings, table, Place};
use crate::pictures::{figure, Picture};
use grundy::Outcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const SIZE: (usize, usize) = (5, 4);
    const VIKA: Place = (1, 1);
    // Vika's room, the friend's, and whether Vika is to move.
    type State = (Place, Place, bool);
    let beside = |(x, y): Place| {
        let left = x.checked_sub(1).map(|x| (x, y));
        let up = y.checked_sub(1).map(|y| (x, y));
        let right = (x + 1 < SIZE.0).then_some((x + 1, y));
        let down = (y + 1 < SIZE.1).then_some((x, y + 1));
        [left, up, right, down].into_iter().flatten()
    };
    let options = |&(vika, friend, is_vikas): &State| -> Vec<State> {
        match is_vikas {
            true => beside(vika).map(|vika| (vika, friend, false)).collect(),
            false => beside(friend).map(|friend| (vika, friend, true)).collect(),
        }
    };
    let caught =
        |&(vika, friend, is_vikas): &State| (is_vikas && vika == friend).then_some(Outcome::P);
    let rooms: Vec<Place> = (0..SIZE.1).flat_map(|y| (0..SIZE.0).map(move |x| (x, y))).collect();
    let starts: Vec<State> = rooms.iter().map(|&friend| (VIKA, friend, true)).collect();
    let outcomes = outcomes_from(&starts, options, caught)?;
    let drawing = table(&headings(1, SIZE.0), &headings(1, SIZE.1), "", |place| {
        let (class, _) = class_and_letter(&outcomes[place.1 * SIZE.0 + place.0]);
        let (class, text) = match (place == VIKA, class) {
            (true, _) => ("mark", "V"),
            (_, "p") => ("p", "F"),
            _ => ("plain", "="),
        };
        Some((class, text.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "Vika (V) and one friend: from the rooms F he catches her, from the others, =, he never \
         does. Everybody changes colour on the chessboard every minute, so only a friend who \
         starts on her colour is ever in her room; and he drives her into a corner.",
        "Vika (V) 和一个朋友：从 F 的房间出发能抓到她，从 = 的房间永远抓不到。每分钟每个人都换一次棋盘的颜色，\
         所以只有与她同色的朋友才可能和她同处一室，而他能把她逼到角落。",
    )
}
