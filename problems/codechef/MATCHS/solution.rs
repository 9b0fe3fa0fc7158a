//! CodeChef MATCHS — Matches
//! <https://www.codechef.com/problems/MATCHS> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: there are two piles, of N and of M matches. A move takes from one pile a positive
//! multiple of the number of matches in the other pile, and whoever empties a pile wins. Ari moves
//! first. The input is the number of cases, then, for each case, `N M`. For each case, print the
//! winner, `Ari` or `Rich`.
//! Bounds: at most 10^5 cases; 1 ≤ N, M ≤ 10^18.
//! Kind: impartial
//! Model: Euclid's game.
//! Why: a move can take matches only from the larger pile, or from either pile if they are equal,
//! so this is Euclid's game. The library recognises the lost positions of this game by the ratio of
//! the piles:
//!
//! 1. Let the piles be a < b, and let φ = 1.618… be the golden ratio, with φ = 1 + 1/φ. The
//!    position is lost exactly when b/a < φ, as follows by induction on the number of matches. The
//!    ratio is never φ, which is irrational. Equal piles are won at once.
//! 2. If b/a < φ, the only move leaves b - a and a, with the ratio a / (b - a) > 1 / (φ - 1) = φ,
//!    so the opponent wins.
//! 3. If b/a > φ and a divides b, the mover empties the larger pile. Otherwise let r be the
//!    remainder of b divided by a. If a/r < φ, the move that leaves r and a wins. If a/r > φ, the
//!    move that leaves r + a and a wins, as 1 + r/a < 1 + 1/φ = φ; this move exists because 1 + r/a
//!    is less than b/a.
//!
//! Cost: O(1) per case.
//!
//! 规则：有两堆火柴，分别有 N 根和 M 根。每次操作从一堆取走另一堆根数的正整数倍，取完一堆者胜，
//! Ari 先手。先给出数据组数，每组给出 `N M`；每组输出获胜者，`Ari` 或 `Rich`。
//! 范围：至多 10^5 组数据；1 ≤ N, M ≤ 10^18。
//! 模型：欧几里得博弈。
//! 思路：只有从较大的一堆才能取走较小一堆那么多根，所以这就是欧几里得博弈。库里用两堆之比
//! 判断必败态：
//!
//! 1. 设两堆 a < b，φ = 1.618… 为黄金比，φ = 1 + 1/φ。局面必败当且仅当 b/a < φ，下面对火柴总数
//!    归纳证明。比值不会等于 φ，因为 φ 是无理数。两堆相等时，走一步即胜。
//! 2. 若 b/a < φ，唯一的一步留下 b - a 和 a，比值 a / (b - a) > 1 / (φ - 1) = φ，对手胜。
//! 3. 若 b/a > φ 且 a 整除 b，直接取完这一堆。否则令 r 为 b 除以 a 的余数。若 a/r < φ，留
//!    下 r 与 a 即胜。若 a/r > φ，则留下 r + a 与 a 即胜，因为 1 + r/a < 1 + 1/φ = φ；这个比值
//!    小于 b/a，所以这确实是一步，而不是原来的局面。
//!
//! 复杂度：每组 O(1)。

use grundy::euclid;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        winners += if euclid::outcome(n, m).mover_wins() { "Ari\n" } else { "Rich\n" };
    }
    print!("{winners}");
}
