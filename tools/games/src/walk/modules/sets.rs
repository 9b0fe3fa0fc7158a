//! Walks through all positions of games on a few things, as graphs.

use super::shapes::{alone, NORMAL};
use super::ModuleWalk;
use crate::followers::Followers;
use crate::steps::Layout;
use crate::walk::{Marks, Walk};
use itertools::Itertools;
use std::hash::Hash;

pub(super) const WALKS: &[ModuleWalk] = &[
    ModuleWalk {
        modules: &["grundy"],
        english: "All positions of the Nim heaps 1 and 2. From the right: a position without moves is a \
                 P-position; one with a move to a P-position is an N-position, and such a move wins; \
                 one whose moves all lead to N-positions is a P-position.",
        chinese: "1 颗和 2 颗的两堆尼姆的全部局面。从右往左：无步可走的局面为必败态；能走到必败态的为必胜态，\
                 这样的一步就是必胜着法；只能走到必胜态的为必败态。",
        walk: || graph_of_sets(NORMAL, vec![1, 2], u64::to_string, ",", |heaps| {
            let smaller = (0..heaps.len()).flat_map(|place| {
                (0..heaps[place]).map(move |left| {
                    let mut heaps = heaps.clone();
                    heaps[place] = left;
                    heaps.retain(|&heap| heap > 0);
                    heaps.sort_unstable();
                    heaps
                })
            });
            smaller.collect()
        }),
    },
    ModuleWalk {
        modules: &["graph"],
        english: "A graph without cycles. The dead ends have the value 0, and every other vertex \
                 waits for those to which its edges lead.",
        chinese: "无环图。没有出边的点的 SG 值为 0，其余每个点要等它的边所指的点都有了 SG 值。",
        walk: || graph(),
    },
    ModuleWalk {
        modules: &["hackenbush"],
        english: "Edge a stands on the ground and carries b and c; edge d stands beside it and \
                 carries e. Each box shows the edges that stand. By the colon principle, b and c \
                 have the sum 1 ⊕ 1 = 0, so that a with them is worth 0 + 1, and d with e is \
                 worth 2.",
        chinese: "边 a 立在地上，上面长着 b 和 c；旁边立着 d，上面长着 e。方框里是还立着的边。由克朗原理，\
                 b、c 之和为 1 ⊕ 1 = 0，所以 a 连同它们的 SG 值为 0 + 1；d 连同 e 的 SG 值为 2。",
        walk: || plants(),
    },
    ModuleWalk {
        modules: &["poset"],
        english: "The divisors of 12 above 1: a move takes one with its multiples. Each box shows \
                 what is left.",
        chinese: "12 的大于 1 的约数：一步取走一个数及其倍数。方框里是剩下的数。",
        walk: || divisors(),
    },
    ModuleWalk {
        modules: &["cram"],
        english: "A board with the cells a, b, c above d, e, f. Each box shows the cells that are \
                 free, and a move covers two adjacent ones. Covering b and e wins: the two halves \
                 that are left are equal.",
        chinese: "棋盘上一行是 a、b、c，下一行是 d、e、f。方框里是空着的格子，一步盖住相邻的两格。\
                 先盖住 b 和 e 必胜：剩下左右两半相同。",
        walk: || cram(),
    },
    ModuleWalk {
        modules: &["sylver"],
        english: "Sylver Coinage after 4 and 7. Each box shows the numbers above 1 that are no sums \
                 of the named ones. A move names one of these, and takes away all that have become \
                 sums. Whoever finds none must name 1, and loses.",
        chinese: "说过 4 和 7 之后的 Sylver 造币。方框里是大于 1 且还不是已说之数的和的数。一步说出其中一个，\
                 并去掉由此变成和的数。轮到走的人若一个也没有，只好说 1 而输。",
        walk: || graph_of_sets(Marks::Values, LEFT_AFTER_4_AND_7.to_vec(), u64::to_string, " ", {
                |left| left.iter().map(|&named| left_after(left, named)).collect()
            }),
    },
];

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

/// The pairs of adjacent cells of a board with the rows abc and def.
const DOMINOES: [&str; 7] = ["ab", "bc", "de", "ef", "ad", "be", "cf"];

/// The numbers above 1 that are no sums of 4's and 7's.
const LEFT_AFTER_4_AND_7: [u64; 8] = [2, 3, 5, 6, 9, 10, 13, 17];

/// Returns the graph of all positions that follow from a set of elements, each named by those that
/// are left, in the order of their number.
fn graph_of_sets<E: Clone + Ord + Hash>(
    marks: Marks,
    start: Vec<E>,
    name: impl Fn(&E) -> String,
    separator: &str,
    options: impl Fn(&Vec<E>) -> Vec<Vec<E>>,
) -> Walk {
    let found = Followers::find(start, &options, usize::MAX);
    let mut positions = found.map_or(vec![], |found| found.positions);
    positions.sort_by_key(|position| (position.len(), position.clone()));
    let label = |left: &Vec<E>| match left.is_empty() {
        true => "∅".to_string(),
        false => left.iter().map(&name).join(separator),
    };
    Walk::new(Layout::Graph(vec![]), marks, &positions, label, |left| alone(options(left)))
}

fn graph() -> Walk {
    let names: Vec<&str> = GRAPH.iter().map(|(name, _)| *name).collect();
    let heads = |name: &&str| {
        let found = GRAPH.iter().find(|(tail, _)| tail == name);
        found.map_or(vec![], |(_, heads)| heads.iter().map(|&head| vec![head]).collect())
    };
    Walk::new(Layout::Graph(vec![]), Marks::Values, &names, |name| name.to_string(), heads)
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

/// Returns the positions of the game on the divisors of 12 above 1.
fn divisors() -> Walk {
    let divisors: Vec<u64> = vec![2, 3, 4, 6, 12];
    graph_of_sets(Marks::Values, divisors, u64::to_string, " ", |left| {
        let take = |taken: u64| left.iter().copied().filter(|number| number % taken != 0).collect();
        left.iter().map(|&taken| take(taken)).collect()
    })
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
