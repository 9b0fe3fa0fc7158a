// Codeforces 1919G https://codeforces.com/problemset/problem/1919/G · made by `cargo judge bundle cf1919g --write` from 18a2d90e8d85086d
//! Codeforces 1919G — Tree LGM
//! <https://codeforces.com/problemset/problem/1919/G> · 3 s · 256 MiB · difficulty 10
//!
//! Rules: a tree has a root, and a coin is on one of its vertices; a move takes the coin from its
//! vertex to a child of this vertex, and whoever cannot move loses. The input is `n`, then an n by
//! n table of digits; print `YES` and the edges of a tree for which the digit in row i, column j
//! is 1 if and only if the first player wins with the root i and the coin on j, or `NO` if there is
//! no such tree.
//! Bounds: n ≤ 5000.
//! Kind: impartial
//! Picture: as in contest::rooted_tree
//! Model: game on a tree, put together from the outcomes for each root.
//! Why: call a neighbour of j *good* if the player to move loses when the coin is on this neighbour
//! and has just come from j. With the root i, the first player wins from j if and only if some
//! neighbour of j is good and not on the path from j to i (∗).
//!
//! 1. So column j is 0 throughout if j has no good neighbour (call j *barren*), and 1 throughout if
//!    it has two or more (call j *rich*). If j has exactly one good neighbour, c, then column j
//!    is 0 in the rows of the vertices on c's side of the edge from j to c, and 1 in the other
//!    rows. Then, as c is lost when the coin comes from j, c has no good neighbour except perhaps
//!    j; and j is lost with the root c, so j is a good neighbour of c. Hence column c is 0 where
//!    column j is 1, and 1 where column j is 0. Call j and c *partners*.
//! 2. As different edges divide the vertices in different ways, no two of the vertices with
//!    partners have equal columns, and so the table shows which vertices are partners. Without the
//!    edges between partners the tree falls into parts. Two vertices are in the same part if and
//!    only if their rows are equal, because a column with both digits tells only on which side of
//!    an edge between partners a vertex is.
//! 3. For two different vertices i and j in the same part, the row of i has 0 in column j if and
//!    only if j is barren. So a neighbour in the part is good if and only if it is barren. Barren
//!    vertices and vertices with a partner have no barren neighbour in the part, and rich vertices
//!    have at least two barren neighbours there.
//! 4. Thus in a part of more than one vertex, barren vertices have only rich neighbours. If there
//!    are r > 0 rich vertices and b barren ones, there are at least 2r edges between rich and
//!    barren vertices, and at most r + b - 1 because there is no cycle, so b > r. If r = 0, then
//!    either b = 0 or the part is a single barren vertex. This vertex has no partner, so the part
//!    is then the whole tree.
//! 5. Where these conditions hold, the vertices of a part can be joined as follows: barren and rich
//!    vertices alternate on a path with barren ends; the other barren vertices are joined to one of
//!    the rich ones; the vertices with partners are joined to the same rich one or, if the part has
//!    no rich vertex, to one another in a path.
//! 6. If the table belongs to some tree, it also belongs to the tree that consists of these parts
//!    and the edges between partners. Each edge between partners has the same vertices on either
//!    side as before, because the parts have the same vertices. So if every vertex that is good
//!    according to the table is good on this tree, each column satisfies (∗): the table follows the
//!    rules of the game on this tree. Only one table follows these rules, as the tree is finite. If
//!    the table belongs to no tree, playing the game on the tree just built reveals this.
//! 7. To play the game for all roots, take one vertex as the root first, and then each other vertex
//!    v after its parent p. Whether the root is p or v, all other vertices have the same subtrees,
//!    so the rows of p and v differ only in columns p and v, if at all. With v as the root, the
//!    digit in column v is 1 if and only if some child of v is lost, and likewise for the digit in
//!    column p and the children of p: the children of v are now all its neighbours, and the
//!    children of p are its neighbours except v.
//!
//! Cost: O(n² log n), to find equal rows and opposite columns.
//!
//! 规则：有根树的某个点上有一枚硬币；每次操作把它移到一个儿子，无法操作者输。只有一组数据，给出
//! `n` 和 n × n 的数字表；要构造一棵树，使第 i 行第 j 列的数字为 1，当且仅当以 i 为根、硬币在 j
//! 时先手胜。有这样的树则输出 `YES` 和各边，没有则输出 `NO`。
//! 范围：n ≤ 5000。
//! 模型：树上游戏，由各个根的胜负还原出树。
//! 思路：设硬币从 j 移到它的一个邻点，若此时轮到走的人必败，就称这个邻点对 j 是“好”的。以 i 为根
//! 时，从 j 开始先手胜，当且仅当 j 有一个好的邻点不在通往 i 的路上（∗）。
//!
//! 1. 所以 j 没有好的邻点时，第 j 列全为 0，称 j 为“贫”点；有两个或更多时全为 1，称为“富”点。若
//!    恰有一个，设为 c，去掉 j 与 c 之间的边，第 j 列在 c 一侧各点的行为 0，在其余的行为 1。此
//!    时由于 c 必败，c 除 j 之外没有好邻点；而以 c 为根时 j 必败，所以 j 是 c 的好邻点。因此第
//!    c 列与第 j 列处处相反。称 j 与 c 互为“伙伴”。
//! 2. 每条边划分点的方式各不相同，所以有伙伴的点，它们的列互不相同，由表就能看出谁与谁是伙伴。
//!    去掉伙伴之间的边，树分成若干部分。两个点在同一部分，当且仅当它们的行相等，因为各列只说明
//!    一个点在某条伙伴之间的边的哪一侧，别的什么也不说明。
//! 3. 在同一部分内，i ≠ j 时，第 i 行第 j 列为 0 当且仅当 j 是贫点。所以部分内的邻点是好的，当
//!    且仅当它是贫点。于是贫点和有伙伴的点在部分内没有贫的邻点，富点至少有两个。
//! 4. 因此在多于一个点的部分中，贫点的邻点全是富点。若有 r > 0 个富点和 b 个贫点，它们之间的边
//!    至少有 2r 条，而因为没有环，至多有 r + b - 1 条，所以 b > r。若 r = 0，则 b = 0，或者这一
//!    部分只有一个贫点，它没有伙伴，所以就是整棵树。
//! 5. 满足这些条件时，一个部分可以这样连起来：先取一条贫点与富点交替的路，两端是贫点；其余的贫
//!    点接在一个富点上；有伙伴的点也接在这个富点上，没有富点则依次连成一条链。
//! 6. 若表属于某棵树，则也属于由这些部分和伙伴之间的边组成的树。这些边两侧的点与原来相同，因为
//!    各部分的点相同。所以，只要表所说的好点确实是好的，每一列就满足（∗）：表在这棵树上符合游戏
//!    规则。树是有限的，所以符合规则的表只有一个。若表不属于任何树，在这棵树上算一遍游戏就能发
//!    现。
//! 7. 要对所有的根算游戏，先取一个根，再按父亲在前的次序换到其余各点（换根）。设 v 的父亲是 p：
//!    以 p 为根与以 v 为根时，其余各点的子树都不变，所以 p 与 v 两行至多在第 p、v 两列不同。这
//!    两列的数字为 1，当且仅当有必败的儿子：此时 v 的儿子是它的所有邻点，p 的儿子是除 v 以外的
//!    邻点。
//!
//! 复杂度：O(n² log n)，用于找相等的行和相反的列。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Bytes};
use std::collections::BTreeMap;

