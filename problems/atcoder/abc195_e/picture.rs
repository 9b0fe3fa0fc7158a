//! The picture of AtCoder ABC 195 E, drawn for its page.

use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let digits = [3, 5];
    // The digits that have been written.
    let options = |written: &Vec<u32>| -> Vec<Vec<u32>> {
        let next = digits.get(written.len()).map(|&digit| [digit, 0]);
        next.into_iter().flatten().map(|digit| [&written[..], &[digit]].concat()).collect()
    };
    let remainder =
        |written: &Vec<u32>| written.iter().fold(0, |number, digit| 10 * number + digit) % 7;
    let name = |written: &Vec<u32>| {
        let text: String = written.iter().map(u32::to_string).collect();
        format!("{text} ≡ {}", remainder(written)).trim().to_string()
    };
    let positions = Positions::after(vec![], options, name)?;
    let mover = |written: &Vec<u32>| match written.len() {
        0 => Mover::First,
        _ => Mover::Second,
    };
    let ends = |written: &Vec<u32>| {
        let is_multiple = remainder(written) == 0;
        let winner = if is_multiple { Mover::Second } else { Mover::First };
        (written.len() == digits.len()).then_some(winner)
    };
    figure(
        language,
        positions.winners(["A", "T"], mover, ends),
        "Aoki (A) writes 3 or 0, then Takahashi (T) writes 5 or 0 behind it; T wins if the number \
         is a multiple of 7. Behind ≡ stands the remainder so far, and all that matters. Going \
         back from the end, a remainder is good for T on his turn if one option is, on A's turn \
         if both are.",
        "Aoki (A) 写 3 或 0，然后 Takahashi (T) 在后面写 5 或 0；结果为 7 的倍数则 T 胜。≡ 后是当前余数，\
         只有它起作用。从终局往回推：轮到 T 时有一个后继归 T 即可，轮到 A 时要两个都归 T。",
    )
}
