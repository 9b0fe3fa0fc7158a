// AtCoder ABC 398 G https://atcoder.jp/contests/abc398/tasks/abc398_g · made by `cargo judge bundle abc398_g --write` from 696b6c4bcf4ce19b
//! AtCoder ABC 398 G — Not Only Tree Game
//! <https://atcoder.jp/contests/abc398/tasks/abc398_g> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: a graph has no cycle of odd length. A move adds a new edge that closes no cycle of odd
//! length; whoever cannot move loses, and Aoki moves first. The input is `N M`, then M edges `U V`.
//! Print the winner, `Aoki` or `Takahashi`.
//! Bounds: 1 ≤ N ≤ 200,000; 0 ≤ M ≤ 200,000; 1 ≤ U < V ≤ N; no edge is given twice.
//! Kind: impartial
//! Model: parity, the sides of the components.
//! Why: every move adds one edge, and in the end the graph is complete bipartite. So all that
//! matters is which player can determine the parity of the final number of edges.
//!
//! 1. Each component has two sides, of a and b vertices. Call a single vertex an I component, and
//!    any other component an EE, OO or EO component according to the parities of a and b. If x
//!    edges are missing within components, the sum of all a · b is M + x. So M + x has the same
//!    parity as the number of OO components.
//! 2. An edge between two components merges them. If one of them has vertices on both sides, the
//!    ends of the edge can be chosen to combine the sides in either of the two possible ways. In
//!    the end there is one component and no missing edge.
//! 3. Let N be odd. Then a · b is even in the final graph, so the number of moves has the same
//!    parity as M: the first player wins if M is odd.
//! 4. Let N be even. Then the total number of EO and I components is even, as these are exactly the
//!    components of odd size. Suppose that there is no EO component, and let q be x plus half the
//!    number of I components. The position is lost if q is even. An edge within a component lowers
//!    x by 1, and an edge between two I components lowers the number of I components by 2 and does
//!    not change x. An edge between two EE or OO components, one with sides of a and b vertices and
//!    one with sides of c and d vertices, puts a · c + b · d pairs of vertices on opposite sides.
//!    This number is even, and one of the pairs is joined by the new edge. All these moves change
//!    the parity of q; if q is odd, a move of one of the first two kinds is possible, and in the
//!    end q is 0. The only other move joins an I component to an EE or OO component and leaves a
//!    position with one EO component, which is won by step 5.
//! 5. A position with one EO component is won. There must also be an I component, as the number of
//!    EO and I components is even. The vertex of this I component can join either side of the EO
//!    component, and is then opposite the a vertices of one side or the b vertices of the other.
//!    One of the two choices makes q even and leaves no EO component. A position with two EO
//!    components is won: joining them puts a · d + b · c or a · c + b · d pairs on opposite sides,
//!    and one of these numbers is even and the other odd.
//! 6. A position with three or more EO components is lost if M is even. A move makes M odd and
//!    removes at most two EO components, so it leaves a position with M odd that is won by step 5
//!    or still has three or more EO components. And from such a position some move keeps the number
//!    of EO components: if x > 0, an edge within a component; otherwise the number of OO components
//!    is odd by step 1, and joining an OO component to an EO component makes another EO component.
//!
//! By step 1, q is even exactly when M plus the number of OO components plus half the number of I
//! components is even.
//! Cost: O(N + M log M).
//!
//! 规则：有一个没有奇环的图。每次操作加一条图中没有的边，且不能形成奇环；无法操作者输，Aoki 先手。
//! 输入 `N M`，再给出 M 条边 `U V`。输出获胜者 `Aoki` 或 `Takahashi`。
//! 范围：1 ≤ N ≤ 200,000；0 ≤ M ≤ 200,000；1 ≤ U < V ≤ N；没有重边。
//! 模型：奇偶性（各连通分量两侧的点数）。
//! 思路：每步加一条边，终局是完全二部图。所以只需看最后边数的奇偶，以及谁能决定它。
//!
//! 1. 每个连通分量有两侧，点数为 a、b。孤立点记为 I，其余按 a、b 的奇偶记为 EE、OO 或 EO。设各分量
//!    内部共缺 x 条边，则所有 a · b 之和为 M + x，所以 M + x 与 OO 的个数同奇偶。
//! 2. 在两个分量之间加边就把它们合并；若其中一个的两侧都有点，选取端点就能决定两侧怎样拼合。终局只
//!    有一个分量，不缺边。
//! 3. 设 N 为奇数。终局的 a · b 为偶数，所以剩余步数与 M 同奇偶：M 为奇数时先手胜。
//! 4. 设 N 为偶数。EO 与 I 恰是点数为奇数的分量，总数为偶数。先设没有 EO，令 q 为 x 加上 I 的个数的
//!    一半，则 q 为偶数时必败。分量内部加边使 x 减 1；两个 I 之间加边使 I 少两个，x 不变；另外两个
//!    分量之间加边，新出现 a · c + b · d 对相对的点，为偶数，其中一对就是这条边。这些操作都改
//!    变 q 的奇偶；q 为奇数时前两种之一可行，终局 q 为 0。剩下的操作是把一个 I 连到 EE 或 OO 上，留
//!    下一个 EO，由第 5 步它是必胜态。
//! 5. 恰有一个 EO 时必胜：这时还有 I，这个点可以加入 EO 的任一侧，与之相对的是一侧的 a 个点或另一侧
//!    的 b 个点，其中总有一种使 q 为偶数，且不再有 EO。恰有两个 EO 时也必胜：合并它们新出
//!    现 a · d + b · c 或 a · c + b · d 对相对的点，一为偶数一为奇数。
//! 6. 至少有三个 EO 时，M 为偶数则必败：每步使 M 变为奇数，至多减少两个 EO，所以留下的或者是第 5 步
//!    的必胜态，或者仍有三个 EO 而 M 为奇数。对于后者，总有一步不减少 EO：若 x > 0，就在分量内部加
//!    边；否则由第 1 步 OO 有奇数个，把一个 OO 与一个 EO 合并，得到的仍是 EO。
//!
//! 由第 1 步，q 为偶数当且仅当 M、OO 的个数与 I 的个数的一半三者之和为偶数。
//! 复杂度：O(N + M log M)。