fn main() {
    input! { n: usize, table: [Bytes; n] }
    for row in &table {
        assert!(row.len() == n, "a row of {} digits, not {n}", row.len());
        assert!(row.iter().all(|digit| b"01".contains(digit)), "a digit that is not 0 or 1");
    }
    match tree(&table).filter(|edges| has_outcomes(edges, &table)) {
        Some(edges) => {
            let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1));
            print!("YES\n{}", lines.collect::<String>());
        }
        None => println!("NO"),
    }
}

/// Returns the edges of a tree that has the table's outcomes, if there is such a tree.
fn tree(table: &[Vec<u8>]) -> Option<Vec<(usize, usize)>> {
    let columns = columns(table);
    let mut edges = edges_between_partners(&columns)?;
    let mut parts: BTreeMap<&[u8], Part> = BTreeMap::new();
    for (vertex, row) in table.iter().enumerate() {
        let part = parts.entry(row).or_default();
        let column = &columns[vertex];
        if !column.contains(&b'1') {
            part.barren.push(vertex);
        } else if !column.contains(&b'0') {
            part.rich.push(vertex);
        } else {
            part.with_partner.push(vertex);
        }
    }
    for part in parts.values() {
        part.join(&mut edges)?;
    }
    Some(edges)
}

/// Returns the columns of a square table.
fn columns(table: &[Vec<u8>]) -> Vec<Vec<u8>> {
    // Writing the ends of a few columns at a time is fast: they stay in the processor's cache.
    const AT_A_TIME: usize = 64;
    let mut columns: Vec<Vec<u8>> = table.iter().map(|_| Vec::with_capacity(table.len())).collect();
    for (block, columns) in columns.chunks_mut(AT_A_TIME).enumerate() {
        for row in table {
            for (column, &digit) in columns.iter_mut().zip(&row[block * AT_A_TIME..]) {
                column.push(digit);
            }
        }
    }
    columns
}

