//! The problems whose game is a sum of heaps under a rule that can be written down.

use super::Sets::{self, Any, Bash, Interval, OneTwoMore};
use super::{Problem, Source};

/// The problems that Nim itself solves, with their models.
const NIM: [(&str, &str); 33] = [
    ("abc172_f", "Nim, heaps to be made a lost position."),
    ("abc212_h", "Nim, counted by nim sum."),
    ("abc368_f", "Nim, a number being a heap of its prime factors."),
    ("acwing891", "Nim."),
    ("bzoj1299", "Nim, linear basis."),
    ("bzoj2819", "Nim, on the paths of a tree."),
    ("bzoj4589", "Nim, counted by nim sum."),
    ("cf1149e", "Nim, a heap for each city and a sum for each level of a graph."),
    ("cf1451f", "Nim, a heap for each cell and a sum for each antidiagonal."),
    ("cf15c", "Nim, the heaps given as runs of consecutive numbers."),
    ("cf16_exhibition_final_c", "Nim, heaps to be made a lost position."),
    ("cf2004e", "Nim, a pile is a heap of the rank of its least prime divisor."),
    ("cf2043f", "Nim, the fewest heaps with nim sum 0."),
    ("cf277c", "Nim, a grid line being a heap of its uncut length."),
    ("cf662a", "Nim, heaps drawn at random."),
    ("cf717d", "Nim, counted by nim sum."),
    ("cses1730", "Nim."),
    ("hackerrank_chocolate-in-box", "Nim, its winning moves counted."),
    ("hackerrank_nim-game-1", "Nim."),
    ("hackerrank_nimble-game-1", "Nim, a heap for each coin."),
    ("hackerrank_stonegame", "Nim, counted by nim sum."),
    ("hackerrank_tower-breakers-revisited-1", "Nim, a number being a heap of its prime factors."),
    ("hackerrank_vertical-rooks", "Nim, Northcott's game: a heap is the gap between two pieces."),
    ("hdu1730", "Nim, Northcott's game: a heap is the gap between two pieces."),
    ("hdu1849", "Nim, a token on cell k being a heap of k."),
    ("hdu1850", "Nim, its winning moves counted."),
    ("hdu2176", "Nim, its winning moves listed."),
    ("luogu_p1247", "Nim, its first winning move."),
    ("luogu_p2197", "Nim."),
    ("luogu_p5675", "Nim, counted by nim sum."),
    ("luogu_p5970", "Nim, counted by nim sum."),
    ("poj2234", "Nim."),
    ("poj2975", "Nim, its winning moves counted."),
];

/// More of them, under other headings.
const ALSO_NIM: [(&str, &str); 6] = [
    ("hackerrank_misere-nim-1", "misère Nim."),
    ("hdu1907", "misère Nim."),
    ("luogu_p4279", "misère Nim."),
    ("luogu_p4301", "Nim, linear basis."),
    ("luogu_p5387", "Nim, counted by nim sum."),
    ("luogu_p7589", "Nim, Northcott's game: a heap is the gap between two pieces."),
];

/// The problems with another rule that is always the same.
const FIXED: [(&str, &str, &str); 14] = [
    ("agc033_c", "{1, 2}", "subtraction game {1, 2}, the longest path in vertices."),
    ("cf1704f", "0.07", "partisan game, then Dawson's Kayles."),
    ("cf305e", "0.137", "splitting game, a run of letters with equal neighbours."),
    ("cses1098", "{1, 2, 3}", "Bash's game, a sum of heaps."),
    ("cses2207", "grundy", "take-and-break game, Grundy's game, one heap that splits."),
    ("hackerrank_game-of-kyles", "0.77", "take-and-break game, Kayles, octal game 0.77."),
    ("hackerrank_game-of-stones-1", "{2, 3, 5}", "subtraction game {2, 3, 5}, one heap."),
    (
        "hackerrank_the-prime-game",
        "{2, 3, 5, 7, 11, 13}",
        "subtraction game {2, 3, 5, 7, 11, 13}, a sum of heaps.",
    ),
    ("hdu1847", "powers of 2", "subtraction game {1, 2, 4, 8, …}, one heap."),
    ("hdu1848", "fibonacci", "subtraction game {1, 2, 3, 5, 8, …}, a sum of three heaps."),
    ("hdu3032", "lasker", "Lasker's Nim."),
    ("hdu4664", "0.07", "take-and-break game, Dawson's Kayles, octal game 0.07."),
    ("hdu5795", "0x8.[3]", "Lasker's Nim, splits into three."),
    ("poj3537", "0.007", "take-and-break game, Treblecross, octal game 0.007."),
];

/// The problems that read their rule from the input, with an example of one.
const FROM_INPUT: [(&str, Sets, &str, &str); 13] = [
    ("abc297_g", Interval, "{2, 3, 4}", "subtraction game {L, …, R}, a sum of heaps."),
    ("acwing893", Any, "{2, 5}", "subtraction game, a set for each case and a sum of heaps."),
    ("arc168_b", Bash, "{1, 2, 3}", "Bash's game, its largest won limit."),
    (
        "bzoj1874",
        Any,
        "{1, 2}",
        "subtraction game, a set from the input and its first winning move.",
    ),
    ("cf1194d", OneTwoMore, "{1, 2, 9}", "subtraction game {1, 2, k}, one heap."),
    ("cses1729", Any, "{1, 4, 5}", "subtraction game, a set for each case and one heap."),
    ("dp_k", Any, "{2, 3}", "subtraction game, a set for each case and one heap."),
    ("hdu1536", Any, "{2, 5}", "subtraction game, a set for each case and a sum of heaps."),
    ("hdu1846", Bash, "{1, 2, 3}", "Bash's game."),
    ("hdu1851", Bash, "{1, 2, 3}", "Bash's game, a sum of piles with a limit each."),
    ("hdu2149", Bash, "{1, 2, 3}", "Bash's game, its winning moves listed."),
    ("hdu4764", Bash, "{1, 2, 3}", "Bash's game."),
    ("loj10241", Bash, "{1, 2, 3}", "Bash's game."),
];

/// The same problems elsewhere.
const ELSEWHERE: [(&str, &str); 8] = [
    ("BZOJ 1022", "luogu_p4279"),
    ("BZOJ 3105", "luogu_p4301"),
    ("BZOJ 4347", "luogu_p5970"),
    ("HackerRank bowling-pins", "hackerrank_game-of-kyles"),
    ("HDU 1944", "hdu1536"),
    ("POI 2016 \"Nim z utrudnieniem\"", "luogu_p5970"),
    ("POJ 2960", "hdu1536"),
    ("POJ 3480", "hdu1907"),
];

/// The names that problems here have at other judges, and the names here.
pub fn elsewhere() -> impl Iterator<Item = (&'static str, &'static str)> {
    ELSEWHERE.into_iter()
}

/// Every one of them.
pub fn all() -> impl Iterator<Item = Problem> {
    let nim = NIM.into_iter().chain(ALSO_NIM);
    let nim = nim.map(|(name, model)| Problem { name, rule: "nim", model, source: Source::Fixed });
    let fixed = FIXED.into_iter();
    let fixed =
        fixed.map(|(name, rule, model)| Problem { name, rule, model, source: Source::Fixed });
    let read = FROM_INPUT.into_iter().map(|(name, sets, rule, model)| {
        let source = Source::Input(sets);
        Problem { name, rule, model, source }
    });
    nim.chain(fixed).chain(read)
}
