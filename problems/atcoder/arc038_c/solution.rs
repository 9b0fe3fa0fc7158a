//! AtCoder ARC 038 C — Bowls and Beans
//! <https://atcoder.jp/contests/arc038/tasks/arc038_c> · 2 s? · 256 MiB? · difficulty 5
//!
//! Rules: bowls 0 to N - 1 stand in a row with beans in them. A move takes one bean out of a bowl
//! i ≥ 1 and puts it into one of the `C_i` bowls just before that bowl; whoever cannot move loses.
//! The input is `N`, then `C_i A_i` for i = 1, …, N - 1, where `A_i` is the number of beans in bowl
//! i. Print the winner, `First` or `Second`.
//! Bounds: N ≤ 10^5; 1 ≤ C_i ≤ i; 0 ≤ A_i ≤ 10^9; there is at least one bean.
//! Kind: impartial
//! Model: game on a graph, a sum of beans; the options of a bowl are the ones just before it.
//! Why: the position is a sum of single beans, and two beans in the same bowl cancel each other
//! out. A bean in bowl i is worth the mex of the values of the last `C_i` bowls before it.
//!
//! 1. A value occurs among the bowls i - C_i, …, i - 1 exactly when the last bowl that has had this
//!    value so far is one of them.
//! 2. So the mex is the least value that either has no bowl yet or has its last bowl before bowl
//!    i - C_i. For each value, consider the last bowl that has it. A tree over the values finds
//!    this mex if each vertex of the tree stores the earliest of these last bowls for all values
//!    beneath that vertex.
//!
//! Cost: O(N log N).
//!
//! 规则：编号 0 到 N - 1 的碗排成一行，里面有豆。每次操作从某个碗 i ≥ 1 中取出一颗豆，放进它前面
//! 的 `C_i` 个碗之一；无法操作者输。输入 `N`，然后对 i = 1, …, N - 1 各给出 `C_i A_i`，`A_i` 是
//! 碗 i 中的豆数。输出获胜者 `First` 或 `Second`。
//! 范围：N ≤ 10^5；1 ≤ C_i ≤ i；0 ≤ A_i ≤ 10^9；至少有一颗豆。
//! 模型：图上游戏，各颗豆的和；一个碗的后继是紧挨在它前面的若干个碗。
//! 思路：各颗豆构成游戏的和，同一个碗里的两颗互相抵消。碗 i 中一颗豆的 SG 值，是它前面
//! `C_i` 个碗的 SG 值的 mex。
//!
//! 1. 某个值出现在碗 i - C_i, …, i - 1 中，当且仅当至今最后一个取这个值的碗就在其中。
//! 2. 所以 mex 是这样的最小的值：最后一个取它的碗在碗 i - C_i 之前，或者没有碗取它。在值域上建一
//!    棵树，每个点记下其下各值的最后位置中最早的一个，就能找到它。
//!
//! 复杂度：O(N log N)。

use grundy::contest::recent_mex::RecentMex;
use proconio::input;

fn main() {
    input! { n: usize }
    let mut values = RecentMex::new(n);
    values.push(0);
    let mut nim_sum = 0;
    for bowl in 1..n {
        input! { before: usize, beans: u64 }
        assert!(before <= bowl, "{before} bowls before bowl {bowl}");
        let value = values.of_last(before);
        values.push(value);
        if beans % 2 == 1 {
            nim_sum ^= value;
        }
    }
    println!("{}", if nim_sum != 0 { "First" } else { "Second" });
}
