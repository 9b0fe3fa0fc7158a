//! LightOJ 1199 — Partitioning Game
//! <https://lightoj.com/problem/1199> · 4 s · 32 MiB · difficulty 3
//!
//! Rules: piles of cells; a move divides a pile into two nonempty piles of different sizes, and
//! whoever cannot move loses. Alice moves first. The input begins with the number of cases; each
//! case is `n` and the piles. Print `Case i: Alice` or `Case i: Bob`, the winner.
//! Bounds: T ≤ 1000; 1 ≤ n ≤ 100; a pile has 1 to 10,000 cells.
//! Kind: impartial
//! Rule: grundy
//! Model: take-and-break game, Grundy's game, a sum of piles.
//! Why: a division leaves the nim sum of the Grundy values of the two parts, and a pile's Grundy
//! value is the mex of these nim sums over all divisions; the first player wins exactly when the
//! nim sum of the values of all piles is not 0. No pattern in these values is known, so they are
//! tabulated.
//! Cost: O(10,000²) once for the table, O(n) per case.
//!
//! 规则：有若干堆格子；每次操作把一堆分成大小不同的两个非空堆，无法操作者输，Alice 先手。先给出
//! 数据组数，每组给出 `n` 和各堆的大小。输出获胜者 `Case i: Alice` 或 `Case i: Bob`。
//! 范围：T ≤ 1000；1 ≤ n ≤ 100；每堆有 1 到 10,000 格。
//! 模型：取石子并分堆的游戏，Grundy 游戏，各堆的和。
//! 思路：一堆的 SG 值是对所有分法取“两部分 SG 值的异或和”的 mex，当且仅当所有堆的异或和不
//! 为 0 时先手胜。这些值没有已知的规律，所以直接打表。
//! 复杂度：预处理 O(10,000²)，每组 O(n)。

use grundy::mex::MexSet;
use grundy::nim;
use grundy::table::TableVec;
use proconio::input;

const LARGEST: usize = 10_000;

fn main() {
    let mut options = MexSet::new();
    let sg = TableVec::by(LARGEST + 1, |smaller: &[u64]| {
        let pile = smaller.len();
        options.clear();
        for part in (1..pile).take_while(|part| 2 * part < pile) {
            options.insert(smaller[part] ^ smaller[pile - part]);
        }
        options.mex()
    });
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, piles: [usize; n] }
        let alice_wins = nim::outcome(piles.into_iter().map(|pile| sg[pile])).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
