// Luogu P9220 https://www.luogu.com.cn/problem/P9220 · made by `cargo judge bundle luogu_p9220 --write` from aa658a46f7648f2e
//! Luogu P9220 — Mahiru Shiina (椎名真昼)
//! <https://www.luogu.com.cn/problem/P9220> · 1 s · 256 MiB · difficulty 7
//!
//! Rules: the vertices of a directed graph are black (1) or white (0). A move chooses a vertex and
//! flips all vertices that can be reached from it, itself included; whoever makes all vertices
//! white wins. Alice moves first. The input has T cases: `n m`, the colours and m edges; for each
//! case print `A`, `B`, or `N` if nobody can force a win, with all answers on one line.
//! Bounds: 1 ≤ T ≤ 15; 1 ≤ n ≤ 10^5; 1 ≤ m ≤ 2 · 10^5.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph, strong components that are flipped together.
//! Why: what matters is the set of strong components that still have to be flipped an odd number of
//! times. A move adds one component to this set or removes one from it, and nobody wants to leave
//! exactly one component in it:
//!
//! 1. The vertices of a strong component are always flipped together. If a component has vertices
//!    of both colours, it never becomes white: nobody wins.
//! 2. Otherwise go through the components in an order in which all edges lead forward. Call a
//!    component due if it is black after the due components before it have been flipped; no later
//!    component changes it. So flipping each due component once makes all vertices white, and
//!    flipping any other set of components does not. As the order of flips does not matter and two
//!    flips of the same component cancel out, a move changes whether one component of the mover's
//!    choice is due, and all vertices are white exactly when no component is due.
//! 3. With one due component the mover wins. With no due component, all vertices are white already,
//!    every move leaves one component due, and Bob wins. If there are only two components and both
//!    are due, every move also leaves one component due, and Bob wins. In all other cases there are
//!    at least three components, and at least two of them are due. The mover can keep at least two
//!    components due, by adding a third if two are due, or by removing one if more are due. So
//!    nobody can force a win.
//! 4. Exactly one component is due if and only if the black vertices are exactly those that some
//!    vertex v reaches. To find v, search from one black vertex after another, each time entering
//!    only vertices that no earlier search has reached. The last vertex from which a search starts
//!    is in the strong component of v, because all black vertices have been reached once a search
//!    has reached v.
//! 5. There are exactly two components, and both are due, if and only if two conditions hold for
//!    the vertex s from which the last search starts and some vertex t outside the component of s:
//!    each vertex is in the component of s or of t, and the black vertices are those that exactly
//!    one of s and t reaches.
//!
//! Cost: O(n + m) per case.
//!
//! 规则：有一张有向图，每个点是黑的（1）或白的（0）。每次操作选一个点，把它能到达的所有点（包括
//! 它自己）翻转颜色；使所有点都变白者胜，Alice 先手。共 T 组数据，每组先给出 `n m`，再给出各点
//! 颜色和 m 条边；输出 `A`、`B`，谁也不能必胜则输出 `N`，各组都在一行上。
//! 范围：1 ≤ T ≤ 15；1 ≤ n ≤ 10^5；1 ≤ m ≤ 2 · 10^5。
//! 模型：图上游戏，强连通分量一起翻转。
//! 思路：只需知道哪些强连通分量还要翻转奇数次。每步使其中增加一个或减少一个分量，而谁也不愿只
//! 留下一个：
//!
//! 1. 同一个强连通分量的点总是一起翻转。如果其中两种颜色都有，就永远不能全变白：谁也赢不了。
//! 2. 否则按边都指向后面的次序（拓扑序）看各个分量。把前面待翻的分量都翻过之后，若一个分量是黑
//!    的，它就是待翻的；后面的分量影响不到它。所以把待翻的分量各翻一次，所有点都变白，翻其他任
//!    何集合都不行。翻转的次序没有影响，翻两次等于没翻，所以每步就是任选一个分量，改变它是否待
//!    翻；当且仅当没有待翻的分量时所有点都是白的。
//! 3. 恰有一个待翻时，轮到的人胜。一个也没有，即所有点已经是白的时，每步都留下一个，Bob 胜；总
//!    共只有两个分量、两个都待翻时也一样。其余情形至少有三个分量，而且至少有两个待翻。轮到的人
//!    可以保持这个状况：恰有两个时添上第三个，更多时去掉一个。所以谁也不能必胜。
//! 4. 恰有一个分量待翻，当且仅当黑点恰好是某个点 v 能到达的那些点。为找 v，依次从各个黑点开始搜
//!    索，每次只搜以前没有到过的点。最后一次搜索的起点要么是 v，要么与 v 互相可达：因为一旦找
//!    到 v，所有黑点就都找到了。
//! 5. 总共两个分量、两个都待翻，当且仅当对最后一次搜索的起点 s 和它的分量之外的某个点 t，以下两
//!    条都成立：每个点都在 s 或 t 的分量里；黑点恰好是 s、t 之中一个能到达而另一个不能到达的
//!    点。
//!
//! 复杂度：每组 O(n + m)。

