//! The walk that shows the idea of a module: a small game that its theorem solves, here by the
//! definition alone.

mod games;
mod theory;

use super::{Layout, Marks, Walk};
use grundy::game::Ending;
use support::language::Text;

/// A walk with what it shows.
pub struct ModuleWalk {
    pub caption: Text,
    pub walk: Walk,
}

/// The largest number of most tables.
const LARGEST: u64 = 7;

/// The edges of two plants of Hackenbush, each with the edges that fall with it.
const PLANTS: [(char, &str); 5] = [('a', "abc"), ('b', "b"), ('c', "c"), ('d', "de"), ('e', "e")];

/// The vertices of a graph without cycles, each with those to which its edges lead.
const GRAPH: [(&str, &[&str]); 9] = [
    ("a", &[]),
    ("b", &[]),
    ("c", &["a"]),
    ("d", &["a", "c"]),
    ("e", &["b", "c"]),
    ("f", &["c", "d"]),
    ("g", &["d", "e", "a"]),
    ("h", &["e", "f"]),
    ("i", &["f", "g", "h"]),
];

const NORMAL: Marks = Marks::Outcomes(Ending::Normal);

/// A position of two numbers.
type Pair = (u64, u64);

/// Returns the walk of a module of the library, named by its path such as `nim::misere`.
pub fn of(module: &str) -> Option<ModuleWalk> {
    Some(match module {
        "nim" => ModuleWalk {
            caption: Text::new(
                "Two heaps. Their value, the mex of what a move reaches in the row or in the \
                 column, comes out as the nim sum of their sizes.",
                "两堆石子。一步只能在同一行或同一列里变小；由 mex 得出的 SG 值正是两堆大小的异或和。",
            ),
            walk: table(Marks::Values, square(0), one_smaller),
        },
        "nim::misere" => ModuleWalk {
            caption: Text::new(
                "Two heaps under misère play. Only where no heap has more than one stone do the \
                 P-positions differ from those of Nim, which are the diagonal.",
                "反常规则下的两堆石子。只有每堆都不超过 1 颗时，必败态才与 Nim（对角线）不同。",
            ),
            walk: table(Marks::Outcomes(Ending::Misere), square(0), one_smaller),
        },
        "wythoff" => ModuleWalk {
            caption: Text::new(
                "Wythoff's game: a move goes left, up, or diagonally left and up. The value 0 \
                 stands at (0, 0), (1, 2), (3, 5), (4, 7) and their mirror images.",
                "威佐夫博弈：一步向左、向上或沿对角线向左上走。SG 值 0 出现在 (0, 0)、(1, 2)、(3, 5)、(4, 7) \
                 及其对称位置。",
            ),
            walk: table(Marks::Values, square(0), queen_moves),
        },
        "wythoff::misere" => ModuleWalk {
            caption: Text::new(
                "Wythoff's game under misère play. Only (0, 0) and (1, 2) change places with \
                 (0, 1) and (2, 2); from (3, 5) on, the P-positions are those of normal play.",
                "反常规则下的威佐夫博弈。必败态里只有 (0, 0)、(1, 2) 换成了 (0, 1)、(2, 2)；\
                 从 (3, 5) 起与正常规则相同。",
            ),
            walk: table(Marks::Outcomes(Ending::Misere), square(0), queen_moves),
        },
        "hackenbush" => ModuleWalk {
            caption: Text::new(
                "Edge a stands on the ground and carries b and c; edge d stands beside it and \
                 carries e. Each box shows the edges that stand. By the colon principle, b and c \
                 have the sum 1 ⊕ 1 = 0, so that a with them is worth 0 + 1, and d with e is \
                 worth 2.",
                "边 a 立在地上，上面长着 b 和 c；旁边立着 d，上面长着 e。方框里是还立着的边。由克朗原理，\
                 b、c 之和为 1 ⊕ 1 = 0，所以 a 连同它们的 SG 值为 0 + 1；d 连同 e 的 SG 值为 2。",
            ),
            walk: plants(),
        },
        "euclid" => ModuleWalk {
            caption: Text::new(
                "Euclid's game: subtract a positive multiple of the smaller number from the \
                 larger one. The P-positions lie near the diagonal, at ratios below φ.",
                "欧几里得博弈：从较大的数里减去较小数的正整数倍。必败态都在对角线附近，比值小于 φ。",
            ),
            walk: table(NORMAL, square(0), |&(a, b)| {
                let (small, large) = (a.min(b), a.max(b));
                let multiples = (1..=large).map(|times| times * small);
                let taken = multiples.take_while(|&taken| 0 < taken && taken <= large);
                taken.map(|taken| if a < b { (a, b - taken) } else { (a - taken, b) }).collect()
            }),
        },
        "fibonacci" => ModuleWalk {
            caption: Text::new(
                "Rows: the stones left. Columns: how many a move may take at most. Take t, and \
                 the opponent may take 2t. A row is won from its least Zeckendorf part on.",
                "行：剩下的石子数；列：这一步最多可取的数目。取 t 颗后对方最多取 2t 颗。\
                 从最小的 Zeckendorf 项那一列起，该行为必胜态。",
            ),
            walk: capped(|taken| 2 * taken),
        },
        "fibonacci::dynamic" => ModuleWalk {
            caption: Text::new(
                "Rows: the stones left. Columns: how many a move may take at most. Take t, and \
                 the opponent may take 3t.",
                "行：剩下的石子数；列：这一步最多可取的数目。取 t 颗后对方最多取 3t 颗。",
            ),
            walk: capped(|taken| 3 * taken),
        },
        "staircase" => ModuleWalk {
            caption: Text::new(
                "Two steps. Rows: the stones on step 2; columns: those on step 1. A move takes \
                 stones from step 1 to the ground or from step 2 to step 1. The value is the \
                 number on step 1, whatever lies on step 2.",
                "两级台阶。行：第 2 级的石子数；列：第 1 级的石子数。一步把石子从第 1 级移到地面，\
                 或从第 2 级移到第 1 级。SG 值总等于第 1 级的石子数，与第 2 级无关。",
            ),
            walk: table(Marks::Values, staircase_positions(), |&(second, first)| {
                let down = (1..=first).map(|taken| (second, first - taken));
                let across = (1..=second).map(|taken| (second - taken, first + taken));
                down.chain(across).collect()
            }),
        },
        "moore" => ModuleWalk {
            caption: Text::new(
                "Three heaps, and a move takes from one or two of them. The P-positions are those \
                 in which every binary column has a multiple of three ones.",
                "三堆石子，一步可从一堆或两堆里取。必败态正是二进制每一列 1 的个数都是 3 的倍数的局面。",
            ),
            walk: triples(3, NORMAL, moore_options),
        },
        "board" | "chomp" => {
            let caption = Text::new(
                "Chomp with three rows a ≥ b ≥ c of at most four squares: a move eats a square \
                 and all that lie neither left of it nor above it. Whoever must eat the last, \
                 poisoned square, at (1, 0, 0), loses.",
                "三行 Chomp，a ≥ b ≥ c，每行最多四格：一步吃掉一格及其右方和下方的一切。\
                 在 (1, 0, 0) 处只剩有毒的一格，轮到走的人输。",
            );
            ModuleWalk { caption, walk: chomp() }
        }
        "poset" => ModuleWalk {
            caption: Text::new(
                "The divisors of 12 above 1: a move takes one with its multiples. Each box shows \
                 what is left.",
                "12 的大于 1 的约数：一步取走一个数及其倍数。方框里是剩下的数。",
            ),
            walk: divisors(),
        },
        "fraction" => ModuleWalk {
            caption: Text::new(
                "One heap, and a move takes at most a half of it. An even heap 2m has the value \
                 m, and an odd one 2m + 1 the value of m.",
                "一堆石子，一步至多取一半。偶数 2m 的 SG 值为 m，奇数 2m + 1 的与 m 的相同。",
            ),
            walk: row(Marks::Values, 0..=24, |&heap| {
                (1..=heap / 2).map(|taken| vec![heap - taken]).collect()
            }),
        },
        "coin_turning" => ModuleWalk {
            caption: Text::new(
                "The Ruler game: a move turns any number of neighbouring coins, the last of them \
                 from heads to tails. A single head at coin n has the largest power of 2 that \
                 divides n + 1 as its value.",
                "尺子游戏：一步翻转任意多枚相邻的硬币，其中最右一枚须由正变反。只有第 n 枚（从 0 数起）为正面时，\
                 SG 值为整除 n + 1 的最大的 2 的幂。",
            ),
            walk: row(Marks::Values, 0..=15, |&coin| {
                (0..=coin).rev().map(|first| (first..coin).collect()).collect()
            }),
        },
        "nimber" => ModuleWalk {
            caption: Text::new(
                "The nim product a⊗b grows as a table: the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over all \
                 a' < a and b' < b.",
                "尼姆积 a⊗b 逐格成表：取遍 a' < a、b' < b，是 a'⊗b ⊕ a⊗b' ⊕ a'⊗b' 的 mex。",
            ),
            walk: products(),
        },
        "graph" => ModuleWalk {
            caption: Text::new(
                "A graph without cycles. The dead ends have the value 0, and every other vertex \
                 waits for those to which its edges lead.",
                "无环图。没有出边的点的 SG 值为 0，其余每个点要等它的边所指的点都有了 SG 值。",
            ),
            walk: graph(),
        },
        "every" => ModuleWalk {
            caption: Text::new(
                "Two heaps from which a move takes 1 or 2 stones. Every turn moves in each heap \
                 that is left.",
                "两堆石子，每次取 1 或 2 颗；每一步必须在每个还有石子的堆里都走。",
            ),
            walk: table(NORMAL, square(0), |pair| turns(pair, |first, second| {
                first.is_some() && second.is_some()
            })),
        },
        "compound::selective" | "compound" => ModuleWalk {
            caption: Text::new(
                "Two heaps from which a move takes 1 or 2 stones. A turn moves in one heap or in \
                 both. The P-positions are those of which both heaps are P-positions alone: 0, 3, \
                 6.",
                "两堆石子，每次取 1 或 2 颗；一步可在一堆或两堆里走。两堆单独都是必败态（0、3、6）时才是必败态。",
            ),
            walk: table(NORMAL, square(0), |pair| turns(pair, |_, _| false)),
        },
        "compound::conjunctive" => ModuleWalk {
            caption: Text::new(
                "Two heaps from which a move takes 1 or 2 stones. Every turn moves in both, and \
                 play is over when one of them is gone.",
                "两堆石子，每次取 1 或 2 颗；每一步两堆都要走，一堆取完就结束。",
            ),
            walk: table(NORMAL, square(0), |&(a, b)| {
                let pairs = small_takes(a).flat_map(|a| small_takes(b).map(move |b| (a, b)));
                pairs.collect()
            }),
        },
        "compound::diminished" => ModuleWalk {
            caption: Text::new(
                "Two heaps from which a move takes 1 or 2 stones. Whoever first empties a heap \
                 wins.",
                "两堆石子，每次取 1 或 2 颗。谁先取完一堆谁就赢。",
            ),
            walk: table(NORMAL, square(0), |&(a, b)| match a.min(b) {
                0 => vec![],
                _ => {
                    let first = small_takes(a).map(|a| (a, b));
                    first.chain(small_takes(b).map(|b| (a, b))).collect()
                }
            }),
        },
        "compound::sequential" => ModuleWalk {
            caption: Text::new(
                "Two heaps of Nim, one after the other. Rows: the heap that is played second; \
                 columns: the one that has to be finished first.",
                "两堆 Nim，先后进行。行：后走的一堆；列：必须先走完的一堆。",
            ),
            walk: table(Marks::Values, square(0), |&(later, first)| match first {
                0 => (0..later).map(|left| (left, 0)).collect(),
                _ => (0..first).map(|left| (later, left)).collect(),
            }),
        },
        _ => return theory::of(module).or_else(|| games::of(module)),
    })
}

