// CodeChef SQUAGAME https://www.codechef.com/problems/SQUAGAME · made by `cargo judge bundle codechef_squagame --write` from d8a9fca7a7085ccb
//! CodeChef SQUAGAME — Squares Game
//! <https://www.codechef.com/problems/SQUAGAME> · 5 s · 1536 MiB? · difficulty 7
//!
//! Rules: of any two squares, either one lies inside the other or they lie apart; all sides are
//! parallel to the axes. A move paints a square that is not painted yet, and everything inside it;
//! whoever cannot move loses. The input has T cases: the number of squares, then for each square
//! its lower left corner and its side, `x y a`. Print `Fat` and the number of the first square
//! whose painting is a winning first move, or `Fit` if there is none.
//! Bounds: 1 ≤ T ≤ 10; 1 to 50,000 squares, at most 250,000 for all cases together;
//! -10^8 ≤ x, y ≤ 10^8; 0 < a < 10^8.
//! Kind: impartial
//! Model: Green Hackenbush, squares inside each other as trees.
//! Why: draw each square as a Hackenbush edge on top of the edge for the smallest square around it,
//! or on the ground if no square is around it. To paint a square is to cut its edge: all edges on
//! top of it disappear with it. So the colon principle gives the values, and these give the winning
//! moves.
//!
//! 1. A line sweeps over the squares from the left. It keeps the lower and upper sides of the
//!    squares that it crosses, ordered by height.
//! 2. Where a square begins, look at the next side below its own lower side. If this next side is
//!    the lower side of a square, that square is the smallest square around the new one. If it is
//!    the upper side of a square, the smallest square around that square is also the smallest
//!    square around the new one, or neither of the two lies inside any square.
//! 3. Where sides touch, a larger square begins before the squares inside it and ends after them,
//!    and a square ends before the squares to its right begin.
//!
//! Cost: O(n log n) per case.
//!
//! 规则：有一些边平行于坐标轴的正方形，两两或者相离，或者一个在另一个里面。每次操作选一个还没涂
//! 色的正方形，把它和它里面的一切都涂上色；无法操作者输。输入共 T 组数据，每组给出正方形的个
//! 数，以及每个的左下角和边长 `x y a`。若先手能胜，输出 `Fat` 和先手第一步涂了就能取胜的编号最
//! 小的正方形；否则输出 `Fit`。
//! 范围：1 ≤ T ≤ 10；正方形有 1 到 50,000 个，各组总和至多 250,000 个；-10^8 ≤ x, y ≤ 10^8；
//! 0 < a < 10^8。
//! 模型：绿色 Hackenbush，嵌套的正方形构成树。
//! 思路：把每个正方形画成一条边，立在包围它的最小正方形的边上，没有就立在地上。涂一个正方形就是
//! 剪断它的边，上面的一切随之消失。所以用克朗原理（Colon Principle）求出各值和必胜的第一步。
//!
//! 1. 用扫描线从左往右扫过各正方形，按高度维护当前与它相交的正方形的下边和上边。
//! 2. 在一个正方形开始处，看它的下边之下最近的一条边。若是某个正方形的下边，那个正方形就是包围
//!    它的；若是某个正方形的上边，则两者在同一个正方形里面，或者都不在任何正方形里面。
//! 3. 边相接触时，较大的正方形先于里面的开始，后于里面的结束；并排的正方形，先结束旧的，再开始
//!    新的。
//!
//! 复杂度：每组 O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::winning_moves;
use proconio::input;
use std::collections::BTreeMap;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { corners: [(i32, i32, i32)] }
        let squares: Vec<Square> = corners.into_iter().map(Square::new).collect();
        // The ground comes after all squares.
        let ground = squares.len();
        let around = squares_around(&squares);
        let mut parents: Vec<Option<usize>> =
            around.iter().map(|around| Some(around.unwrap_or(ground))).collect();
        parents.push(None);
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}", error = error));
        match winning_moves(&tree).first() {
            Some(square) => answers += &format!("Fat {}\n", square + 1),
            None => answers += "Fit\n",
        }
    }
    print!("{answers}", answers = answers);
}

/// A square, given by the interval that it covers in each direction.
struct Square {
    across: Range,
    up: Range,
}

