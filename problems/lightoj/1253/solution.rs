//! LightOJ 1253 — Misere Nim
//! <https://lightoj.com/problem/1253> · 2 s? · 32 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of stones from one of k piles; whoever takes the last
//! stone loses. Alice moves first. The input begins with the number of cases; each case is `k` and
//! the piles. Print `Case i: Alice` or `Case i: Bob`, the winner.
//! Bounds: at most 200 cases; 1 ≤ k ≤ 100; a pile has 1 to 10^9 stones.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: with a pile of 2 or more on the table, misère Nim is won exactly when the nim sum is not 0,
//! as in normal play; with only piles of one stone left, it is won exactly when their number is
//! even.
//!
//! 1. Single stones leave no choice: the players take one stone per turn, and the last of an odd
//!    number is taken by the player who began.
//! 2. If exactly one pile is 2 or more, the nim sum is not 0, as that pile has a binary 1 at a
//!    place where no other pile has one. The mover leaves 0 stones or 1 stone in that pile,
//!    whichever makes the number of single stones odd, and wins by step 1.
//! 3. If at least two piles are 2 or more and the nim sum is 0, every move leaves a nim sum other
//!    than 0 and some pile of 2 or more, so the opponent wins by induction. If the nim sum is not
//!    0, Bouton's move makes it 0. This leaves a pile of 2 or more, so by step 2 it leaves at least
//!    two such piles, and by induction the opponent loses.
//!
//! Cost: O(k) per case.
//!
//! 规则：有 k 堆石子，每次操作从一堆中取走至少一枚；取走最后一枚石子者负，Alice 先手。先给出数
//! 据组数，每组给出 `k` 和各堆的石子数。输出获胜者 `Case i: Alice` 或 `Case i: Bob`。
//! 范围：至多 200 组；1 ≤ k ≤ 100；每堆有 1 到 10^9 枚石子。
//! 模型：反常 Nim（Anti-Nim）。
//! 思路：若有一堆不少于 2 枚，则与正常规则一样，当且仅当异或和不为 0 时反常 Nim 必胜；若每堆都
//! 只有 1 枚，则当且仅当堆数为偶数时必胜。
//!
//! 1. 每堆只有 1 枚时没有选择：双方各取一枚，堆数为奇数时最后一枚由先手取走。
//! 2. 若恰有一堆不少于 2 枚，异或和不为 0，因为这堆有一个二进制位上的 1 是其他堆没有的。先手把
//!    它取到剩 0 枚或 1 枚，使单枚石子的堆数成为奇数，由第 1 步获胜。
//! 3. 若不少于 2 枚的堆至少有两堆：异或和为 0 时，每一步之后异或和都不为 0，而且还有不少于 2 枚
//!    的堆，由归纳这是对手的必胜态。异或和不为 0 时，用 Bouton 的操作使它变成 0；这时还有不少于
//!    2 枚的堆，由第 2 步至少还有两堆，由归纳对手必败。
//!
//! 复杂度：每组 O(k)。

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { k: usize, piles: [u64; k] }
        let alice_wins = misere::outcome(&piles).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
