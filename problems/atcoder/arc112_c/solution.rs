//! AtCoder ARC 112 C — DFS Game
//! <https://atcoder.jp/contests/arc112/tasks/arc112_c> · 2 s? · 1024 MiB? · difficulty 5
//!
//! Rules: each vertex of a rooted tree has a coin, and a piece is on the root. The player to move,
//! Takahashi first, takes the coin at the vertex where the piece is. If that coin is gone, he moves
//! the piece to a child with a coin. If there is no such child, he moves it to the parent; but if
//! the piece is at the root, play ends. Each player wants as many coins as possible. The input is
//! `n` and the parents of the vertices 2 to n; print how many coins Takahashi gets.
//! Bounds: 2 ≤ n ≤ 10^5; p_v < v.
//! Kind: score
//! Model: game on a tree, for a score, with a change of turns.
//! Why: let f(v) be what a vertex v is worth to the player who takes its coin: how many more coins
//! this player gets from its subtree than the other player. In a subtree of s vertices play takes s
//! turns for coins, s - 1 for moves down and s for moves up.
//!
//! 1. After the coin of a vertex is taken, the other player chooses a child c; the player who took
//!    the coin also takes the child's coin, so the chooser gets -f(c) from the child's subtree.
//!    After all 3s - 1 turns in the child's subtree, the chooser chooses again if s is even, and
//!    the other player chooses if s is odd.
//! 2. A child whose subtree has an even size is called even. An even child with f(c) < 0 is a gain
//!    for the chooser, who then chooses again: whoever chooses first takes all such children. An
//!    even child with f(c) ≥ 0 is taken only if nothing else is left, as the other player may have
//!    to take it later, at the same cost.
//! 3. The players take turns choosing among the odd children: each time, the player chooses the
//!    remaining child with the least f(c). The number of odd children determines who has to take
//!    the even children that are left.
//! 4. So f(v) is 1 minus the amount by which the first chooser comes out ahead. Takahashi takes the
//!    coin of the root, and gets (n + f(root)) / 2.
//!
//! Cost: O(n log n).
//!
//! 规则：一棵有根树的每个点上有一枚硬币，棋子在根上。轮到的人拿走棋子所在点的硬币，Takahashi 先手；若硬币已被拿走，就
//! 把棋子移到一个还有硬币的儿子；没有这样的儿子，就移到父亲，在根上则结束。双方都希望多拿硬币。输入 `n` 和点 2 到 n
//! 的父亲；输出 Takahashi 拿到的枚数。
//! 范围：2 ≤ n ≤ 10^5；p_v < v。
//! 模型：树上游戏，比的是得分，以及轮换先手。
//! 思路：设 f(v) 为拿走点 v 的硬币的人在这棵子树中比对方多得的枚数。s 个点的子树中，拿硬币用 s 步，向下走 s - 1
//! 步，向上走 s 步。
//!
//! 1. 一个点的硬币被拿走后，由对方选一个儿子 c；拿硬币的人接着拿走 c 的硬币，所以选的人从中得到 -f(c)。这棵子树的
//!    3s - 1 步走完后，若 s 为偶数，仍由同一人选；若 s 为奇数，轮到另一人选。
//! 2. f(c) < 0 的偶儿子是不失先手的收益：先选的人把它们全部选走。f(c) ≥ 0 的偶儿子到最后才选，因为现在选就要付出
//!    代价，而以后也许由对方付出。
//! 3. 奇儿子由双方轮流选，就像轮流拿桌上的牌：每次选 f(c) 最小的。它们的个数决定剩下的偶儿子由谁来选。
//! 4. 所以 f(v) 等于 1 减去先选的人总共领先的枚数。根的硬币由 Takahashi 拿走，他得到 (n + f(根)) / 2 枚。
//!
//! 复杂度：O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, others: [Usize1; n.saturating_sub(1)] }
    assert!(n >= 1, "a tree without a root");
    let parents: Vec<Option<usize>> =
        [None].into_iter().chain(others.into_iter().map(Some)).collect();
    let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
    let mut subtrees: Vec<Subtree> = (0..n).map(|_| Subtree::default()).collect();
    for &vertex in tree.from_root().iter().rev() {
        let value = subtrees[vertex].value();
        let vertices = subtrees[vertex].vertices + 1;
        match tree.parents()[vertex] {
            Some(parent) => subtrees[parent].add_child(value, vertices),
            None => println!("{}", (n as i64 + value) / 2),
        }
    }
}

/// What stands below a vertex.
#[derive(Default)]
struct Subtree {
    vertices: usize,
    /// The values of the children whose subtrees have an odd number of vertices.
    odd: Vec<i64>,
    /// The worth of the even children: the total for those that are good for whoever chooses them,
    /// and the total for the others.
    good: i64,
    bad: i64,
}

impl Subtree {
    fn add_child(&mut self, value: i64, vertices: usize) {
        self.vertices += vertices;
        if vertices % 2 == 1 {
            self.odd.push(value);
        } else if value < 0 {
            self.good += value;
        } else {
            self.bad += value;
        }
    }

    /// Returns how many more coins in the vertex's subtree go to the player who takes the vertex's
    /// coin than to the other player.
    fn value(&mut self) -> i64 {
        self.odd.sort_unstable();
        let in_turn = self.odd.iter().zip([1, -1].iter().cycle()).map(|(value, sign)| value * sign);
        let bad = if self.odd.len() % 2 == 0 { self.bad } else { -self.bad };
        1 + self.good + in_turn.sum::<i64>() + bad
    }
}
