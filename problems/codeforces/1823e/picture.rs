//! The picture of Codeforces 1823E, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use support::language::Language;

pub fn picture(language: Language) -> Picture {
    const LAST: usize = 10;
    let mut paths: Vec<u64> = vec![0];
    let mut cycles: Vec<u64> = vec![0];
    for vertices in 1..=LAST {
        let rests = || (2..=vertices.min(4)).map(|erased| vertices - erased);
        let parts = rests().flat_map(|rest| (0..=rest).map(move |a| (a, rest - a)));
        cycles.push(mex(rests().map(|rest| paths[rest])));
        paths.push(mex(parts.map(|(a, b)| paths[a] ^ paths[b])));
    }
    let shown = [
        Line::new(language.select("vertices", "点"), (1..=LAST).map(LineCell::bare)),
        Line::new(language.select("path", "链"), paths[1..].iter().copied().map(LineCell::of_value)),
        Line::new(language.select("cycle", "环"), cycles[1..].iter().copied().map(LineCell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "l = 2, r = 4: paths and cycles of 1 to 10 vertices, of which a move erases 2 to 4 \
         neighbours, and their Grundy values. A cycle becomes a path at once. Below l + r = 6 \
         vertices both are worth half their vertices, rounded down; larger cycles are worth 0, \
         because no larger path is.",
        "l = 2，r = 4：1 到 10 个点的链和环，每步去掉 2 到 4 个相邻的点；下方为 SG 值。环走一步就成为\
         链。少于 l + r = 6 个点时，两者的值都是点数的一半（向下取整）；更大的环值为 0，因为足够长的链\
         值都不为 0。",
    )
}
