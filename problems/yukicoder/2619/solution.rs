//! yukicoder 2619 — Sorted Nim
//! <https://yukicoder.me/problems/no/2619> · 2 s · 512 MiB · difficulty 4
//!
//! Rules: N heaps of stones, none larger than the next. A move takes one or more stones from one
//! heap, but must keep the heaps in this order; whoever cannot move loses. The input is `N` and the
//! heaps; print the winner, `First` or `Second`.
//! Bounds: 1 ≤ N ≤ 200,000; a heap has 1 to 10^9 stones.
//! Kind: impartial
//! Model: staircase Nim, on the differences between heaps.
//! Why: a move takes some stones from the difference between a heap and the previous heap, and adds
//! them to the difference between this heap and the next heap, if there is one: the stones move one
//! step down a staircase. So only alternate differences count, beginning with that of the last
//! heap. The player who can win Nim on these differences plays Nim there, and answers a move of
//! stones onto one of these differences by moving the same number of stones one step further down.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子，前一堆不多于后一堆。每次操作从一堆取一枚或更多石子，取后仍要保持这个性
//! 质；无法操作者输。输入 N 和各堆的石子数；输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ N ≤ 200,000；每堆有 1 到 10^9 枚石子。
//! 模型：阶梯 Nim，看相邻两堆的差。
//! 思路：每步从一堆与前一堆的差中拿走若干，后一堆的差增加同样多（最后一堆之后则不增加）：相当于
//! 往下走一级台阶。所以从最后一堆的差开始，只有每隔一个的差算数：在它们上面能赢 Nim 的一方照
//! Nim 操作；若有石子下到其中一个，就把同样多的再往下移一级。
//! 复杂度：O(N)。

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    let mut steps = Vec::new();
    let mut before = 0;
    for heap in heaps {
        assert!(before <= heap, "a heap of {before} before one of {heap}");
        steps.push(heap - before);
        before = heap;
    }
    steps.reverse();
    println!("{}", if outcome(&steps, NO_BOUND).mover_wins() { "First" } else { "Second" });
}