/// Returns all pairs of numbers from `least` to [`LARGEST`], row by row.
fn square(least: u64) -> Vec<Pair> {
    let rows = least..=LARGEST;
    rows.flat_map(|row| (least..=LARGEST).map(move |column| (row, column))).collect()
}

/// Returns a table of positions, whose options are single positions.
fn table(marks: Marks, cells: Vec<Pair>, options: impl Fn(&Pair) -> Vec<Pair>) -> Walk {
    let label = |(row, column): &Pair| format!("({row}, {column})");
    let alone = |cell: &Pair| options(cell).into_iter().map(|option| vec![option]).collect();
    Walk { cells: cells.clone(), ..Walk::new(Layout::Table, marks, &cells, label, alone) }
}

/// Returns a row of numbered positions.
fn row(
    marks: Marks,
    numbers: std::ops::RangeInclusive<u64>,
    options: impl Fn(&u64) -> Vec<Vec<u64>>,
) -> Walk {
    let numbers: Vec<u64> = numbers.collect();
    Walk::new(Layout::Row, marks, &numbers, u64::to_string, options)
}

/// Returns the moves of Nim with two heaps.
fn one_smaller(&(a, b): &Pair) -> Vec<Pair> {
    (0..a).rev().map(|left| (left, b)).chain((0..b).rev().map(|left| (a, left))).collect()
}

