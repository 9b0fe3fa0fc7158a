//! The walks of the theory's other ways to play: passes, offers, entailing moves, ordinal sums and
//! misère play; and that of values that grow in part.

use super::games::passes_and_heaps;
use super::{row, square, table, turns, ModuleWalk, Pair};
use crate::walk::{Marks, Walk};
use grundy::game::Ending;
use support::language::Text;

/// Returns the walk of a module about a kind of play.
pub(super) fn of(module: &str) -> Option<ModuleWalk> {
    Some(match module {
        "every::misere" => ModuleWalk {
            caption: Text::new(
                "Two heaps from which a move takes 1 or 2 stones. Every turn moves in each heap \
                 that is left, and whoever makes the last move loses.",
                "两堆石子，每次取 1 或 2 颗；每一步必须在每个还有石子的堆里都走，走最后一步者输。",
            ),
            walk: table(Marks::Outcomes(Ending::Misere), square(0), |pair| {
                turns(pair, |first, second| first.is_some() && second.is_some())
            }),
        },
        "compound::ordinal" => ModuleWalk {
            caption: Text::new(
                "Take 1 or 3 stones. Rows: the heap below; columns: the heap that stands on it and \
                 is lost as soon as a stone is taken from the heap below. Along a row, the values \
                 depend on the upper heap by its Grundy value alone: they are the numbers that \
                 the options of the lower heap lack, in ascending order.",
                "每次取 1 或 3 颗。行：下面的一堆；列：立在它上面的一堆，下面一堆被取走石子时随之消失。\
                 同一行里的 SG 值只取决于上面一堆的 SG 值：它们依次是下面一堆各后继的 SG 值里缺少的数。",
            ),
            walk: table(Marks::Values, square(0), |&(base, top)| {
                let left = |heap: u64| [1, 3].into_iter().filter_map(move |n| heap.checked_sub(n));
                left(base).map(|base| (base, 0)).chain(left(top).map(|top| (base, top))).collect()
            }),
        },
        "pass" => ModuleWalk {
            caption: Text::new(
                "A heap of Nim that may be passed a few times, unless it is empty. Rows: the \
                 passes that are left; columns: the heap. With an even number of passes the value \
                 of n is n; with an odd number it is n + 1 for odd n, and n - 1 for even n > 0.",
                "一堆 Nim，还有石子时可以跳过几次。行：剩下的跳过次数；列：石子数。剩偶数次时 n 颗的 SG 值为 n；\
                 剩奇数次时，n 为奇数则为 n + 1，n 为正偶数则为 n - 1。",
            ),
            walk: table(Marks::Values, passes_and_heaps(), |&(passes, heap)| {
                let takes = (0..heap).rev().map(|left| (passes, left));
                let pass = passes.checked_sub(1).filter(|_| heap > 0).map(|passes| (passes, heap));
                takes.chain(pass).collect()
            }),
        },
        "chooser" => ModuleWalk {
            caption: Text::new(
                "Cut a heap into two parts; the opponent chooses the part that stays, and moves. \
                 An offer counts only if both parts have the same value. The value of n is the \
                 exponent of 2 in n.",
                "把一堆分成两份，由对方挑一份留下，然后对方走。两份的值相同时，这种分法才算数。\
                 n 颗的值是 n 里因数 2 的个数。",
            ),
            walk: cut_and_choose(),
        },
        "entailing" => ModuleWalk {
            caption: Text::new(
                "Top Entails: split a stack of coins into two, or take a coin from it, after which \
                 the opponent must move in that stack. The set, drawn as far as 7, holds the \
                 values of the rest of the table beside which some move wins. Where it holds all \
                 numbers, the stack is loony, ☾: the mover wins, whatever else there is.",
                "Top Entails：把一摞硬币分成两摞，或取走一枚，此时对方必须在这一摞里走。集合（画到 7 为止）里\
                 是使某种走法获胜的“其余部分的值”。若集合包含所有的数，这一摞就是 ☾：不论其余部分如何，轮到走的人必胜。",
            ),
            walk: top_entails(),
        },
        "misere::genus" => ModuleWalk {
            caption: Text::new(
                "Misère values in the game 0.123: take 3 stones, or 2 if some are left, or 1 if \
                 none is left. Columns: the heap; rows: a heap of Nim beside it. Row 0 holds g₀ of \
                 each genus and row 2 holds g₁; a heap of 1 beside it changes the value v to \
                 v ⊕ 1, as the rows 1 and 3 show. Heap 8, with the values 1 and 4, behaves like no \
                 position of Nim.",
                "游戏 0.123 的反常值：取 3 颗；取 2 颗须有剩余；取 1 颗须正好取完。列：石子数；\
                 行：旁边的一堆 Nim。第 0 行是各亏格的 g₀，第 2 行是 g₁；旁边加一堆 1 颗，值 v 变成 v ⊕ 1，\
                 见第 1、3 行。8 颗的值为 1 和 4，与 Nim 的任何局面都不同。",
            ),
            walk: table(Marks::MisereValues, beside_nim(), |&(nim, heap)| {
                let smaller = (0..nim).map(|left| (left, heap));
                let taken = if heap == 1 { &[1][..] } else { &[2, 3] };
                let allowed = taken.iter().filter(|&&taken| taken != 2 || heap > 2);
                let takes = allowed.filter_map(|taken| heap.checked_sub(*taken));
                smaller.chain(takes.map(|left| (nim, left))).collect()
            }),
        },
        "misere::quotient" => ModuleWalk {
            caption: Text::new(
                "Heaps of 1 and 2 stones of Nim under misère play. Rows: the heaps of 2; columns: \
                 those of 1. A heap of 1 is the element a and a heap of 2 is b, where a² = 1 and \
                 b³ = b, so that only six elements are left. The P-positions are those whose \
                 product is a or b².",
                "反常规则下由 1 颗、2 颗的堆组成的 Nim。行：2 颗的堆数；列：1 颗的堆数。1 颗的堆记作 a，2 颗的堆\
                 记作 b，a² = 1，b³ = b，所以只剩六个元素。乘积为 a 或 b² 的局面正是必败态。",
            ),
            walk: ones_and_twos(),
        },
        "period::sapp" => ModuleWalk {
            caption: Text::new(
                "The code 0.1[303]: take any number of stones that is no multiple of 3, but a \
                 single stone only if it is the whole heap. The multiples of 3 have the value 0, \
                 and the values of all other heaps grow by 1 after every three heaps.",
                "编码 0.1[303]：取不是 3 的倍数的任意多颗，但只取 1 颗时必须正好取完。3 的倍数的 SG 值为 0，\
                 其余各堆的 SG 值每隔 3 增加 1。",
            ),
            walk: row(Marks::Values, 0..=15, |&heap| {
                let allowed = |taken: &u64| !taken.is_multiple_of(3) && (*taken > 1 || heap == 1);
                (1..=heap).filter(allowed).map(|taken| vec![heap - taken]).collect()
            }),
        },
        _ => return None,
    })
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

/// Returns heaps of up to 9 stones, each beside a heap of Nim of up to 3.
fn beside_nim() -> Vec<Pair> {
    (0..=3).flat_map(|nim| (0..=9).map(move |heap| (nim, heap))).collect()
}

/// Returns the positions of up to 8 heaps, of which those of 2 stones are 4 at most, with their
/// elements.
fn ones_and_twos() -> Walk {
    let positions = (0..=4).flat_map(|twos| (0..=8 - twos).map(move |ones| (twos, ones)));
    let walk = table(Marks::Outcomes(Ending::Misere), positions.collect(), |&(twos, ones)| {
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
    Walk { elements: walk.cells.iter().map(element).collect(), ..walk }
}
