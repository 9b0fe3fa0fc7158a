//! BZOJ 3759 — Hungergame
//! <https://hydro.ac/d/bzoj/p/3759> · 10 s · 512 MiB · difficulty 6
//!
//! Rules: n closed boxes hold stones. A move opens one or more closed boxes, or takes one or more
//! stones from one open box; whoever cannot move loses. The input is the number of cases; each
//! case is `n` and the stones in the boxes. Print `Yes` if the first player wins, else `No`.
//! Bounds: at most 10 cases; 1 ≤ n ≤ 20; a box holds 1 to 10^9 stones.
//! Kind: impartial
//! Model: Nim, with closed boxes; the boxes that the winner leaves closed are independent.
//! Why: call closed boxes independent if no set of them, other than the empty one, has nim sum 0.
//! A position is lost if the open boxes have nim sum 0 and the closed ones are independent.
//!
//! 1. From such a position, opening boxes changes the nim sum of the open boxes by a number other
//!    than 0, and taking stones also changes that nim sum. Either way a move of Nim on the open
//!    boxes restores the nim sum 0, and the boxes that are still closed are independent.
//! 2. So the first player loses if the boxes are independent at the start. If they are not, opening
//!    a largest set of nim sum 0 wins: the remaining boxes are independent, as any further set of
//!    nim sum 0 among them could have been added to the opened set.
//!
//! Cost: O(64 n) per case.
//!
//! 规则：n 个关着的箱子里装有石子。每次操作或者打开一个或多个关着的箱子，或者从一个打开的箱子里
//! 取走一枚或更多石子；无法操作者输。先给出数据组数，每组给出 n 和各箱的石子数。先手胜输出
//! `Yes`，否则输出 `No`。
//! 范围：至多 10 组；1 ≤ n ≤ 20；每箱有 1 到 10^9 枚石子。
//! 模型：Nim 游戏，石子在关着的箱子里，获胜者留下不打开的箱子线性无关。
//! 思路：若关着的箱子中，除空集以外没有任何一组异或和为 0，就称它们线性无关。若打开的箱子异或和
//! 为 0，而关着的线性无关，局面必败。
//!
//! 1. 从这样的局面，打开箱子会给打开部分的异或和添上一个不为 0 的数，取石子也使它不为 0。不论哪
//!    样，在打开的箱子中按 Nim 操作一次就能使异或和恢复为 0，而仍关着的箱子还是线性无关。
//! 2. 所以若一开始各箱线性无关，先手败。若不然，打开异或和为 0 的最大的一组就胜：其余的箱子中若
//!    还有一组异或和为 0，本可以并入这一组，所以其余的线性无关。
//!
//! 复杂度：每组 O(64 n)。

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, boxes: [u64; n] }
        answers += if are_independent(&boxes) { "No\n" } else { "Yes\n" };
    }
    print!("{answers}");
}

fn are_independent(boxes: &[u64]) -> bool {
    let mut basis = XorBasis::new();
    boxes.iter().all(|&stones| basis.insert(stones))
}
