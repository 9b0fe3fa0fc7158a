// AtCoder ARC 105 E https://atcoder.jp/contests/arc105/tasks/arc105_e · made by `cargo judge bundle arc105_e --write` from 6fedda58a8cf5c7c
//! AtCoder ARC 105 E — Keep Graph Disconnected
//! <https://atcoder.jp/contests/arc105/tasks/arc105_e> · 2 s · 1024 MiB · difficulty 7
//!
//! Rules: a graph is good if the vertices 1 and N are not connected and there is no loop and no
//! double edge. Two players take turns adding an edge to a good graph, and whoever makes it bad
//! loses. The input is the number of cases; each case is `N M` and M edges. Print for each case
//! whether the `First` or the `Second` player wins.
//! Bounds: at most 10^5 cases; 2 ≤ N ≤ 10^5; 0 ≤ M ≤ 10^5; for all cases together N and M are each
//! at most 2 · 10^5.
//! Kind: impartial
//! Model: parity, of the number of edges that can still be added.
//! Why: the last good graph consists of two cliques, one of k vertices that contains vertex 1 and
//! one of N - k vertices that contains vertex N: if there were a third component or a missing edge,
//! another edge could still be added. So c - k(N - k) edges are added, where c = N(N - 1)/2 - M,
//! and the player to move wins exactly when the number of added edges is odd. The players fight
//! over the parity of k(N - k).
//!
//! 1. If N is odd, then k or N - k is even, so the player to move wins exactly when c is odd.
//! 2. If N is even, k(N - k) has the same parity as k. Let a and b be the numbers of vertices in
//!    the components of 1 and of N, and call the other components the rest.
//! 3. Suppose that a and b are both even or both odd. Then the number of components of odd size in
//!    the rest is even, as N is even. Let X be the player who wins if the final k has the same
//!    parity as a. He can ensure that, after each of his moves, a and b have the parities that they
//!    have now.
//! 4. If the opponent changes one of these parities, he has joined an odd component of the rest
//!    to 1 or to N. An odd number of odd components remains in the rest. So there is at least one,
//!    and X joins it to the vertex, 1 or N, to which the opponent has just joined a component.
//! 5. If a and b have the right parities on X's turn and the rest has an even component, he joins
//!    it to vertex 1. If all components of the rest are odd, there are none or at least two, and he
//!    joins two of them to each other. If the rest is empty, he adds a missing edge within one of
//!    the two components; if none is missing, the game is over, and k has the parity that he wants.
//!    So X wins, and the player to move is X exactly when c - a is odd.
//! 6. Suppose that one of a and b is even and the other odd. Then the rest has an odd component.
//!    The player to move joins it to 1 or to N; in one case a and b are then both even, and in the
//!    other both odd. In one of these cases he is the X of step 3, so he wins.
//!
//! Cost: O((N + M) log M) per case.
//!
//! 规则：若一个图中点 1 与点 N 不连通，并且没有自环和重边，就称它是好的。两人轮流给一个好的图加
//! 一条边，使它变坏的人输。输入数据组数，每组为 `N M` 和 M 条边；对每组输出获胜者是 `First` 还
//! 是 `Second`。
//! 范围：至多 10^5 组；2 ≤ N ≤ 10^5；0 ≤ M ≤ 10^5；N 与 M 的各组总和都至多 2 · 10^5。
//! 模型：奇偶性，看还能加多少条边。
//! 思路：最后一个好的图由两个团组成，一个含有点 1，共 k 个点，另一个含有点 N，共 N - k 个点：若
//! 还有第三个连通块，或者还缺一条边，那么再加一条边也无妨。所以一共加了 c - k(N - k) 条边，其
//! 中 c = N(N - 1)/2 - M，当且仅当这个数是奇数时轮到走的一方胜。双方争夺的是 k(N - k) 的奇偶。
//!
//! 1. 若 N 是奇数，k 与 N - k 中有一个是偶数，所以当且仅当 c 是奇数时轮到走的一方胜。
//! 2. 若 N 是偶数，k(N - k) 与 k 同奇偶。设 a、b 分别为现在与点 1、点 N 连通的点数，包括它们自
//!    己；其他连通块合称其余部分。
//! 3. 假设 a 与 b 同奇偶。因为 N 是偶数，所以其余部分中大小为奇数的连通块（奇块）有偶数个。
//!    设 X 是最终的 k 与 a 同奇偶时获胜的一方。他能做到这一点：使他每次走完之后，a 与 b 都保持
//!    现在的奇偶。
//! 4. 若对手改变了这个奇偶，他一定是把其余部分的一个奇块连到了点 1 或点 N。其余部分剩下奇数个奇
//!    块，所以还有奇块，X 把它连到同一个点。
//! 5. 若 X 面对的 a 与 b 奇偶正确，他就把其余部分的一个偶块连到点 1。若其余部分全是奇块，那么或
//!    者没有，或者至少有两个，有的话他把其中两个连起来。若其余部分为空，他就在还缺边的团中加一
//!    条边；若哪里也不缺边，游戏就结束了，k 正是他想要的。所以 X 胜，而轮到走的一方就是 X，当且
//!    仅当 c - a 是奇数。
//! 6. 假设 a 与 b 一奇一偶。那么其余部分中有奇块。轮到走的一方把它连到点 1 或点 N；两种连法中，
//!    一种使 a 与 b 都为偶数，另一种使它们都为奇数。其中必有一种使他成为第 3 步中的 X，所以他
//!    胜。
//!
//! 复杂度：每组 O((N + M) log M)。

