//! HDU 1850 — Being a Good Boy in Spring Festival
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1850> · 1 s · 32 MiB · difficulty 2
//!
//! Rules: M piles of cards; a move takes any positive number of cards from one pile, and
//! whoever takes the last card wins. Each case is `M`, then M piles, and 0 ends the input; print
//! how many first moves win, which is 0 for a lost position.
//! Bounds: 2 ≤ M ≤ 100; a pile has 1 to 10^6 cards.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: by Bouton's theorem a move wins exactly when it makes the nim sum zero; if the nim sum
//! before the move is s, a winning move in a pile of h cards must leave h ⊕ s cards in this pile.
//! If h ⊕ s is less than h, there is one such move in this pile, and otherwise none.
//! Cost: O(M) per case.
//!
//! 规则：有 M 堆牌，每次操作从一堆中取走至少一张，取走最后一张的人赢。多组数据，每组先给出堆数
//! M，再给出各堆的张数，以 0 结束；输出必胜的第一步有多少种，必败态输出 0。
//! 范围：2 ≤ M ≤ 100；每堆有 1 到 10^6 张牌。
//! 模型：Nim 游戏，统计必胜的走法数。
//! 思路：由 Bouton 定理，一步能赢，当且仅当它使异或和 s 变为 0，所以 h 张的一堆必须变为 h ⊕ s。若
//! 它小于 h，就是一种必胜的走法，否则没有。
//! 复杂度：每组 O(M)。

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut counts = String::new();
    while !is_stdin_empty() {
        input! { m: usize }
        if m == 0 {
            break;
        }
        input! { piles: [u64; m] }
        counts += &format!("{}\n", nim::winning_moves(&piles).len());
    }
    print!("{counts}");
}