/// Returns the moves of Wythoff's game.
fn queen_moves(&(x, y): &Pair) -> Vec<Pair> {
    let both = (1..=x.min(y)).map(|taken| (x - taken, y - taken));
    one_smaller(&(x, y)).into_iter().chain(both).collect()
}

/// Returns the heaps that a move leaves which takes one or two stones.
fn small_takes(heap: u64) -> impl Iterator<Item = u64> {
    (1..=heap.min(2)).map(move |taken| heap - taken)
}

/// Returns the turns that take 1 or 2 stones from one of two heaps or from both. A turn that
/// leaves a heap alone is legal unless `must_both` says of the moves of the two heaps, `None` for
/// a heap that has none, that it has to move in both.
fn turns(&(a, b): &Pair, must_both: impl Fn(Option<u64>, Option<u64>) -> bool) -> Vec<Pair> {
    let both = small_takes(a).flat_map(|a| small_takes(b).map(move |b| (a, b)));
    let mut turns: Vec<Pair> = both.collect();
    if !must_both(small_takes(a).next(), small_takes(b).next()) {
        turns.extend(small_takes(a).map(|a| (a, b)));
        turns.extend(small_takes(b).map(|b| (a, b)));
    }
    turns
}

/// Returns the positions of a heap, each with the number of stones that may be taken, where `cap`
/// says how many that are after a move that takes a given number.
fn capped(cap: impl Fn(u64) -> u64) -> Walk {
    const LARGEST: u64 = 10;
    let heaps = (1..=LARGEST).flat_map(|heap| (1..=heap).map(move |most| (heap, most)));
    let positions: Vec<Pair> = [(0, 0)].into_iter().chain(heaps).collect();
    table(NORMAL, positions, |&(heap, most)| {
        let take = |taken: u64| (heap - taken, cap(taken).min(heap - taken));
        (1..=most).map(take).collect()
    })
}

