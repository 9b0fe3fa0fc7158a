// AtCoder ARC 162 C https://atcoder.jp/contests/arc162/tasks/arc162_c · made by `cargo judge bundle arc162_c --write` from 2723650d67d5ca9b
//! AtCoder ARC 162 C — Mex Game on Tree
//! <https://atcoder.jp/contests/arc162/tasks/arc162_c> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: each vertex of a tree with root 1 holds a number, or -1 if it is empty. Alice and Bob
//! take turns, Alice first, writing a number from 0 to N on an empty vertex until no vertex is
//! empty. Alice wins if in the end the mex of the numbers of some subtree (a vertex with all
//! vertices below it) is K. The input is the number of cases; each case is `N K`, the parents of
//! the vertices 2 to N, and the numbers. Print the winner of each case, `Alice` or `Bob`.
//! Bounds: at most 1000 cases; 2 ≤ N ≤ 1000, for all cases together at most 2000; 0 ≤ K ≤ N.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: game on a tree, which Alice must win with her first move.
//! Why: a subtree has mex K if it holds all numbers below K and does not hold K. Bob can spoil a
//! subtree by writing K into it, so Alice has time for only one move in a subtree. Call a subtree
//! good if it does not hold K and either has no empty vertex and lacks no number below K, or has
//! exactly one empty vertex and lacks at most one of these numbers.
//!
//! 1. If some subtree is good, Alice wins: she fills its empty vertex, if there is one, with the
//!    number below K that the subtree lacks, or, if it lacks none, with any number but K. Its mex
//!    is then K and stays K.
//! 2. Otherwise Bob can ensure that no subtree is good when Alice is to move or when play ends, so
//!    he wins. Let no subtree be good, and let Alice write a number on v. Then only the subtrees of
//!    v and of its ancestors can be good: the other subtrees are as before. No good subtree among
//!    these has all its vertices filled, because such a subtree would have been good before the
//!    move. So each good subtree has exactly one empty vertex.
//! 3. If there are good subtrees, let u be the root of the lowest one. Bob writes K on the empty
//!    vertex of the subtree of u. Then neither the subtree of u nor that of any ancestor of u is
//!    good, as they all hold K. Each subtree below u either has received K too or is unchanged, and
//!    so is not good.
//! 4. If no subtree is good, Bob writes K on any empty vertex, or the game is over. A subtree that
//!    receives K is not good.
//!
//! Cost: O(N log² N) per case: the smaller set of numbers is merged into the larger one.
//!
//! 规则：有一棵以 1 为根的树，每个点上有一个数，-1 表示空点。Alice 与 Bob 轮流在一个空点上写 0
//! 到 N 中的一个数，Alice 先手，直到没有空点。若最后有某个子树（一个点和它下面的所有点）的各数
//! 的 mex 为 K，则 Alice 胜。输入数据组数，每组为 `N K`、点 2 到 N 的父亲，以及各点上的数；输出
//! 每组的获胜者 `Alice` 或 `Bob`。
//! 范围：至多 1000 组；2 ≤ N ≤ 1000，各组总和至多 2000；0 ≤ K ≤ N。
//! 模型：树上游戏，Alice 必须第一步就取胜。
//! 思路：子树的 mex 为 K，就是它含有所有小于 K 的数而不含 K。Bob 只要往里写一个 K 就能破坏它，
//! 所以 Alice 只来得及走一步。若一个子树不含 K，并且或者没有空点而不缺小于 K 的数，或者恰有一个
//! 空点而至多缺一个小于 K 的数，就称它是好的。
//!
//! 1. 若有好的子树，Alice 胜：若它有空点，她就填上它所缺的数，不缺就填任意一个不是 K 的数。它
//!    的 mex 是 K，此后不再改变。
//! 2. 否则，Bob 能保证每次轮到 Alice 时以及游戏结束时都没有好的子树，从而获胜。设没有好的子树，
//!    Alice 在点 v 写了一个数。这时只有 v 和它的祖先的子树可能变好，其他子树都没有变。而变好的
//!    子树不会已经填满，因为那样的话它在这一步之前就是好的。所以它们各有一个空点。
//! 3. 若有变好的，设 u 是其中最低的点。Bob 在它的空点上写 K。于是 u 和它的所有祖先的子树都不是
//!    好的，因为含有 K。u 下方的子树，或者也得到了 K，或者没有变，也不是好的。
//! 4. 若没有变好的，Bob 在任意一个空点上写 K，或者游戏已经结束。得到 K 的子树不是好的。
//!
//! 复杂度：每组 O(N log² N)：启发式合并，把较小的数集并入较大的。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};
use std::collections::BTreeSet;

