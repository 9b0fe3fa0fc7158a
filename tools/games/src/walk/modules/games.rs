//! The walks of games with a theorem of their own: Poker Nim, Cram, Sylver Coinage, and heaps
//! whose moves depend on the last one.

use super::{capped, graph_of_sets, queen_moves, square, table, ModuleWalk, NORMAL};
use super::{Pair, Walk, LARGEST};
use crate::walk::Marks;
use support::language::Text;

/// The pairs of adjacent cells of a board with the rows abc and def.
const DOMINOES: [&str; 7] = ["ab", "bc", "de", "ef", "ad", "be", "cf"];

/// The numbers above 1 that are no sums of 4's and 7's.
const LEFT_AFTER_4_AND_7: [u64; 8] = [2, 3, 5, 6, 9, 10, 13, 17];

/// Returns the walk of a module about a solved game.
pub(super) fn of(module: &str) -> Option<ModuleWalk> {
    Some(match module {
        "fibonacci::capped" => ModuleWalk {
            caption: Text::new(
                "Rows: the stones left. Columns: how many a move may take at most. Take t, and \
                 the opponent may take t + 1. A row is won from its least part on, where the parts \
                 are 1, 2, 3, 5, 10, ….",
                "行：剩下的石子数；列：这一步最多可取的数目。取 t 颗后对方最多取 t + 1 颗。把石子数拆成 \
                 1、2、3、5、10…… 之和，从其中最小的一项那一列起，该行为必胜态。",
            ),
            walk: capped(|taken| taken + 1),
        },
        "wythoff::decimal" => ModuleWalk {
            caption: Text::new(
                "Wythoff's game, whose positions are named by their Zeckendorf digits: 4 = 3 + 1 \
                 is 101, and 7 = 5 + 2 is 1010. In every P-position but (0, 0), the larger heap has \
                 the digits of the smaller one and one more zero, and the smaller one ends in an \
                 even number of zeros.",
                "威佐夫博弈，局面以 Zeckendorf 表示的数字命名：4 = 3 + 1 写作 101，7 = 5 + 2 写作 1010。\
                 除 (0, 0) 外，必败态里大堆的数字都是小堆的数字末尾添一个 0，而小堆末尾有偶数个 0。",
            ),
            walk: wythoff_in_digits(),
        },
        "no_repeat" => ModuleWalk {
            caption: Text::new(
                "Take 1, 2 or 3 stones, but not as many as were taken last. Rows: the stones left; \
                 columns: what was taken last, 0 at the start. The rows 0, 4 and 8 are lost \
                 throughout. Elsewhere, a 0 says that the only winning take is the forbidden one.",
                "每次取 1、2 或 3 颗，但不能与上一步取的数目相同。行：剩下的石子数；列：上一步取的数目，\
                 开局时为 0。第 0、4、8 行全是必败态；其他行里的 0 说明唯一的必胜取法正好被禁止。",
            ),
            walk: table(Marks::Values, heaps_that_remember(), |&(stones, last)| {
                let takes = (1..=stones.min(3)).filter(|&taken| taken != last);
                takes.map(|taken| (stones - taken, taken)).collect()
            }),
        },
        "northcott" => ModuleWalk {
            caption: Text::new(
                "Poker Nim with one heap, which stands for the gap between two pieces. Columns: \
                 the heap, of at most 7 stones; rows: how often stones may still be put back. The \
                 value is the size of the heap in every row: putting stones back leaves a larger \
                 value, which does not change the mex, and the opponent can take them off again.",
                "只有一堆的“可加石子的尼姆”，这一堆相当于两枚棋子的间隔。列：石子数，至多 7 颗；行：还可以往回加\
                 几次石子。每一行的 SG 值都等于石子数：加多之后的 SG 值更大，不影响 mex，对方也总能取回到原来的数目。",
            ),
            walk: table(Marks::Values, passes_and_heaps(), |&(additions, heap)| {
                let takes = (0..heap).rev().map(|left| (additions, left));
                let larger = heap + 1..=LARGEST;
                let puts_back = larger.filter(|_| additions > 0).map(|heap| (additions - 1, heap));
                takes.chain(puts_back).collect()
            }),
        },
        "cram" => ModuleWalk {
            caption: Text::new(
                "A board with the cells a, b, c above d, e, f. Each box shows the cells that are \
                 free, and a move covers two adjacent ones. Covering b and e wins: the two halves \
                 that are left are equal.",
                "棋盘上一行是 a、b、c，下一行是 d、e、f。方框里是空着的格子，一步盖住相邻的两格。\
                 先盖住 b 和 e 必胜：剩下左右两半相同。",
            ),
            walk: cram(),
        },
        "sylver" => ModuleWalk {
            caption: Text::new(
                "Sylver Coinage after 4 and 7. Each box shows the numbers above 1 that are no sums \
                 of the named ones. A move names one of these, and takes away all that have become \
                 sums. Whoever finds none must name 1, and loses.",
                "说过 4 和 7 之后的 Sylver 造币。方框里是大于 1 且还不是已说之数的和的数。一步说出其中一个，\
                 并去掉由此变成和的数。轮到走的人若一个也没有，只好说 1 而输。",
            ),
            walk: graph_of_sets(Marks::Values, LEFT_AFTER_4_AND_7.to_vec(), u64::to_string, " ", {
                |left| left.iter().map(|&named| left_after(left, named)).collect()
            }),
        },
        _ => return None,
    })
}

/// Returns up to 9 stones with what was taken last, at most 3.
fn heaps_that_remember() -> Vec<Pair> {
    (0..=9).flat_map(|stones| (0..=3).map(move |last| (stones, last))).collect()
}

/// Returns the heaps of up to [`LARGEST`] stones with 0 to 3 passes or additions each.
pub(super) fn passes_and_heaps() -> Vec<Pair> {
    square(0).into_iter().filter(|(passes, _)| *passes <= 3).collect()
}

fn wythoff_in_digits() -> Walk {
    let mut walk = table(NORMAL, square(0), queen_moves);
    let label = |(a, b): &Pair| format!("({}, {})", zeckendorf(*a), zeckendorf(*b));
    walk.labels = walk.cells.iter().map(label).collect();
    walk
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

fn cram() -> Walk {
    let board: Vec<char> = ('a'..='f').collect();
    graph_of_sets(Marks::Values, board, char::to_string, "", |free| {
        let fits = |domino: &&str| domino.chars().all(|cell| free.contains(&cell));
        let cover = |domino: &str| {
            free.iter().copied().filter(|cell| !domino.contains(*cell)).collect::<Vec<_>>()
        };
        DOMINOES.into_iter().filter(fits).map(cover).collect()
    })
}

/// Returns the numbers above 1 that are left after another one has been named.
fn left_after(left: &[u64], named: u64) -> Vec<u64> {
    let is_sum = |number: u64| number != 1 && !left.contains(&number);
    let becomes_sum =
        |number: u64| (1..=number / named).any(|times| is_sum(number - times * named));
    left.iter().copied().filter(|&number| !becomes_sum(number)).collect()
}