use grundy::contest::edges::Rows;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, mut edges: [(Usize1, Usize1); m] }
    for edge in &mut edges {
        let (u, v) = *edge;
        assert!(u < n && v < n, "an edge of {} and {}, with {n} vertices", u + 1, v + 1);
        *edge = (u.min(v), u.max(v));
    }
    edges.sort_unstable();
    edges.dedup();
    let first_wins = first_wins(n, edges.len(), &Components::of(n, &edges));
    println!("{}", if first_wins { "Aoki" } else { "Takahashi" });
}

fn first_wins(vertices: usize, edges: usize, components: &Components) -> bool {
    let Components { isolated, both_odd, mixed } = components;
    match mixed {
        _ if vertices % 2 == 1 => edges % 2 == 1,
        0 => (edges + both_odd + isolated / 2) % 2 == 1,
        1 | 2 => true,
        _ => edges % 2 == 1,
    }
}

/// The numbers of components of three kinds: single vertices, components with two odd sides, and
/// components with an odd side and a nonempty even side.
#[derive(Default)]
struct Components {
    isolated: usize,
    both_odd: usize,
    mixed: usize,
}

impl Components {
    fn of(n: usize, edges: &[(usize, usize)]) -> Components {
        let both_ways = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]);
        let neighbours = Rows::new(n, both_ways);
        let mut sides = vec![None; n];
        let mut components = Components::default();
        for vertex in 0..n {
            if sides[vertex].is_none() {
                components.count(colour(vertex, &neighbours, &mut sides));
            }
        }
        components
    }

    fn count(&mut self, sizes: [usize; 2]) {
        match (sizes, sizes.map(|size| size % 2)) {
            ([1, 0], _) => self.isolated += 1,
            (_, [1, 1]) => self.both_odd += 1,
            (_, [0, 0]) => {}
            _ => self.mixed += 1,
        }
    }
}

/// Divides the vertices of a component into two sides and returns their sizes, starting with the
/// side of `start`.
fn colour(start: usize, neighbours: &Rows, sides: &mut [Option<usize>]) -> [usize; 2] {
    let mut sizes = [1, 0];
    sides[start] = Some(0);
    let mut open = vec![(start, 0)];
    while let Some((vertex, side)) = open.pop() {
        let other = 1 - side;
        for &next in neighbours.row(vertex as u32) {
            let next = next as usize;
            match sides[next] {
                None => {
                    sides[next] = Some(other);
                    sizes[other] += 1;
                    open.push((next, other));
                }
                Some(found) => {
                    assert!(found == other, "vertex {} is on a cycle of odd length", next + 1);
                }
            }
        }
    }
    sizes
}

mod grundy {
    pub mod contest {
        // Graphs and trees.
        pub mod edges {
            /// An adjacency list in compressed rows: the heads of all edges, sorted by their tails. For a large
            /// graph, its two arrays are built and read much faster than a `Vec` for each vertex.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Rows {
                starts: Vec<u32>,
                heads: Vec<u32>,
            }

            impl Rows {
                /// Creates the rows of `edges`. Each edge is given by its tail and its head, and edges keep
                /// their order within a row. Cost: O(`vertices` + edges); `edges` is iterated over twice.
                ///
                /// # Panics
                /// Panics if a tail is not below `vertices`. Heads may be any 32-bit numbers.
                pub fn new(
                    vertices: usize,
                    edges: impl Iterator<Item = (usize, usize)> + Clone,
                ) -> Rows {
                    let mut starts = vec![0; vertices + 1];
                    for (tail, _) in edges.clone() {
                        starts[tail + 1] += 1;
                    }
                    for vertex in 0..vertices {
                        starts[vertex + 1] += starts[vertex];
                    }
                    let mut heads = vec![0; starts[vertices] as usize];
                    let mut next = starts.clone();
                    for (tail, head) in edges {
                        heads[next[tail] as usize] = head as u32;
                        next[tail] += 1;
                    }
                    Rows { starts, heads }
                }

                /// Returns the heads of the edges from `vertex`.
                ///
                /// # Panics
                /// Panics if there is no such vertex.
                pub fn row(&self, vertex: u32) -> &[u32] {
                    let vertex = vertex as usize;
                    &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
                }
            }
        }
    }
}