/// What is known about the numbers of a subtree.
#[derive(Default)]
struct Subtree {
    below_goal: BTreeSet<usize>,
    holds_goal: bool,
    empty_vertices: usize,
}

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, goal: usize, parents: [Usize1; n.saturating_sub(1)], numbers: [i64; n] }
        let root = (n > 0).then_some(None);
        let parents: Vec<Option<usize>> =
            root.into_iter().chain(parents.into_iter().map(Some)).collect();
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        winners += if alice_wins(&tree, &numbers, goal) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn alice_wins(tree: &RootedTree, numbers: &[i64], goal: usize) -> bool {
    let mut subtrees: Vec<Subtree> =
        numbers.iter().map(|&number| Subtree::of_vertex(number, goal)).collect();
    for &vertex in tree.from_root().iter().rev() {
        let subtree = std::mem::take(&mut subtrees[vertex]);
        if subtree.is_good(goal) {
            return true;
        }
        if let Some(parent) = tree.parents()[vertex] {
            subtrees[parent].join(subtree);
        }
    }
    false
}

impl Subtree {
    fn of_vertex(number: i64, goal: usize) -> Subtree {
        let mut subtree = Subtree::default();
        match usize::try_from(number) {
            Ok(number) if number < goal => {
                subtree.below_goal.insert(number);
            }
            Ok(number) => subtree.holds_goal = number == goal,
            Err(_) if number == -1 => subtree.empty_vertices = 1,
            Err(_) => panic!("{number} is no number of a vertex"),
        }
        subtree
    }

    fn join(&mut self, mut other: Subtree) {
        if self.below_goal.len() < other.below_goal.len() {
            std::mem::swap(&mut self.below_goal, &mut other.below_goal);
        }
        self.below_goal.extend(other.below_goal);
        self.holds_goal |= other.holds_goal;
        self.empty_vertices += other.empty_vertices;
    }

    /// Returns whether Alice can give this subtree the mex `goal` in one move.
    fn is_good(&self, goal: usize) -> bool {
        let lacking = goal - self.below_goal.len();
        !self.holds_goal && self.empty_vertices <= 1 && lacking <= self.empty_vertices
    }
}

mod grundy {
    pub mod contest {
        // Graphs and trees.
        pub mod edges {
            use std::fmt;

            #[allow(dead_code)]
            /// The reason why edges do not form a graph, or do not form one of the required kind.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum GraphError {
                /// An edge names a vertex that does not exist.
                NoSuchVertex {
                    /// The vertex that the edge names.
                    vertex: usize,
                    /// The number of vertices, which are numbered from 0.
                    vertices: usize,
                },
                /// There is a cycle where there must be none: play on this graph need not end.
                Cycle {
                    /// A vertex on the cycle.
                    vertex: usize,
                },
                /// The edges of a tree do not connect all its vertices.
                NotConnected {
                    /// A vertex that is not connected to the root.
                    vertex: usize,
                },
                /// There is a cycle of odd length where there must be none.
                OddCycle {
                    /// A vertex on the cycle.
                    vertex: usize,
                },
                /// There are at least 2^31 - 1 vertices or edges, which is not supported.
                TooLarge,
                /// There are more vertices than are supported for a computation over all sets of vertices.
                TooManyVertices {
                    /// The number of vertices.
                    vertices: usize,
                    /// The number that is supported.
                    most: usize,
                },
            }

