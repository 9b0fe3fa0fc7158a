//! The picture of AtCoder ABC 398 E, drawn for its page.

use crate::pictures::lists::write_list;
use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    // The tree has the edges 1–2, 2–3, 2–4, 4–5 and 5–6, and these are missing between its colours.
    const MISSING: [&str; 3] = ["1–5", "2–6", "3–5"];
    let options = |added: &[bool; 3]| -> Vec<[bool; 3]> {
        let left = (0..3).filter(|&edge| !added[edge]);
        let add = |edge: usize| {
            let mut added = *added;
            added[edge] = true;
            added
        };
        left.map(add).collect()
    };
    let name = |added: &[bool; 3]| {
        let edges = (0..3).filter(|&edge| added[edge]).map(|edge| MISSING[edge]);
        write_list(&edges.collect::<Vec<_>>())
    };
    let positions = Positions::after([false; 3], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The edges added to the tree 1–2, 2–3, 2–4, 4–5, 5–6. Vertices 2 and 5 have one colour, \
         the others the other, and three edges between the colours are missing. Each move adds \
         one of them, so the outcomes alternate, and the first player makes the third move, which \
         is the last.",
        "加到树 1–2、2–3、2–4、4–5、5–6 上的边。点 2、5 同色，其余各点是另一种颜色，两种颜色之间缺三\
         条边。\
         每步加其中一条，所以胜负逐步交替，先手走第三步，也就是最后一步。",
    )
}