use grundy::contest::union_find::UnionFind;
use proconio::{input, marker::Usize1};

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
        winners += if first_wins(n, edges) { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

fn first_wins(n: usize, edges: Vec<(usize, usize)>) -> bool {
    assert!(n > 1, "vertex 1 is vertex N");
    assert!(are_simple(&edges), "a loop or a double edge");
    let mut components = UnionFind::new(n);
    for &(a, b) in &edges {
        components.join(a, b);
    }
    let (size_of_1, size_of_n) = (components.size(0), components.size(n - 1));
    assert!(!components.are_joined(0, n - 1), "1 and {n} are connected");
    let lacks_odd_number = (n * (n - 1) / 2 - edges.len()) % 2 == 1;
    match (n % 2, size_of_1 % 2, size_of_n % 2) {
        (1, _, _) => lacks_odd_number,
        (_, 0, 0) => lacks_odd_number,
        (_, 1, 1) => !lacks_odd_number,
        _ => true,
    }
}

/// Returns whether there is neither a loop nor a double edge.
fn are_simple(edges: &[(usize, usize)]) -> bool {
    let mut sorted: Vec<(usize, usize)> =
        edges.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
    sorted.sort_unstable();
    sorted.iter().all(|(a, b)| a != b) && sorted.windows(2).all(|pair| pair[0] != pair[1])
}

mod grundy {
    pub mod contest {
        pub mod union_find {
            /// The sets into which the things 0, 1, …, n - 1 fall when pairs of them are joined.
            ///
            /// ```
            /// use grundy::contest::union_find::UnionFind;
            ///
            /// let mut sets = UnionFind::new(4);
            /// assert!(sets.join(0, 1) && sets.join(2, 3) && sets.join(3, 1));
            /// assert!(!sets.join(0, 2)); // this edge would close a cycle
            /// assert!(sets.are_joined(0, 2));
            /// ```
            ///
            /// # Method
            ///
            /// Each set is a tree of its elements. The smaller tree is attached to the root of the larger
            /// one, and a search halves the path that it follows. So m operations take O((n + m) α(n))
            /// time, where α(n) ≤ 4 for every n that fits into memory (R. E. Tarjan and J. van Leeuwen,
            /// *Worst-case analysis of set union algorithms*, Journal of the ACM 31, 1984).
            #[derive(Clone, Debug)]
            pub struct UnionFind {
                parents: Vec<usize>,
                sizes: Vec<usize>,
            }

            impl UnionFind {
                /// Creates `things` sets of one thing each. Cost: O(`things`).
                pub fn new(things: usize) -> UnionFind {
                    UnionFind { parents: (0..things).collect(), sizes: vec![1; things] }
                }

                /// Returns the thing that represents the set of `thing`: the same one for all things of the
                /// set, until another set is joined to it.
                ///
                /// # Panics
                /// Panics if there is no such thing.
                pub fn root(&mut self, thing: usize) -> usize {
                    let mut thing = thing;
                    while self.parents[thing] != thing {
                        self.parents[thing] = self.parents[self.parents[thing]];
                        thing = self.parents[thing];
                    }
                    thing
                }

                /// Joins the sets of `a` and `b`, and returns `true` if they were different sets.
                ///
                /// # Panics
                /// Panics if there is no such thing.
                pub fn join(&mut self, a: usize, b: usize) -> bool {
                    let (a, b) = (self.root(a), self.root(b));
                    if a == b {
                        return false;
                    }
                    let (small, large) =
                        if self.sizes[a] < self.sizes[b] { (a, b) } else { (b, a) };
                    self.parents[small] = large;
                    self.sizes[large] += self.sizes[small];
                    true
                }

                /// Returns `true` if `a` and `b` are in the same set.
                ///
                /// # Panics
                /// Panics if there is no such thing.
                pub fn are_joined(&mut self, a: usize, b: usize) -> bool {
                    self.root(a) == self.root(b)
                }

                /// Returns the number of things in the set of `thing`.
                ///
                /// # Panics
                /// Panics if there is no such thing.
                pub fn size(&mut self, thing: usize) -> usize {
                    let root = self.root(thing);
                    self.sizes[root]
                }
            }
        }
    }
}
