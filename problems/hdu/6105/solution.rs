//! HDU 6105 — Gameia
//! <https://acm.hdu.edu.cn/showproblem.php?pid=6105> · 1 s? · 32 MiB? · difficulty 7
//!
//! Rules: Alice, who begins, paints an unpainted vertex of a tree white; Bob paints an unpainted
//! vertex black together with all its neighbours, even white ones. Bob may cut up to K edges,
//! whenever he likes. Once every vertex is painted, Alice wins if at least one vertex is white. The
//! input has T cases: `N K`, then the parents of 2 to N; print the winner, `Alice` or `Bob`.
//! Bounds: T ≤ 100; 1 ≤ N ≤ 500; 0 ≤ K ≤ 500.
//! Kind: pursuit
//! Model: pairing strategy, a matching of the tree.
//! Why: Bob wins exactly when the tree has a perfect matching (a tree has at most one) and he can
//! cut all N/2 - 1 edges outside this matching. Otherwise Alice wins: she plays near the deepest
//! leaves, where Bob has to answer each of her moves. A white vertex can turn black only while it
//! has an unpainted neighbour; so once a white vertex has no unpainted neighbour, Alice has won.
//!
//! 1. With a perfect matching and K ≥ N/2 - 1, Bob cuts the N - 1 - N/2 edges that are not in the
//!    matching. Then, for each vertex that Alice paints, he paints its partner, which also turns
//!    Alice's vertex black.
//! 2. Suppose that Alice is to move, and that the graph of the unpainted vertices and the uncut
//!    edges between them has no perfect matching. Then she wins. If one of these vertices has no
//!    neighbour among them, she paints it. Otherwise one of the trees that these vertices form has
//!    two or more vertices and no perfect matching, and she paints the parent of one of the deepest
//!    leaves of this tree. Now the leaf has no unpainted neighbour, and she would win by painting
//!    it next, so Bob has to paint it. This removes the leaf and its parent. What is left has no
//!    perfect matching: such a matching, together with the edge between the leaf and its parent,
//!    would have been a perfect matching before. No cut creates a perfect matching either. Since
//!    the empty graph has a perfect matching, what is left is never empty; so in the end Alice
//!    finds an unpainted vertex without an unpainted neighbour.
//! 3. Suppose that Alice is to move and that the unpainted vertices have a perfect matching, but
//!    that Bob has fewer cuts left than there are edges outside the matching. Then she wins, too.
//!    One of the trees has more than two vertices. The partner of a deepest leaf is its parent. The
//!    parent has no other child, since such a child would be a leaf without a partner; as the tree
//!    has more than two vertices, the parent therefore has a parent itself. Alice paints the leaf.
//!    If Bob paints neither the leaf's parent nor a neighbour of that parent, Alice paints the
//!    parent next; if he paints a neighbour of the parent, the parent turns black and so can no
//!    longer be painted. In both cases the leaf stays white. So Bob has to paint the parent while
//!    it is still joined to the leaf. If the edge from the parent to its own parent is not cut, the
//!    parent's parent turns black, too. Then the number of unpainted vertices left is odd; so they
//!    have no perfect matching, and step 2 applies. If Bob cuts the edge from the parent to its own
//!    parent, the number of his remaining cuts and the number of edges outside the matching both
//!    fall by 1. Any other cut also uses up one of Bob's cuts. Either it removes at most one edge
//!    outside the matching, and step 3 applies again, or it destroys the matching, and step 2
//!    applies.
//! 4. If N is odd, there is no perfect matching, so it is enough to check that the tree has a
//!    perfect matching and that K is large enough. To find the matching, go from the leaves to the
//!    root: a vertex that is not matched with a child can only be matched with its parent.
//!
//! Cost: O(N) per case.
//!
//! 规则：Alice 先手，每次把树上一个未染色的点染白；Bob 每次把一个未染色的点染黑，它的所有邻居也
//! 都变黑，连白点也不例外。Bob 可以在任何时候割断边，总共不超过 K 条。全部染色之后，只要有白点
//! 就是 Alice 胜。共 T 组数据，每组先给出 N 和 K，再给出 2 到 N 的父亲；输出获胜者 `Alice` 或
//! `Bob`。
//! 范围：T ≤ 100；1 ≤ N ≤ 500；0 ≤ K ≤ 500。
//! 模型：配对策略，树的匹配。
//! 思路：当且仅当树有完美匹配（一棵树至多有一个），而且 Bob 能割断其余所有的边，即 N/2 - 1 条
//! 时，Bob 胜。否则 Alice 胜：她总在最深的叶子处操作，迫使 Bob 在原处应对。白点只有在还有未染色
//! 的邻居时才可能变黑；所以一个没有未染色邻居的白点就保证 Alice 胜。
//!
//! 1. 若有完美匹配且 K ≥ N/2 - 1，Bob 割断不在匹配中的 N - 1 - N/2 条边。此后 Alice 染哪个点，
//!    他就染该点的匹配点，把它变黑。
//! 2. 设轮到 Alice，未染色的点连同它们之间未割断的边没有完美匹配，则她必胜。若其中某个点没有未
//!    染色的邻居，她就染这个点。否则其中有一棵树没有完美匹配，且至少有两个点：她染最深的一片叶
//!    子的父亲。这时这片叶子没有未染色的邻居，她下一步染它就赢了，所以 Bob 必须染它。于是叶子和
//!    父亲都去掉了。剩下的点没有完美匹配，因为否则把这两点加进去就有了，而割边也造不出匹配来。
//!    剩下的点不会是空的，因为空图有空的匹配；所以最后 Alice 总会遇到一个没有未染色邻居的点。
//! 3. 设轮到 Alice，未染色的点有完美匹配，但不在匹配中的边比 Bob 剩下的割边次数多，则她也必胜。
//!    此时有一棵树多于两个点。最深的叶子与它的父亲匹配；父亲没有别的儿子（否则那是一片没有匹配
//!    点的叶子），所以父亲自己还有父亲。Alice 染这片叶子。如果 Bob 既不染叶子的父亲，也不染父亲
//!    的邻居，Alice 下一步就染这个父亲；如果他从邻居处把父亲染黑，父亲也就染过了：两种情况下叶
//!    子都保持白色。所以 Bob 必须在叶子与父亲仍相连时染父亲。如果父亲与它的父亲之间的边没有割
//!    断，那个点也变黑，剩下奇数个点，没有完美匹配：归到第 2 步。如果 Bob 割断了它，他的割边次
//!    数少一，多余的边也少一，再割别的边也得不到好处，或者破坏匹配：归到第 3 步或第 2 步。
//! 4. N 为奇数时没有完美匹配，所以只需检查这两个条件。求匹配时从叶子往根走：没有被儿子匹配的
//!    点，只能与父亲匹配。
//!
//! 复杂度：每组 O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};
use std::iter::once;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, cuts: usize }
        assert!(n > 0, "a tree of 0 vertices");
        input! { parents: [Usize1; n - 1] }
        let parents: Vec<_> = once(None).chain(parents.into_iter().map(Some)).collect();
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        let bob_wins = tree.has_perfect_matching() && cuts >= n / 2 - 1;
        winners += if bob_wins { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}