/// Returns the stones on step 2 and on step 1, seven of them at most.
fn staircase_positions() -> Vec<Pair> {
    let seconds = 0..=LARGEST;
    seconds.flat_map(|second| (0..=LARGEST - second).map(move |first| (second, first))).collect()
}

/// Three numbers in descending order.
type Triple = [u64; 3];

/// Returns a row of all triples of numbers up to `largest`.
fn triples(largest: u64, marks: Marks, options: impl Fn(&Triple) -> Vec<Triple>) -> Walk {
    let mut triples: Vec<Triple> = Vec::new();
    for a in 0..=largest {
        for b in 0..=a {
            triples.extend((0..=b).map(|c| [a, b, c]));
        }
    }
    let label = |[a, b, c]: &Triple| format!("{a} {b} {c}");
    let alone = |triple: &Triple| options(triple).into_iter().map(|option| vec![option]).collect();
    // A move makes some numbers smaller and none larger.
    Walk::new(Layout::Row, marks, &triples, label, alone)
}

fn moore_options(heaps: &Triple) -> Vec<Triple> {
    let mut options = Vec::new();
    let each = |heap: u64| 0..=heap;
    for a in each(heaps[0]) {
        for b in each(heaps[1]) {
            for c in each(heaps[2]) {
                let left = [a, b, c];
                let changed = left.iter().zip(heaps).filter(|(left, heap)| left != heap).count();
                if (1..=2).contains(&changed) {
                    options.push(descending(left));
                }
            }
        }
    }
    options
}

