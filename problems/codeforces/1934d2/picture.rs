//! The picture of Codeforces 1934D2, drawn for its page.

use crate::pictures::lists::write_list;
use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    // The parts of which the player to move chooses one and breaks it.
    let options = |parts: &Vec<u32>| {
        let breaks = |number: u32| {
            (1..number)
                .map(move |part| (part, part ^ number))
                .filter(move |&(part, other)| part < other && other < number)
                .map(|(part, other)| vec![part, other])
        };
        parts.iter().flat_map(|&part| breaks(part)).collect()
    };
    let name = |parts: &Vec<u32>| {
        let binary: Vec<String> = parts.iter().map(|part| format!("{part:b}")).collect();
        write_list(&binary)
    };
    let positions = Positions::after(vec![10], options, name)?;
    figure(
        language,
        positions.outcomes(),
        "From 10, in binary 1010: a break leaves two parts whose xor it is, and the opponent \
         chooses which one to break. A number with an even number of ones breaks into two with an \
         odd number each, such as its highest one and the rest; and such a pair is lost, green.",
        "从 10（二进制 1010）开始：拆成异或等于它的两个更小的数，对手从中选一个再拆。\
         1 的个数为偶数时，可拆成个数都为奇数的两部分（如最高位与其余），这样的一对必败（绿色）。",
    )
}
