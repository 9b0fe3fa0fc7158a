//! Walks through positions in a row.

use super::shapes::{alone, NORMAL};
use super::ModuleWalk;
use crate::steps::Layout;
use crate::walk::{Marks, Walk};
use itertools::Itertools;

pub(super) const WALKS: &[ModuleWalk] = &[
    ModuleWalk {
        modules: &["fraction"],
        english: "One heap, and a move takes at most a half of it. An even heap 2m has the value \
                 m, and an odd one 2m + 1 the value of m.",
        chinese: "一堆石子，一步至多取一半。偶数 2m 的 SG 值为 m，奇数 2m + 1 的与 m 的相同。",
        walk: || row(Marks::Values, 0..=24, |&heap| {
                (1..=heap / 2).map(|taken| vec![heap - taken]).collect()
            }),
    },
    ModuleWalk {
        modules: &["coin_turning"],
        english: "The Ruler game: a move turns any number of neighbouring coins, the last of them \
                 from heads to tails. A single head at coin n has the largest power of 2 that \
                 divides n + 1 as its value.",
        chinese: "尺子游戏：一步翻转任意多枚相邻的硬币，其中最右一枚须由正变反。只有第 n 枚（从 0 数起）为正面时，\
                 SG 值为整除 n + 1 的最大的 2 的幂。",
        walk: || row(Marks::Values, 0..=15, |&coin| {
                (0..=coin).rev().map(|first| (first..coin).collect()).collect()
            }),
    },
    ModuleWalk {
        modules: &["moore"],
        english: "Three heaps, and a move takes from one or two of them. The P-positions are those \
                 in which every binary column has a multiple of three ones.",
        chinese: "三堆石子，一步可从一堆或两堆里取。必败态正是二进制每一列 1 的个数都是 3 的倍数的局面。",
        walk: || triples(3, NORMAL, moore_options),
    },
    ModuleWalk {
        modules: &["board", "chomp"],
        english: "Chomp with three rows a ≥ b ≥ c of at most four squares: a move eats a square \
                 and all that lie neither left of it nor above it. Whoever must eat the last, \
                 poisoned square, at (1, 0, 0), loses.",
        chinese: "三行 Chomp，a ≥ b ≥ c，每行最多四格：一步吃掉一格及其右方和下方的一切。\
                 在 (1, 0, 0) 处只剩有毒的一格，轮到走的人输。",
        walk: || chomp(),
    },
    ModuleWalk {
        modules: &["period::sapp"],
        english: "The code 0.1[303]: take any number of stones that is no multiple of 3, but a \
                 single stone only if it is the whole heap. The multiples of 3 have the value 0, \
                 and the values of all other heaps grow by 1 after every three heaps.",
        chinese: "编码 0.1[303]：取不是 3 的倍数的任意多颗，但只取 1 颗时必须正好取完。3 的倍数的 SG 值为 0，\
                 其余各堆的 SG 值每隔 3 增加 1。",
        walk: || row(Marks::Values, 0..=15, |&heap| {
                let allowed = |taken: &u64| !taken.is_multiple_of(3) && (*taken > 1 || heap == 1);
                (1..=heap).filter(allowed).map(|taken| vec![heap - taken]).collect()
            }),
    },
    ModuleWalk {
        modules: &["chooser"],
        english: "Cut a heap into two parts; the opponent chooses the part that stays, and moves. \
                 An offer counts only if both parts have the same value. The value of n is the \
                 exponent of 2 in n.",
        chinese: "把一堆分成两份，由对方挑一份留下，然后对方走。两份的值相同时，这种分法才算数。\
                 n 颗的值是 n 里因数 2 的个数。",
        walk: || cut_and_choose(),
    },
    ModuleWalk {
        modules: &["entailing"],
        english: "Top Entails: split a stack of coins into two, or take a coin from it, after which \
                 the opponent must move in that stack. The set, drawn as far as 7, holds the \
                 values of the rest of the table beside which some move wins. Where it holds all \
                 numbers, the stack is loony, ☾: the mover wins, whatever else there is.",
        chinese: "Top Entails：把一摞硬币分成两摞，或取走一枚，此时对方必须在这一摞里走。集合（画到 7 为止）里\
                 是使某种走法获胜的“其余部分的值”。若集合包含所有的数，这一摞就是 ☾：不论其余部分如何，轮到走的人必胜。",
        walk: || top_entails(),
    },
];

/// Returns a row of numbered positions.
fn row(
    marks: Marks,
    numbers: std::ops::RangeInclusive<u64>,
    options: impl Fn(&u64) -> Vec<Vec<u64>>,
) -> Walk {
    let numbers: Vec<u64> = numbers.collect();
    Walk::new(Layout::Row, marks, &numbers, u64::to_string, options)
}

fn cut_and_choose() -> Walk {
    row(Marks::Offers, 1..=20, |&heap| (1..=heap / 2).map(|part| vec![part, heap - part]).collect())
}

fn top_entails() -> Walk {
    row(Marks::Entailing, 0..=14, |&stack| {
        let splits = (1..=stack / 2).map(|part| vec![part, stack - part]);
        splits.chain(stack.checked_sub(1).map(|left| vec![left])).collect()
    })
}

/// Three numbers in descending order.
type Triple = [u64; 3];

/// Returns a row of all triples of numbers up to `largest`.
fn triples(largest: u64, marks: Marks, options: impl Fn(&Triple) -> Vec<Triple>) -> Walk {
    let pairs = (0..=largest).flat_map(|a| (0..=a).map(move |b| (a, b)));
    let triples = pairs.flat_map(|(a, b)| (0..=b).map(move |c| [a, b, c])).collect_vec();
    let label = |[a, b, c]: &Triple| format!("{a} {b} {c}");
    // A move makes some numbers smaller and none larger.
    Walk::new(Layout::Row, marks, &triples, label, |triple| alone(options(triple)))
}

fn moore_options(heaps: &Triple) -> Vec<Triple> {
    let changes =
        |left: &Vec<u64>| left.iter().zip(heaps).filter(|(left, heap)| left != heap).count();
    let all_left = heaps.map(|heap| 0..=heap).into_iter().multi_cartesian_product();
    let options = all_left.filter(|left| (1..=2).contains(&changes(left)));
    options.filter_map(|left| left.into_iter().sorted().rev().collect_array()).collect()
}

fn chomp() -> Walk {
    let mut walk = triples(4, NORMAL, |rows| {
        let bite = |(row, column): (usize, u64)| {
            let mut left = *rows;
            left[row..].iter_mut().for_each(|length| *length = (*length).min(column));
            left
        };
        let squares = (0..3).flat_map(|row| (0..rows[row]).map(move |column| (row, column)));
        // Eating the poisoned square is no move, for it loses.
        squares.filter(|&square| square != (0, 0)).map(bite).collect()
    });
    // The empty board, which is never left.
    walk.labels.remove(0);
    walk.options.remove(0);
    let shifted = walk.options.iter_mut().flatten().flatten();
    shifted.for_each(|option| *option -= 1);
    walk
}