use grundy::contest::edges::Rows;
use proconio::{input, marker::Usize1};

/// A directed graph, stored with its edges and with the reversed edges.
struct Graph {
    ahead: Rows,
    back: Rows,
}

impl Graph {
    /// Returns which vertices are in the strong component of `vertex`.
    fn component(&self, vertex: usize) -> Vec<bool> {
        let (reached, reaching) = (reach(vertex, &self.ahead), reach(vertex, &self.back));
        reached.iter().zip(reaching).map(|(&reached, reaching)| reached && reaching).collect()
    }
}

/// Returns which vertices can be reached from `start`.
fn reach(start: usize, edges: &Rows) -> Vec<bool> {
    let mut is_found = vec![false; edges.vertices()];
    search(start, edges, &mut is_found);
    is_found
}

/// Marks the vertices that can be reached from `start`, without going on from vertices that were
/// already marked.
fn search(start: usize, edges: &Rows, is_found: &mut [bool]) {
    let mut open = vec![start as u32];
    while let Some(vertex) = open.pop() {
        if !is_found[vertex as usize] {
            is_found[vertex as usize] = true;
            open.extend(edges.row(vertex));
        }
    }
}

/// Returns the black vertex at which the last search starts; `None` if there are no black vertices.
fn last_start(graph: &Graph, is_black: &[bool]) -> Option<usize> {
    let mut is_found = vec![false; is_black.len()];
    let mut last = None;
    for vertex in 0..is_black.len() {
        if is_black[vertex] && !is_found[vertex] {
            search(vertex, &graph.ahead, &mut is_found);
            last = Some(vertex);
        }
    }
    last
}

/// Returns whether there are two components, that of `start` and another one, and both are due.
fn are_two_due(graph: &Graph, is_black: &[bool], start: usize) -> bool {
    let first = graph.component(start);
    let Some(other) = first.iter().position(|&is_in_first| !is_in_first) else { return false };
    let second = graph.component(other);
    let (from_first, from_second) = (reach(start, &graph.ahead), reach(other, &graph.ahead));
    (0..is_black.len()).all(|vertex| {
        (first[vertex] || second[vertex])
            && is_black[vertex] == (from_first[vertex] != from_second[vertex])
    })
}

/// Returns who wins: `A` or `B`, or `N` for nobody.
fn winner(graph: &Graph, is_black: &[bool]) -> char {
    match last_start(graph, is_black) {
        None => 'B',
        Some(start) if reach(start, &graph.ahead) == is_black => 'A',
        Some(start) if are_two_due(graph, is_black, start) => 'B',
        Some(_) => 'N',
    }
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!(n > 0, "0 vertices, so that nobody can move and nothing says who wins");
        input! { colours: [u8; n], edges: [(Usize1, Usize1); m] }
        assert!(colours.iter().all(|&colour| colour < 2), "a colour that is neither 0 nor 1");
        for (u, v) in &edges {
            assert!(*u < n && *v < n, "an edge from {} to {} of {n}", u + 1, v + 1);
        }
        let is_black: Vec<bool> = colours.iter().map(|&colour| colour == 1).collect();
        let graph = Graph {
            ahead: Rows::new(n, edges.iter().copied()),
            back: Rows::new(n, edges.iter().map(|&(u, v)| (v, u))),
        };
        winners.push(winner(&graph, &is_black));
    }
    println!("{winners}");
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

                /// Returns the number of rows.
                pub fn vertices(&self) -> usize {
                    self.starts.len() - 1
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
        use std::num::NonZeroUsize;

        /// Reads a positive number and subtracts 1, as for indices that start at 1.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