/// Returns an edge for each pair of vertices whose columns are opposite and contain both digits, or
/// `None` if a column with both digits has no opposite column.
fn edges_between_partners(columns: &[Vec<u8>]) -> Option<Vec<(usize, usize)>> {
    let is_mixed = |column: &[u8]| column.contains(&b'0') && column.contains(&b'1');
    let mixed = || columns.iter().enumerate().filter(|(_, column)| is_mixed(column));
    let vertices: BTreeMap<&[u8], usize> =
        mixed().map(|(vertex, column)| (column.as_slice(), vertex)).collect();
    let mut edges = Vec::new();
    for (vertex, column) in mixed() {
        let opposite: Vec<u8> = column.iter().map(|digit| b'0' + b'1' - digit).collect();
        let &partner = vertices.get(opposite.as_slice())?;
        if vertex < partner {
            edges.push((vertex, partner));
        }
    }
    Some(edges)
}

/// The vertices of one of the parts into which the tree falls without the edges between partners.
#[derive(Default)]
struct Part {
    barren: Vec<usize>,
    rich: Vec<usize>,
    with_partner: Vec<usize>,
}

impl Part {
    /// Adds edges that connect the vertices of the part, or returns `None` if they cannot be
    /// connected.
    fn join(&self, edges: &mut Vec<(usize, usize)>) -> Option<()> {
        let Some(&hub) = self.rich.first() else {
            edges.extend(self.with_partner.windows(2).map(|pair| (pair[0], pair[1])));
            let is_alone = self.barren.len() == 1 && self.with_partner.is_empty();
            return (self.barren.is_empty() || is_alone).then_some(());
        };
        if self.barren.len() <= self.rich.len() {
            return None;
        }
        let (on_path, others) = self.barren.split_at(self.rich.len() + 1);
        for (ends, &middle) in on_path.windows(2).zip(&self.rich) {
            edges.extend(ends.iter().map(|&end| (end, middle)));
        }
        edges.extend(others.iter().chain(&self.with_partner).map(|&vertex| (hub, vertex)));
        Some(())
    }
}

/// Returns whether the edges form a tree whose outcomes are those of the table.
fn has_outcomes(edges: &[(usize, usize)], table: &[Vec<u8>]) -> bool {
    let Ok(tree) = RootedTree::from_edges(table.len(), edges, 0) else {
        return false;
    };
    let lost_children = lost_children(&tree);
    let row: Vec<u8> = lost_children.iter().map(|&lost| digit(lost)).collect();
    if row != table[0] {
        return false;
    }
    // The number of good neighbours of each vertex whose row has been compared.
    let mut good_neighbours = lost_children.clone();
    for &vertex in &tree.from_root()[1..] {
        let Some(parent) = tree.parents()[vertex] else { continue };
        // From one root to the next, only the outcomes of these two vertices may differ.
        let mut row = table[parent].clone();
        let is_lost = row[vertex] == b'0';
        row[parent] = digit(good_neighbours[parent] - u32::from(is_lost));
        good_neighbours[vertex] += u32::from(row[parent] == b'0');
        row[vertex] = digit(good_neighbours[vertex]);
        if row != table[vertex] {
            return false;
        }
    }
    true
}

