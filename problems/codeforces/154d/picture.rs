//! The picture of Codeforces 154D, drawn for its page.

use crate::pictures::tables::{class_and_letter, headings, table};
use crate::pictures::{figure, Picture};
use grundy::Outcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const NEVER: i32 = -1;
    let starts: Vec<i32> = (0..=15).collect();
    // Below 0 the distance never becomes 0 again: play goes on for ever.
    let options = |&distance: &i32| match distance {
        NEVER => vec![NEVER],
        _ => vec![(distance - 2).max(NEVER), (distance - 3).max(NEVER)],
    };
    let end = |&distance: &i32| (distance == 0).then_some(Outcome::P);
    let outcomes = crate::pictures::positions::outcomes_from(&starts, options, end)?;
    let drawing = table(&headings(0, 16), &["".to_string()], "d", |(x, _)| {
        let (class, letter) = class_and_letter(&outcomes[x]);
        Some((class, letter.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "The distance d with a = 2 and b = 3: a move takes 2 or 3 from it, and whoever makes it 0 \
         wins. Multiples of a + b = 5 are lost, green, as every move can be completed to 5; \
         remainders from a to b are won; from the others both can keep away from a loss, and \
         nobody wins, grey.",
        "距离 d，a = 2、b = 3：每步使它减 2 或 3，减到 0 者胜。a + b = 5 的倍数必败（绿色），对手总能凑成 5；\
         余数在 a 到 b 之间必胜；其余双方都能避免输，为灰色的平局。",
    )
}
