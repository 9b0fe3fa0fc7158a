//! LightOJ 1296 — Again Stone Game
//! <https://lightoj.com/problem/1296> · 2 s? · 32 MiB? · difficulty 4
//!
//! Rules: piles of stones; a move takes at least one stone from a pile and at most half of its
//! stones, and whoever cannot move loses. Alice moves first. The input begins with the number of
//! cases; each case is `n` and the piles. Print `Case i: Alice` or `Case i: Bob`, the winner.
//! Bounds: at most 100 cases; 1 ≤ n ≤ 1000; a pile has 1 to 10^9 stones.
//! Kind: impartial
//! Model: subtraction game, at most half of a pile.
//! Why: the options of a pile of s stones are the piles of ⌈s/2⌉ to s - 1 stones. The claim is that
//! the Grundy values g of the piles are g(2k) = k and g(2k + 1) = g(k), where g(0) = 0.
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
//! 规则：有若干堆石子；每次操作从一堆取至少一枚、至多一半，无法操作者输，Alice 先手。先给出数据
//! 组数，每组给出 `n` 和各堆的石子数。输出获胜者 `Case i: Alice` 或 `Case i: Bob`。
//! 范围：至多 100 组；1 ≤ n ≤ 1000；每堆有 1 到 10^9 枚石子。
//! 模型：减法游戏，至多取一堆的一半。
//! 思路：s 枚石子的堆，后继是 ⌈s/2⌉ 到 s - 1 的堆。结论：g(2k) = k，g(2k + 1) = g(k)，其中
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
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, piles: [u64; n] }
        let values = piles.iter().map(|&pile| fraction::value(pile, 2));
        let alice_wins = nim::outcome(values).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