fn descending(mut triple: Triple) -> Triple {
    triple.sort_unstable_by(|a, b| b.cmp(a));
    triple
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

/// Returns a position and all that can follow from it.
fn following<P: PartialEq>(start: P, options: impl Fn(&P) -> Vec<P>) -> Vec<P> {
    let mut positions = vec![start];
    let mut done = 0;
    while done < positions.len() {
        for option in options(&positions[done]) {
            if !positions.contains(&option) {
                positions.push(option);
            }
        }
        done += 1;
    }
    positions
}

/// Returns the graph of all positions that follow from a set of elements, each named by those that
/// are left, in the order of their number.
fn graph_of_sets<E: Clone + Ord>(
    marks: Marks,
    start: Vec<E>,
    name: impl Fn(&E) -> String,
    separator: &str,
    options: impl Fn(&Vec<E>) -> Vec<Vec<E>>,
) -> Walk {
    let mut positions = following(start, &options);
    positions.sort_by_key(|position| (position.len(), position.clone()));
    let label = |left: &Vec<E>| match left.is_empty() {
        true => "∅".to_string(),
        false => left.iter().map(&name).collect::<Vec<_>>().join(separator),
    };
    let alone = |left: &Vec<E>| options(left).into_iter().map(|option| vec![option]).collect();
    Walk::new(Layout::Graph, marks, &positions, label, alone)
}

/// Returns the positions of the game on the divisors of 12 above 1.
fn divisors() -> Walk {
    let divisors: Vec<u64> = vec![2, 3, 4, 6, 12];
    graph_of_sets(Marks::Values, divisors, u64::to_string, " ", |left| {
        let take = |taken: u64| left.iter().copied().filter(|number| number % taken != 0).collect();
        left.iter().map(|&taken| take(taken)).collect()
    })
}

/// Returns the positions of two plants of Hackenbush, each as the edges that stand.
fn plants() -> Walk {
    let edges: Vec<char> = PLANTS.iter().map(|(edge, _)| *edge).collect();
    graph_of_sets(Marks::Values, edges, char::to_string, "", |standing| {
        let cut = |fallen: &str| -> Vec<char> {
            standing.iter().copied().filter(|edge| !fallen.contains(*edge)).collect()
        };
        let cuts = PLANTS.iter().filter(|(edge, _)| standing.contains(edge));
        cuts.map(|(_, fallen)| cut(fallen)).collect()
    })
}

fn products() -> Walk {
    let cells = square(0);
    let label = |(a, b): &Pair| format!("{a}⊗{b}");
    let options = |&(a, b): &Pair| {
        let pairs = (0..a).flat_map(|c| (0..b).map(move |d| (c, d)));
        pairs.map(|(c, d)| vec![(c, b), (a, d), (c, d)]).collect()
    };
    let walk = Walk::new(Layout::Table, Marks::Values, &cells, label, options);
    Walk { cells, ..walk }
}

fn graph() -> Walk {
    let names: Vec<&str> = GRAPH.iter().map(|(name, _)| *name).collect();
    let heads = |name: &&str| {
        let found = GRAPH.iter().find(|(tail, _)| tail == name);
        found.map_or(vec![], |(_, heads)| heads.iter().map(|&head| vec![head]).collect())
    };
    Walk::new(Layout::Graph, Marks::Values, &names, |name| name.to_string(), heads)
}
