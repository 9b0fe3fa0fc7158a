//! HDU 2509 — Be the Winner
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2509> · 1 s? · 32 MiB? · difficulty 5
//!
//! Rules: n rows of apples; a move takes any positive number of adjacent apples out of one row,
//! which may leave a row on either side of them, and whoever takes the last apple of all loses. The
//! input consists of cases, up to the end of the file: `n`, then the rows; print `Yes` if the first
//! player wins, else `No`.
//! Bounds: 1 ≤ n ≤ 100; a row has 1 to 100 apples.
//! Kind: impartial
//! Rule: 0.[7], misère
//! Model: misère Nim, with rows that may split.
//! Why: the lost positions are those of misère Nim: an odd number of rows of one apple and no other
//! row, or a nim sum of 0 with some row of 2 or more, in which case there are at least two such
//! rows. The winning moves of Nim are still available: they take apples from the end of a row. And
//! splitting does not lead from one lost position to another. A split turns a row of a apples into
//! rows of b and c apples with b + c < a, so b ⊕ c < a and the nim sum is no longer 0; and because
//! rows of one apple do not split, the position had at least two rows of 2 or more, and at least
//! one of these rows remains.
//! Cost: O(n) per case.
//!
//! 规则：有 n 排苹果，每次操作从一排中取走相邻的若干个（至少一个），两边可以各剩下一排；取走全
//! 部苹果中最后一个的人输。多组数据，直到输入结束，每组先给出排数 n，再给出各排的苹果数；先手赢
//! 输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ n ≤ 100；每排有 1 到 100 个苹果。
//! 模型：反常 Nim（Anti-Nim），一排可以分成两排。
//! 思路：必败态与反常 Nim 相同：要么是奇数个单独的苹果而没有别的排，要么异或和为 0 且有某排不少
//! 于 2 个，这样的排此时至少有两排。Nim 的必胜走法仍然可用，从一排的一端取即可。而分成两排不会
//! 从必败态走到必败态：它把 a 个的一排变为 b + c < a 个，于是 b ⊕ c < a，异或和不再为 0；又因为
//! 单独的苹果不能再分，原局面有两排不少于 2 个，其中一排还在。
//! 复杂度：每组 O(n)。

use grundy::nim::misere;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, rows: [u64; n] }
        verdicts += if misere::outcome(&rows).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
