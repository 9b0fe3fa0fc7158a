//! The picture of Codeforces 1375F, drawn for its page.

use crate::pictures::lists::write_list;
use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    // The piles, and the place of the one that has just grown.
    type Piles = ([u32; 3], usize);
    let named = |&(piles, last): &Piles| {
        let [one, other] = [(last + 1) % 3, (last + 2) % 3].map(|place| piles[place]);
        let is_even = piles[last] - one.max(other) == one.abs_diff(other);
        match is_even {
            true => one.abs_diff(other),
            false => 2 * piles[last] - one - other,
        }
    };
    let are_equal =
        |piles: &[u32; 3]| piles[0] == piles[1] || piles[1] == piles[2] || piles[0] == piles[2];
    let options = |state: &Piles| -> Vec<Piles> {
        let &(piles, last) = state;
        if are_equal(&piles) {
            return Vec::new();
        }
        let added = |place: usize| {
            let mut piles = piles;
            piles[place] += named(state);
            (piles, place)
        };
        [(last + 1) % 3, (last + 2) % 3].map(added).to_vec()
    };
    let name = |&(piles, last): &Piles| {
        let written = (0..3).map(|place| match place == last {
            true => format!("[{}]", piles[place]),
            false => piles[place].to_string(),
        });
        write_list(&written.collect::<Vec<_>>())
    };
    let positions = Positions::after(([1, 2, 7], 2), options, name)?;
    let note = |_: usize, state: &Piles| match are_equal(&state.0) {
        true => ("p", "=".to_string()),
        false => ("n", format!("y = {}", named(state))),
    };
    let drawing = positions.draw(note, |_, _| false);
    figure(
        language,
        Some(drawing),
        "The pile in brackets has just grown and is the largest, c; below stands what the first \
         player names. 2c − a − b puts the three piles at equal distances whichever of the other \
         two it goes to, and naming that distance then makes two piles equal in every case.",
        "括号中的堆刚被加过，是最大的 c；下方是先手报的数。2c − a − b 无论加到另两堆中的哪一堆，\
         三堆都成等差数列；再报公差，无论加到哪堆都会出现两堆相等。",
    )
}
