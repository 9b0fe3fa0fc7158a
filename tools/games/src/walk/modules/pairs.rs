//! Walks through tables of two numbers: two heaps, or a heap with what is known beside it.

use super::shapes::{square, table, table_of_sums, Pair, LARGEST, MISERE, NORMAL};
use super::ModuleWalk;
use crate::steps::Layout;
use crate::walk::{Marks, Walk};
use itertools::Itertools;

pub(super) const WALKS: &[ModuleWalk] = &[
    ModuleWalk {
        modules: &["nim"],
        english: "Two heaps. Their value, the mex of what a move reaches in the row or in the \
                 column, comes out as the nim sum of their sizes.",
        chinese: "两堆石子。一步只能在同一行或同一列里变小；由 mex 得出的 SG 值正是两堆大小的异或和。",
        walk: || table(Marks::Values, square(), one_smaller),
    },
    ModuleWalk {
        modules: &["nim::misere"],
        english: "Two heaps under misère play. Only where no heap has more than one stone do the \
                 P-positions differ from those of Nim, which are the diagonal.",
        chinese: "反常规则下的两堆石子。只有每堆都不超过 1 颗时，必败态才与 Nim（对角线）不同。",
        walk: || table(MISERE, square(), one_smaller),
    },
    ModuleWalk {
        modules: &["misere"],
        english: "Two heaps from which a move takes 1, 2 or 3 stones; whoever moves last loses. The \
                 P-positions differ from those of normal play only where the Grundy value of either \
                 heap, its remainder modulo 4, is at most 1: the SJ theorem.",
        chinese: "两堆石子，每次取 1、2 或 3 颗，走最后一步者负。只有两堆的 SG 值（除以 4 的余数）都不超过 1 时，\
                 必败态才与正常规则不同：这就是 SJ 定理。",
        walk: || table(MISERE, square(), |&(a, b)| {
            let takes = |heap: u64| (1..=heap.min(3)).map(move |taken| heap - taken);
            takes(a).map(|a| (a, b)).chain(takes(b).map(|b| (a, b))).collect()
        }),
    },
    ModuleWalk {
        modules: &["wythoff"],
        english: "Wythoff's game: a move goes left, up, or diagonally left and up. The value 0 \
                 stands at (0, 0), (1, 2), (3, 5), (4, 7) and their mirror images.",
        chinese: "威佐夫博弈：一步向左、向上或沿对角线向左上走。SG 值 0 出现在 (0, 0)、(1, 2)、(3, 5)、(4, 7) \
                 及其对称位置。",
        walk: || table(Marks::Values, square(), queen_moves),
    },
    ModuleWalk {
        modules: &["wythoff::misere"],
        english: "Wythoff's game under misère play. Only (0, 0) and (1, 2) change places with \
                 (0, 1) and (2, 2); from (3, 5) on, the P-positions are those of normal play.",
        chinese: "反常规则下的威佐夫博弈。必败态里只有 (0, 0)、(1, 2) 换成了 (0, 1)、(2, 2)；\
                 从 (3, 5) 起与正常规则相同。",
        walk: || table(MISERE, square(), queen_moves),
    },
    ModuleWalk {
        modules: &["wythoff::decimal"],
        english: "Wythoff's game, whose positions are named by their Zeckendorf digits: 4 = 3 + 1 \
                 is 101, and 7 = 5 + 2 is 1010. In every P-position but (0, 0), the larger heap has \
                 the digits of the smaller one and one more zero, and the smaller one ends in an \
                 even number of zeros.",
        chinese: "威佐夫博弈，局面以 Zeckendorf 表示的数字命名：4 = 3 + 1 写作 101，7 = 5 + 2 写作 1010。\
                 除 (0, 0) 外，必败态里大堆的数字都是小堆的数字末尾添一个 0，而小堆末尾有偶数个 0。",
        walk: || wythoff_in_digits(),
    },
    ModuleWalk {
        modules: &["euclid"],
        english: "Euclid's game: subtract a positive multiple of the smaller number from the \
                 larger one. The P-positions lie near the diagonal, at ratios below φ.",
        chinese: "欧几里得博弈：从较大的数里减去较小数的正整数倍。必败态都在对角线附近，比值小于 φ。",
        walk: || table(NORMAL, square(), |&(a, b)| {
                let (small, large) = (a.min(b), a.max(b));
                let multiples = (1..=large).map(|times| times * small);
                let taken = multiples.take_while(|&taken| 0 < taken && taken <= large);
                taken.map(|taken| if a < b { (a, b - taken) } else { (a - taken, b) }).collect()
            }),
    },
    ModuleWalk {
        modules: &["staircase"],
        english: "Two steps. Rows: the stones on step 2; columns: those on step 1. A move takes \
                 stones from step 1 to the ground or from step 2 to step 1. The value is the \
                 number on step 1, whatever lies on step 2.",
        chinese: "两级台阶。行：第 2 级的石子数；列：第 1 级的石子数。一步把石子从第 1 级移到地面，\
                 或从第 2 级移到第 1 级。SG 值总等于第 1 级的石子数，与第 2 级无关。",
        walk: || table(Marks::Values, staircase_positions(), |&(second, first)| {
                let down = (1..=first).map(|taken| (second, first - taken));
                let across = (1..=second).map(|taken| (second - taken, first + taken));
                down.chain(across).collect()
            }),
    },
    ModuleWalk {
        modules: &["northcott"],
        english: "Poker Nim with one heap, which stands for the gap between two pieces. Columns: \
                 the heap, of at most 7 stones; rows: how often stones may still be put back. The \
                 value is the size of the heap in every row: putting stones back leaves a larger \
                 value, which does not change the mex, and the opponent can take them off again.",
        chinese: "只有一堆的“可加石子的尼姆”，这一堆相当于两枚棋子的间隔。列：石子数，至多 7 颗；行：还可以往回加\
                 几次石子。每一行的 SG 值都等于石子数：加多之后的 SG 值更大，不影响 mex，对方也总能取回到原来的数目。",
        walk: || table(Marks::Values, passes_and_heaps(), |&(additions, heap)| {
                let takes = (0..heap).rev().map(|left| (additions, left));
                let larger = heap + 1..=LARGEST;
                let puts_back = larger.filter(|_| additions > 0).map(|heap| (additions - 1, heap));
                takes.chain(puts_back).collect()
            }),
    },
    ModuleWalk {
        modules: &["pass"],
        english: "A heap of Nim that may be passed a few times, unless it is empty. Rows: the \
                 passes that are left; columns: the heap. With an even number of passes the value \
                 of n is n; with an odd number it is n + 1 for odd n, and n - 1 for even n > 0.",
        chinese: "一堆 Nim，还有石子时可以跳过几次。行：剩下的跳过次数；列：石子数。剩偶数次时 n 颗的 SG 值为 n；\
                 剩奇数次时，n 为奇数则为 n + 1，n 为正偶数则为 n - 1。",
        walk: || table(Marks::Values, passes_and_heaps(), |&(passes, heap)| {
                let takes = (0..heap).rev().map(|left| (passes, left));
                let pass = passes.checked_sub(1).filter(|_| heap > 0).map(|passes| (passes, heap));
                takes.chain(pass).collect()
            }),
    },
    ModuleWalk {
        modules: &["nimber"],
        english: "The nim product a⊗b grows as a table: the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over all \
                 a' < a and b' < b.",
        chinese: "尼姆积 a⊗b 逐格成表：取遍 a' < a、b' < b，是 a'⊗b ⊕ a⊗b' ⊕ a'⊗b' 的 mex。",
        walk: || products(),
    },
    ModuleWalk {
        modules: &["compound::ordinal"],
        english: "Take 1 or 3 stones. Rows: the heap below; columns: the heap that stands on it and \
                 is lost as soon as a stone is taken from the heap below. Along a row, the values \
                 depend on the upper heap by its Grundy value alone: they are the numbers that \
                 the options of the lower heap lack, in ascending order.",
        chinese: "每次取 1 或 3 颗。行：下面的一堆；列：立在它上面的一堆，下面一堆被取走石子时随之消失。\
                 同一行里的 SG 值只取决于上面一堆的 SG 值：它们依次是下面一堆各后继的 SG 值里缺少的数。",
        walk: || table(Marks::Values, square(), |&(base, top)| {
                let left = |heap: u64| [1, 3].into_iter().filter_map(move |n| heap.checked_sub(n));
                left(base).map(|base| (base, 0)).chain(left(top).map(|top| (base, top))).collect()
            }),
    },
    ModuleWalk {
        modules: &["misere::genus"],
        english: "Misère values in the game 0.123: take 3 stones, or 2 if some are left, or 1 if \
                 none is left. Columns: the heap; rows: a heap of Nim beside it. Row 0 holds g₀ of \
                 each genus and row 2 holds g₁; a heap of 1 beside it changes the value v to \
                 v ⊕ 1, as the rows 1 and 3 show. Heap 8, with the values 1 and 4, behaves like no \
                 position of Nim.",
        chinese: "游戏 0.123 的反常值：取 3 颗；取 2 颗须有剩余；取 1 颗须正好取完。列：石子数；\
                 行：旁边的一堆 Nim。第 0 行是各亏格的 g₀，第 2 行是 g₁；旁边加一堆 1 颗，值 v 变成 v ⊕ 1，\
                 见第 1、3 行。8 颗的值为 1 和 4，与 Nim 的任何局面都不同。",
        walk: || table(Marks::MisereValues, (0..=3).cartesian_product(0..=9).collect(), |&(nim, heap)| {
                let smaller = (0..nim).map(|left| (left, heap));
                let taken = if heap == 1 { &[1][..] } else { &[2, 3] };
                let allowed = taken.iter().filter(|&&taken| taken != 2 || heap > 2);
                let takes = allowed.filter_map(|taken| heap.checked_sub(*taken));
                smaller.chain(takes.map(|left| (nim, left))).collect()
            }),
    },
    ModuleWalk {
        modules: &["misere::quotient"],
        english: "Heaps of 1 and 2 stones of Nim under misère play. Rows: the heaps of 2; columns: \
                 those of 1. A heap of 1 is the element a and a heap of 2 is b, where a² = 1 and \
                 b³ = b, so that only six elements are left. The P-positions are those whose \
                 product is a or b².",
        chinese: "反常规则下由 1 颗、2 颗的堆组成的 Nim。行：2 颗的堆数；列：1 颗的堆数。1 颗的堆记作 a，2 颗的堆\
                 记作 b，a² = 1，b³ = b，所以只剩六个元素。乘积为 a 或 b² 的局面正是必败态。",
        walk: || ones_and_twos(),
    },
];