/// The interval that a square covers in one direction.
struct Range {
    start: End,
    end: End,
}

/// A place at which a square starts or ends in one direction. Ends at the same place are sorted so
/// that squares that touch there are treated in the right order: the squares that end there come
/// before the squares that start there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct End {
    place: i64,
    is_start: bool,
    /// The length of the square's side, negated for a start: the smallest square ends first, and
    /// the largest one starts first.
    signed_side: i64,
}

impl Square {
    fn new((x, y, side): (i32, i32, i32)) -> Square {
        assert!(side > 0, "a square with the side {side}", side = side);
        Square { across: Range::new(x.into(), side.into()), up: Range::new(y.into(), side.into()) }
    }
}

impl Range {
    fn new(place: i64, side: i64) -> Range {
        Range {
            start: End { place, is_start: true, signed_side: -side },
            end: End { place: place + side, is_start: false, signed_side: side },
        }
    }
}

/// Returns, for each square, the smallest one around it, if there is one.
fn squares_around(squares: &[Square]) -> Vec<Option<usize>> {
    let sides = squares
        .iter()
        .enumerate()
        .flat_map(|(index, square)| [(square.across.start, index), (square.across.end, index)]);
    let mut sides: Vec<(End, usize)> = sides.collect();
    sides.sort_unstable();
    let mut around = vec![None; squares.len()];
    let mut crossed = BTreeMap::new();
    for (side, index) in sides {
        let Range { start: lower, end: upper } = squares[index].up;
        if side.is_start {
            let below = crossed.range(..lower).next_back();
            around[index] = below.and_then(
                |(end, &other): (&End, &usize)| {
                    if end.is_start {
                        Some(other)
                    } else {
                        around[other]
                    }
                },
            );
        } else {
            crossed.remove(&lower);
            crossed.remove(&upper);
        }
        // Whatever is inside starts later and ends before.
        assert!(
            crossed.range(lower..=upper).next().is_none(),
            "square {} meets another",
            index + 1
        );
        if side.is_start {
            crossed.insert(lower, index);
            crossed.insert(upper, index);
        }
    }
    around
}

mod grundy {
    pub mod hackenbush {
        use crate::grundy::contest::rooted_tree::RootedTree;

        /// Returns the Grundy value of what stands on each vertex of a tree, or of several trees, whose
        /// roots are on the ground.
        ///
        /// The value of the whole drawing is the nim sum of the values of the roots. Cost: O(n).
        ///
        /// ```
        /// # use grundy::contest::rooted_tree::RootedTree;
        /// # use grundy::hackenbush::tree_values;
        /// let stalk = RootedTree::from_parents(&[Some(1), Some(2), None]).unwrap();
        /// assert_eq!(tree_values(&stalk), [0, 1, 2]);
        /// ```
        pub fn tree_values(tree: &RootedTree) -> Vec<u64> {
            let mut values = vec![0; tree.parents().len()];
            for &vertex in tree.from_root().iter().rev() {
                if let Some(parent) = tree.parents()[vertex] {
                    values[parent] ^= values[vertex] + 1;
                }
            }
            values
        }

        /// Returns every winning move in a tree, or in several trees. Each move is given by the vertex
        /// whose edge to its parent is to be cut; the vertices are in ascending order. A P-position has no
        /// winning moves. Cost: O(n log n) at most.
        pub fn winning_moves(tree: &RootedTree) -> Vec<usize> {
            let (parents, values) = (tree.parents(), tree_values(tree));
            let ground = (0..parents.len()).filter(|&vertex| parents[vertex].is_none());
            let total = ground.clone().fold(0, |sum, vertex| sum ^ values[vertex]);
            // The value that the tree on each vertex must get so that the whole drawing has value 0.
            // Above a winning cut no other cut wins, and the trees there keep their values.
            let mut wanted = values.clone();
            ground.for_each(|vertex| wanted[vertex] ^= total);
            let mut cuts = Vec::new();
            for &vertex in tree.from_root() {
                if let Some(parent) = parents[vertex] {
                    match wanted[parent] ^ values[parent] ^ (values[vertex] + 1) {
                        0 => cuts.push(vertex),
                        branch => wanted[vertex] = branch - 1,
                    }
                }
            }
            cuts.sort_unstable();
            cuts
        }
    }

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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
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
