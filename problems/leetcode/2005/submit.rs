// LeetCode 2005 https://leetcode.com/problems/subtree-removal-game-with-fibonacci-tree/ · made by `cargo judge bundle leetcode2005 --write` from f2abf5dc88bc130e
// LeetCode 2005 — Subtree Removal Game with Fibonacci Tree
// <https://leetcode.com/problems/subtree-removal-game-with-fibonacci-tree/> · 1 s? · 256 MiB? · difficulty 5
//
// Rules: the Fibonacci tree of order 0 is empty, that of order 1 is a single node, and that of
// order n is a root with the trees of orders n - 2 and n - 1 below it. A move removes a node with
// everything below it, and whoever must remove the root loses. Given `n`, return whether Alice,
// who moves first, wins.
// Bounds: 1 ≤ n ≤ 100.
// Kind: impartial
// Model: Green Hackenbush, a tree.
// Why: nobody removes the root while any other node is left. Removing any other node means cutting
// the edge above it, and whoever finds no edge left loses. That is Green Hackenbush under normal
// play. By the colon principle, each child of the root contributes one more than the value of the
// child's subtree, and the value of the tree is the nim sum of these contributions. So g(1) = 0,
// g(2) = g(1) + 1 = 1, and, for n ≥ 3, g(n) = (g(n - 2) + 1) ⊕ (g(n - 1) + 1). The first player
// loses if and only if g(n) is 0.
// Cost: O(n).
//
// 规则：0 阶斐波那契树是空树，1 阶是单个点，n 阶是一个根，下面挂着 n - 2 阶和 n - 1 阶的树。每
// 次操作移走一个点和它下面的一切，被迫移走根的人负。给定 `n`，返回先手 Alice 是否获胜。
// 范围：1 ≤ n ≤ 100。
// 模型：绿色 Hackenbush（删边游戏），一棵树。
// 思路：只要根下面还有点，谁也不会去移走根。移走别的点就是剪断它上方的边，没有边可剪的人输，这
// 就是正常规则下的绿色 Hackenbush。由克朗原理，一棵树的 SG 值是根上各分支的“SG 值加 1”的异或
// 和。所以 g(1) = 0，g(2) = g(1) + 1 = 1，从 n = 3 起 g(n) = (g(n - 2) + 1) ⊕ (g(n - 1) + 1)。
// 当且仅当 g(n) = 0 时先手负。
// 复杂度：O(n)。

/// The values of trees up to this order have at most 18 bits; larger trees are not needed.
const LARGEST_ORDER: i32 = 200_000;

impl Solution {
    pub fn find_game_winner(n: i32) -> bool {
        assert!(n > 0, "a tree of order {n} has no root");
        assert!(n <= LARGEST_ORDER, "a tree of order {n}, more than {LARGEST_ORDER}");
        let (mut value, mut next) = (0u64, 1u64);
        for _ in 1..n {
            (value, next) = (next, (value + 1) ^ (next + 1));
        }
        value != 0
    }
}


