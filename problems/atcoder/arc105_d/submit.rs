// AtCoder ARC 105 D https://atcoder.jp/contests/arc105/tasks/arc105_d · made by `cargo judge bundle arc105_d --write` from 9723143c9e7858f6
//! AtCoder ARC 105 D — Let's Play Nim
//! <https://atcoder.jp/contests/arc105/tasks/arc105_d> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: N bags of coins and N empty dishes. As long as some bag is not empty, a move empties a
//! bag onto a dish; once all bags are empty, the players play Nim on the dishes. Whoever cannot
//! move loses. The input is the number of cases T, and for each case `N` and the bags; print the
//! winner of each case, `First` or `Second`.
//! Bounds: 1 ≤ T, N ≤ 10^5; N is at most 2 · 10^5 for all cases together; a bag has 1 to 10^9
//! coins.
//! Kind: impartial
//! Model: Nim, the heaps made by the players.
//! Why: by Bouton's theorem, whoever makes the first move of Nim wants a nim sum that is not 0; it
//! is not 0 if some dish holds more coins than all other dishes together. For an even N, the first
//! player makes that move. Let him always empty the fullest bag onto the same dish: each of his
//! bags is at least as full as the bag that his opponent empties next. So this dish gets more than
//! half of the coins unless the bags form pairs of equally full bags. But if they do, the second
//! player answers each bag with its twin and wins, as the dishes then stay in pairs with equally
//! many coins. For an odd N the second player wins: he always empties the fullest bag onto the dish
//! that the first player used first.
//! Cost: O(N log N) per case.
//!
//! 规则：有 N 袋硬币和 N 个空盘子。只要还有装着硬币的袋子，每次操作就把一袋倒进一个盘子；袋子倒
//! 完之后，两人在这些盘子上接着玩 Nim 游戏。无法操作者输。输入数据组数 T，每组给出 `N` 和各袋的
//! 硬币数；输出每组的获胜者 `First` 或 `Second`。
//! 范围：1 ≤ T, N ≤ 10^5；N 的各组总和至多 2 · 10^5；每袋有 1 到 10^9 枚硬币。
//! 模型：Nim 游戏，堆由双方自己造成。
//! 思路：由 Bouton 定理，走 Nim 第一步的人希望异或和不为 0；若某个盘子比其余盘子加起来还多，他
//! 就如愿了。N 为偶数时，这个人是先手。让他每次把最多的一袋倒进同一个盘子：他的每一袋都不少于对
//! 手接着倒的一袋，所以这个盘子装有超过一半的硬币，除非各袋恰好成对相等。而若成对相等，后手就用
//! 相等的另一袋来应答，使盘子始终成对相等，后手胜。N 为奇数时后手胜：他把最多的袋子都倒进先手第
//! 一次用的那个盘子。
//! 复杂度：每组 O(N log N)。

use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { mut bags: [u64] }
        assert!(!bags.contains(&0), "a bag is empty");
        bags.sort_unstable();
        winners += if first_wins(&bags) { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

/// Returns whether the first player wins with these bags.
fn first_wins(sorted_bags: &[u64]) -> bool {
    let is_even = sorted_bags.len() % 2 == 0;
    is_even && sorted_bags.chunks(2).any(|pair| pair[0] != pair[1])
}


