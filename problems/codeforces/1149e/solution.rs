//! Codeforces 1149E — Election Promises
//! <https://codeforces.com/problemset/problem/1149/E> · 2 s · 256 MiB · difficulty 9
//!
//! Rules: cities, each with a tax, form a directed graph without cycles. A move lowers the tax of
//! one city, not below 0, and sets the taxes of its direct successors to any numbers that are not
//! negative. Whoever cannot move loses. The input is `n m`, the taxes and the edges; print `LOSE`
//! if the first player loses, otherwise `WIN` and the taxes after any winning move.
//! Bounds: 1 ≤ n ≤ 200,000; 0 ≤ m ≤ 200,000; the taxes are from 0 to 10^9.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a heap for each city and a sum for each level of a graph.
//! Why: let a city's level be the mex of its successors' levels, just as Grundy values are defined.
//! A position is lost if and only if on each level the taxes have nim sum 0. This is because a city
//! is on none of its successors' levels, but has a successor on every lower level.
//!
//! 1. If all sums are 0, a move spoils the sum on the level of the city whose tax it lowers: no
//!    successor of that city is on that level, so no other tax on that level changes.
//! 2. Otherwise take the highest level whose sum is not 0. As in Nim, the tax of some city on that
//!    level can be lowered so that the sum becomes 0. By the definition of the mex, the city has a
//!    successor on each lower level; a suitable tax for one successor on each of these levels makes
//!    their sums 0, too. The other successors keep their taxes.
//! 3. Play ends. Written in an order in which cities come before their successors, the taxes form a
//!    word that every move makes lexicographically smaller, and no descending sequence of words of
//!    the same length is infinite.
//!
//! Cost: O(n + m).
//!
//! 规则：城市构成有向无环图，每个城市有一个税额。每次操作降低一个城市的税额（不低于 0），并把它
//! 的各个直接后继的税额改成任意非负数。无法操作者输。只有一组数据，依次给出 `n m`、各税额和各条
//! 边；先手负则输出 `LOSE`，否则输出 `WIN` 和任意一步必胜之后的各税额。
//! 范围：1 ≤ n ≤ 200,000；0 ≤ m ≤ 200,000；税额从 0 到 10^9。
//! 模型：Nim 游戏，每个城市是一堆，图的每一层是一个和。
//! 思路：令城市的层数为它的各后继的层数的 mex，与 SG 值的定义相同。局面必败，当且仅当每一层的税
//! 额的异或和都是 0。这是因为城市不与任何后继同层，而在每个更低的层上都有后继。
//!
//! 1. 若各层的和都是 0，一步会破坏税额被降低的城市所在层的和：那一层上没有它的后继，所以该层别
//!    的税额不变。
//! 2. 否则取和不为 0 的最高层。与 Nim 游戏一样，可以降低这层某个城市的税额，使和变为 0。由 mex
//!    的定义，这个城市在每个更低的层上都有后继，每层改一个后继，就能使那些层的和也变为 0。其余
//!    后继的税额不变。
//! 3. 游戏必定结束。按“城市在其后继之前”的次序写出各税额：每步都使这个词在字典序中变小，而长
//!    度固定的词不可能无限地变小下去。
//!
//! 复杂度：O(n + m)。

use grundy::graph::Dag;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, mut taxes: [u64; n], roads: [(Usize1, Usize1); m] }
    let graph = Dag::from_edges(n, &roads).unwrap_or_else(|error| panic!("{error}"));
    let levels: Vec<usize> = graph.values().iter().map(|&level| level as usize).collect();
    if win(&mut taxes, &levels, &roads) {
        println!("WIN\n{}", taxes.iter().join(" "));
    } else {
        println!("LOSE");
    }
}

/// Makes a winning move and returns true, or returns false if there is none.
fn win(taxes: &mut [u64], levels: &[usize], roads: &[(usize, usize)]) -> bool {
    let mut sums = vec![0; taxes.len()];
    for (&level, &tax) in levels.iter().zip(&*taxes) {
        sums[level] ^= tax;
    }
    let Some(highest) = sums.iter().rposition(|&sum| sum != 0) else { return false };
    let sum = sums[highest];
    let can_be_lowered = |&city: &usize| levels[city] == highest && taxes[city] ^ sum < taxes[city];
    let city = (0..taxes.len()).find(can_be_lowered).expect("a tax has the top digit of the sum");
    taxes[city] ^= sum;
    for &(from, to) in roads {
        if from == city {
            // The first successor on a level makes the sum there 0.
            taxes[to] ^= std::mem::take(&mut sums[levels[to]]);
        }
    }
    true
}
