//! CodeChef TRGAME — Game on Tree
//! <https://www.codechef.com/problems/TRGAME> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: Alice and Bob take turns, Alice first, removing a leaf of a tree. Alice wins if a given
//! vertex x is the last one that remains. The input has T cases: `n` and the n - 1 edges. For each
//! tree, print a string whose i-th character is `1` if Alice wins with x = i, or `0` if Bob wins.
//! Bounds: 1 ≤ T ≤ 10^5; 2 ≤ n ≤ 10^5; the sum of n is at most 10^5.
//! Kind: pursuit
//! Picture: `1 / 4 / 1 2 / 2 3 / 3 4`, game 2
//! Model: game on a tree, the branches at x as heaps.
//! Why: Alice wins exactly when n is even and each branch at x, that is, each component left after
//! x is removed, has at most n / 2 vertices.
//!
//! 1. A branch always contains a leaf of the tree, so it acts as a heap from which vertices can be
//!    taken one at a time. The vertex x is a leaf exactly when just one branch is left, and only
//!    Bob wants to remove x. So Bob wins exactly when just one heap is left on one of his turns.
//! 2. If n is odd, Bob makes the last move, and before this move just one heap of one vertex is
//!    left, or x is gone already. So let n be even; then the sum of the heaps is odd on each of
//!    Alice's turns.
//! 3. On one of Alice's turns, let no heap be larger than (S + 1) / 2, where S is the sum of the
//!    heaps. She takes from a largest heap. If S was 1, x alone remains. Otherwise no heap is
//!    larger than half of the sum that is left, since two heaps of (S + 1) / 2 would add up to more
//!    than S. So Bob finds two heaps or more, and whichever he takes from, Alice again finds no
//!    heap larger than (S + 1) / 2, for the new S.
//! 4. Let a heap be larger. Then this heap has at least three more vertices than all others
//!    together, as the sum is odd, and at least two more after Alice's move. If there are other
//!    heaps, Bob takes from one of them, and the difference is three or more again; if there are
//!    none, he removes x.
//!
//! Cost: O(n).
//!
//! 规则：Alice 和 Bob 轮流删去树的一个叶子，Alice 先手。若最后剩下的是顶点 x，则 Alice 胜。共 T 组数据，每组为
//! `n` 和 n - 1 条边。每组输出一个串，第 i 个字符表示 x = i 时的胜者：Alice 胜为 `1`，Bob 胜为 `0`。
//! 范围：1 ≤ T ≤ 10^5；2 ≤ n ≤ 10^5；n 的总和不超过 10^5。
//! 模型：树上游戏，把 x 的各个分支看作堆。
//! 思路：去掉 x 后的每个连通块称为一个分支。Alice 必胜当且仅当 n 是偶数，而且每个分支至多有 n / 2 个顶点。
//!
//! 1. 每个分支总有一个不是 x 的叶子，所以它是一堆，可以从中取走一个顶点。只剩一个分支时 x 才是叶子，而只有 Bob
//!    想删去它。所以 Bob 获胜当且仅当轮到他时恰好只剩一堆。
//! 2. 若 n 是奇数，最后一步由 Bob 走，此前只剩一个顶点的一堆，或者 x 已被删去。所以设 n 是偶数，这时轮到 Alice
//!    时各堆之和 S 总是奇数。
//! 3. 设轮到 Alice 时没有一堆大于 (S + 1) / 2。她从最大的一堆取。若 S 为 1，则只剩下 x。否则取后没有一堆大于剩
//!    下之和的一半，因为不会有两堆都是 (S + 1) / 2。所以 Bob 面前至少有两堆，不论他取哪一堆，又轮到 Alice 时仍
//!    是同样的情形。
//! 4. 设有一堆更大。由于和是奇数，它比其余各堆之和至少多 3，Alice 走后至少多 2。若还有别的堆，Bob 从中取一个，
//!    又至少多 3；若没有，他就删去 x。
//!
//! 复杂度：O(n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        let mut sizes = vec![1; n];
        let mut largest_branches = vec![0; n];
        for &vertex in tree.from_root().iter().rev() {
            let size = sizes[vertex];
            largest_branches[vertex] = largest_branches[vertex].max(n - size);
            if let Some(parent) = tree.parents()[vertex] {
                sizes[parent] += size;
                largest_branches[parent] = largest_branches[parent].max(size);
            }
        }
        let alice_wins = |&branch: &usize| n == 1 || (n % 2 == 0 && 2 * branch <= n);
        winners.extend(largest_branches.iter().map(|b| if alice_wins(b) { '1' } else { '0' }));
        winners.push('\n');
    }
    print!("{winners}");
}