/// Returns the moves of Nim with two heaps.
fn one_smaller(&(a, b): &Pair) -> Vec<Pair> {
    (0..a).rev().map(|left| (left, b)).chain((0..b).rev().map(|left| (a, left))).collect()
}

/// Returns the moves of Wythoff's game.
fn queen_moves(&(x, y): &Pair) -> Vec<Pair> {
    let both = (1..=x.min(y)).map(|taken| (x - taken, y - taken));
    one_smaller(&(x, y)).into_iter().chain(both).collect()
}

/// Returns Wythoff's game with the Zeckendorf digits of the heaps.
fn wythoff_in_digits() -> Walk {
    let walk = table(NORMAL, square(), queen_moves);
    let label = |(a, b): &Pair| format!("({}, {})", zeckendorf(*a), zeckendorf(*b));
    Walk {
        labels: square().iter().map(label).collect(),
        layout: Layout::Table { cells: square(), heading: zeckendorf },
        ..walk
    }
}

/// Returns the Zeckendorf digits of a number below 13.
fn zeckendorf(number: u64) -> String {
    let mut rest = number;
    let mut digits = String::new();
    for part in [8, 5, 3, 2, 1] {
        let is_in = rest >= part;
        rest -= if is_in { part } else { 0 };
        if is_in || !digits.is_empty() || part == 1 {
            digits.push(if is_in { '1' } else { '0' });
        }
    }
    digits
}