            impl fmt::Display for GraphError {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    match self {
                        GraphError::NoSuchVertex { vertex, vertices } => {
                            write!(
                                f,
                                "an edge names vertex {} of {}, counted from 0",
                                vertex, vertices
                            )
                        }
                        GraphError::Cycle { vertex } => {
                            write!(f, "vertex {}, counted from 0, is on a cycle", vertex)
                        }
                        GraphError::NotConnected { vertex } => {
                            write!(
                                f,
                                "no edges lead from the root to vertex {}, counted from 0",
                                vertex
                            )
                        }
                        GraphError::OddCycle { vertex } => {
                            write!(
                                f,
                                "vertex {}, counted from 0, is on a cycle of odd length",
                                vertex
                            )
                        }
                        GraphError::TooManyVertices { vertices, most } => {
                            write!(f, "{} vertices, but at most {} are supported", vertices, most)
                        }
                        GraphError::TooLarge => write!(f, "2^31 - 1 vertices or edges, or more"),
                    }
                }
            }
        }
        pub mod rooted_tree {
            use super::edges::GraphError;

            /// A tree with a root, or several such trees: the parent of each vertex, and an order in which
            /// parents come first.
            ///
            /// ```
            /// use grundy::contest::rooted_tree::RootedTree;
            ///
            /// // 1 – 0 – 2 – 3, rooted at vertex 2.
            /// let tree = RootedTree::from_edges(4, &[(0, 1), (0, 2), (2, 3)], 2).unwrap();
            /// assert_eq!(tree.parents(), [Some(2), Some(0), None, Some(2)]);
            /// assert_eq!(tree.from_root(), [2, 0, 3, 1]);
            /// assert_eq!(tree.depths(), [1, 2, 0, 1]);
            /// ```
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct RootedTree {
                parents: Vec<Option<usize>>,
                from_root: Vec<usize>,
            }

            impl RootedTree {
                /// Creates the tree, or the trees, in which the parent of vertex v is `parents[v]`; roots
                /// have `None`. Vertices may be numbered in any order. Cost: O(vertices), without
                /// recursion.
                ///
                /// # Errors
                /// Returns an error if a parent does not exist, or if some vertex is its own ancestor.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// # use grundy::graph::GraphError;
                /// let stalk = RootedTree::from_parents(&[Some(1), Some(2), None]).unwrap();
                /// assert_eq!(stalk.from_root(), [2, 1, 0]);
                /// let circle = RootedTree::from_parents(&[Some(1), Some(0)]);
                /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 0 }));
                /// ```
                pub fn from_parents(parents: &[Option<usize>]) -> Result<RootedTree, GraphError> {
                    let vertices = parents.len();
                    let mut children = vec![0u32; vertices];
                    for &vertex in parents.iter().flatten() {
                        let count = children.get_mut(vertex);
                        *count.ok_or(GraphError::NoSuchVertex { vertex, vertices })? += 1;
                    }
                    let mut order: Vec<usize> =
                        (0..vertices).filter(|&vertex| children[vertex] == 0).collect();
                    let mut done = 0;
                    while done < order.len() {
                        if let Some(parent) = parents[order[done]] {
                            children[parent] -= 1;
                            if children[parent] == 0 {
                                order.push(parent);
                            }
                        }
                        done += 1;
                    }
                    // Each vertex has at most one parent, so only the cycles themselves remain.
                    if let Some(vertex) = children.iter().position(|&left| left > 0) {
                        return Err(GraphError::Cycle { vertex });
                    }
                    order.reverse();
                    Ok(RootedTree { parents: parents.to_vec(), from_root: order })
                }

                /// Returns the parent of each vertex, which is `None` for a root.
                pub fn parents(&self) -> &[Option<usize>] {
                    &self.parents
                }

                /// Returns all vertices, each after its parent; in reverse order, each vertex comes after its
                /// children.
                pub fn from_root(&self) -> &[usize] {
                    &self.from_root
                }
            }
        }
    }
}