/// Returns, for each vertex of the tree, how many of its children are lost.
fn lost_children(tree: &RootedTree) -> Vec<u32> {
    let mut lost_children = vec![0; tree.parents().len()];
    for &vertex in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[vertex] {
            lost_children[parent] += u32::from(lost_children[vertex] == 0);
        }
    }
    lost_children
}

/// Returns the digit of a vertex from which one move can reach this many lost vertices.
fn digit(lost: u32) -> u8 {
    b'0' + u8::from(lost > 0)
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

            /// Checks that every edge joins vertices below `vertices`, and that twice the number of vertices
            /// and twice the number of edges fit into 32 bits.
            pub(crate) fn check_edges(
                vertices: usize,
                edges: &[(usize, usize)],
            ) -> Result<(), GraphError> {
                if vertices.max(edges.len()) >= i32::MAX as usize {
                    return Err(GraphError::TooLarge);
                }
                let mut ends = edges.iter().flat_map(|&(from, to)| [from, to]);
                match ends.find(|&vertex| vertex >= vertices) {
                    Some(vertex) => Err(GraphError::NoSuchVertex { vertex, vertices }),
                    None => Ok(()),
                }
            }
        }
        pub mod rooted_tree {
            use super::edges::{check_edges, GraphError, Rows};

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
                /// Creates the tree with the given undirected edges between the vertices 0, …,
                /// `vertices` - 1 and the given root. Cost: O(vertices), without recursion.
                ///
                /// # Errors
                /// Returns an error if an edge or `root` names a vertex that does not exist, if some vertex
                /// is not connected to the root, or if there is a cycle. A loop is a cycle, and so are two
                /// edges between the same vertices.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// # use grundy::graph::GraphError;
                /// let apart = RootedTree::from_edges(4, &[(0, 1), (2, 3), (3, 2)], 0);
                /// assert_eq!(apart, Err(GraphError::NotConnected { vertex: 2 }));
                /// let circle = RootedTree::from_edges(2, &[(0, 1), (1, 0)], 0);
                /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 1 }));
                /// ```
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                    root: usize,
                ) -> Result<RootedTree, GraphError> {
                    check_edges(vertices, edges)?;
                    if root >= vertices {
                        return Err(GraphError::NoSuchVertex { vertex: root, vertices });
                    }
                    let both_ways = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                    let neighbours = Rows::new(vertices, both_ways);
                    let mut parents = vec![None; vertices];
                    let mut from_root = vec![root];
                    let mut done = 0;
                    while done < from_root.len() {
                        let parent = from_root[done];
                        for &vertex in neighbours.row(parent as u32) {
                            let vertex = vertex as usize;
                            if vertex != root && parents[vertex].is_none() {
                                parents[vertex] = Some(parent);
                                from_root.push(vertex);
                            }
                        }
                        done += 1;
                    }
                    let lost = |vertex: &usize| *vertex != root && parents[*vertex].is_none();
                    if let Some(vertex) = (0..vertices).find(lost) {
                        return Err(GraphError::NotConnected { vertex });
                    }
                    // Each vertex has one edge to its parent; any other edge closes a cycle.
                    let mut has_edge = vec![false; vertices];
                    for &(a, b) in edges {
                        let child = if parents[a] == Some(b) { a } else { b };
                        let is_first = parents[child] == Some(a ^ b ^ child);
                        if !is_first || std::mem::replace(&mut has_edge[child], true) {
                            return Err(GraphError::Cycle { vertex: a });
                        }
                    }
                    Ok(RootedTree { parents, from_root })
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
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