/// Returns the stones on step 2 and on step 1, seven of them at most.
fn staircase_positions() -> Vec<Pair> {
    let seconds = 0..=LARGEST;
    seconds.flat_map(|second| (0..=LARGEST - second).map(move |first| (second, first))).collect()
}

/// Returns the heaps of up to [`LARGEST`] stones with 0 to 3 passes or additions each.
fn passes_and_heaps() -> Vec<Pair> {
    square().into_iter().filter(|(passes, _)| *passes <= 3).collect()
}

/// Returns the table of nim products.
fn products() -> Walk {
    let label = |(a, b): &Pair| format!("{a}⊗{b}");
    table_of_sums(Marks::Values, square(), label, |&(a, b)| {
        let pairs = (0..a).cartesian_product(0..b);
        pairs.map(|(c, d)| vec![(c, b), (a, d), (c, d)]).collect()
    })
}

/// Returns the positions of up to 8 heaps, of which those of 2 stones are 4 at most, with their
/// elements.
fn ones_and_twos() -> Walk {
    let positions = (0..=4).flat_map(|twos| (0..=8 - twos).map(move |ones| (twos, ones)));
    let positions: Vec<Pair> = positions.collect();
    let walk = table(MISERE, positions.clone(), |&(twos, ones)| {
        let without_one = ones.checked_sub(1).map(|ones| (twos, ones));
        let from_two = twos.checked_sub(1).map(|twos| [(twos, ones + 1), (twos, ones)]);
        without_one.into_iter().chain(from_two.into_iter().flatten()).collect()
    });
    let element = |&(twos, ones): &Pair| {
        let a = if ones % 2 == 1 { "a" } else { "" };
        let b = match twos {
            0 if a.is_empty() => "1",
            0 => "",
            twos if twos % 2 == 1 => "b",
            _ => "b²",
        };
        format!("{a}{b}")
    };
    Walk { elements: positions.iter().map(element).collect(), ..walk }
}
