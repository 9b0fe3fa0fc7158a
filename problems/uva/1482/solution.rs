//! UVa 1482 — Playing With Stones
//! <https://vjudge.net/problem/UVA-1482> · 3 s? · 128 MiB? · difficulty 4
//!
//! Also: LA 5059
//! Rules: piles of stones; a move takes at least one stone from a pile and at most half of its
//! stones, and whoever cannot move loses. The input begins with the number of cases; each case is
//! `N` and the piles. Print `YES` if the player who moves first wins, else `NO`.
//! Bounds: 1 ≤ T, N ≤ 100; a pile has 1 to 2 · 10^18 stones.
//! Kind: impartial
//! Model: subtraction game, at most half of a pile.
//! Why: the options of a pile of n stones are the piles of ⌈n/2⌉ to n - 1 stones. The claim is that
//! g(2k) = k and g(2k + 1) = g(k), where g(0) = 0.
//!
//! 1. By induction on k ≥ 1, the piles from k to 2k - 1 have the values 0, …, k - 1, each once. For
//!    k = 1 this is the pile of one stone, which has no move.
//! 2. The options of 2k are exactly these piles, so g(2k) = k.
//! 3. The options of 2k + 1 are the piles from k + 1 to 2k. These piles have the values 0, …, k
//!    except g(k), since the pile of k stones is no longer among them and the pile of 2k stones has
//!    been added. So g(2k + 1) = g(k). Thus the piles from k + 1 to 2k + 1 have the values 0, …, k,
//!    each once.
//!
//! Cost: O(64) a pile.
//!
//! 规则：有若干堆石子；每次操作从一堆取至少一枚、至多一半，无法操作者输。先给出数据组数，每组给
//! 出 `N` 和各堆的石子数。先手胜输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ T, N ≤ 100；每堆有 1 到 2 · 10^18 枚石子。
//! 模型：减法游戏，至多取一堆的一半。
//! 思路：n 枚石子的堆，后继是 ⌈n/2⌉ 到 n - 1 的堆。结论：g(2k) = k，g(2k + 1) = g(k)，其中
//! g(0) = 0。
//!
//! 1. 对 k ≥ 1 归纳：k 到 2k - 1 的堆，SG 值恰好是 0、……、k - 1 各一次。k = 1 时就是只有一枚石
//!    子的堆，它无法操作。
//! 2. 2k 的后继恰好就是这些堆，所以 g(2k) = k。
//! 3. 2k + 1 的后继是 k + 1 到 2k 的堆，与上面相比去掉了 k、添上了 2k，所以它们的值是 0、……、
//!    k 中除 k 那堆的值以外的所有数。于是 g(2k + 1) = g(k)，而 k + 1 到 2k + 1 的堆的值恰好
//!    是 0、……、k 各一次。
//!
//! 复杂度：每堆 O(64)。

use grundy::{fraction, nim};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let wins = nim::outcome(piles.iter().map(|&pile| fraction::value(pile, 2))).mover_wins();
        answers += if wins { "YES\n" } else { "NO\n" };
    }
    print!("{answers}");
}
