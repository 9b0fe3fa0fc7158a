//! The picture of HackerRank powers-game-1, drawn for its page.

use crate::pictures::lines::{with_pairs, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the powers of 2 in pairs whose remainders modulo 17 cancel out.
pub fn picture(language: Language) -> Picture {
    let exponents = 1..=8u32;
    let remainder = |exponent: u32| match 2i64.pow(exponent) % 17 {
        large if large > 8 => large - 17,
        small => small,
    };
    let powers = exponents.clone().map(|exponent| LineCell::new(1 << exponent, "n"));
    let remainders: Vec<i64> = exponents.map(remainder).collect();
    let opposite = |a: usize| (a + 1..8).find(|&b| remainders[a] == -remainders[b]);
    let pairs: Vec<(usize, usize)> = (0..8).filter_map(|a| Some((a, opposite(a)?))).collect();
    let shown = remainders.iter().map(|r| LineCell::bare(r.to_string().replace('-', "−")));
    let lines = [Line::new("±", powers), Line::new("mod 17", shown)];
    Picture::new(
        language,
        with_pairs(&lines, &pairs),
        "For n = 8, the powers of 2 and their remainders modulo 17. An arc joins two powers that \
         differ only in sign. When the first player gives one of them a sign, the second gives \
         the other the sign with which the two cancel out, and the sum stays a multiple of 17. \
         So the second player wins if 8 divides n.",
        "n = 8 时 2 的各次幂及其模 17 的余数。弧线连接余数互为相反数的两个幂：先手给其中一个填上符号，\
         后手就给另一个填上使两者抵消的符号，和始终是 17 的倍数。所以 8 整除 n 时后手必胜。",
    )
}
