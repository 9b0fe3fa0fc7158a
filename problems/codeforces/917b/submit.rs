// Codeforces 917B https://codeforces.com/problemset/problem/917/B · made by `cargo judge bundle cf917b --write` from 5113da2b156b605e
//! Codeforces 917B — MADMAX
//! <https://codeforces.com/problemset/problem/917/B> · 1 s · 256 MiB · difficulty 4
//!
//! Rules: a directed graph without cycles has a letter on each edge, and each of two players has a
//! marble on a vertex. The players take turns, Max first; a move shifts the player's own marble
//! along an edge whose letter does not come earlier in the alphabet than the letter of the previous
//! move. Whoever cannot move loses. The input is `n m` and the edges `v u c`; print, for each
//! starting vertex of Max's marble, a row with one letter for each starting vertex of Lucas's: `A`
//! if Max wins from there, and `B` if not.
//! Bounds: 2 ≤ n ≤ 100; 1 ≤ m ≤ n(n - 1)/2; the letters are lowercase.
//! Kind: partizan
//! Model: game on a graph, two tokens and a letter that never falls.
//! Why: the later the letter of the previous move is in the alphabet, the fewer moves are allowed.
//! So for each pair of vertices it suffices to know the latest letter after which the player to
//! move can still win. This is the latest letter c for which some edge from his vertex has the
//! letter c and the other player cannot win once the marble has moved along that edge. Let the
//! height of a vertex be the length of the longest path from it. Each move lowers the sum of the
//! marbles' heights, so if the pairs are processed in ascending order of that sum, every pair is
//! decided before it is needed.
//! Cost: O(n m + n² log n).
//!
//! 规则：有向无环图的每条边上有一个字母，两名玩家各有一枚弹珠在某个点上。Max 先手，轮流把自己的
//! 弹珠沿一条边移动，这条边的字母不能排在上一步的字母之前。无法操作者输。输入为 `n m` 和各条边
//! `v u c`；对 Max 的每个起点输出一行，其中对 Lucas 的每个起点，Max 赢为 `A`，否则为 `B`。
//! 范围：2 ≤ n ≤ 100；1 ≤ m ≤ n(n - 1)/2；字母都是小写的。
//! 模型：图上游戏，两枚棋子和一个不减的字母。
//! 思路：上一步的字母越靠后，允许的走法越少。所以对每一对点，只需知道：上一步的字母最晚是什么
//! 时，轮到的人还能赢。设轮到的人有一条字母为 c 的边通向某个点，在那里上一步字母为 c 时另一人不
//! 能赢；所求就是这样的 c 中最靠后的。把从一个点出发的最长路的长度称为它的高度：每一步都使两个
//! 高度之和减小，所以按这个和的顺序处理，每一对点在用到之前都已算好。
//! 复杂度：O(n m + n² log n)。

use itertools::{iproduct, Itertools};
use proconio::input;

struct Edge {
    head: usize,
    letter: char,
}

fn main() {
    input! { n: usize, m: usize }
    let graph = read_edges(n, m);
    let heights = heights(&graph);
    let mut pairs = iproduct!(0..n, 0..n).collect_vec();
    pairs.sort_by_key(|&(mover, other)| heights[mover] + heights[other]);
    // By the vertex of the player to move and that of the other one, the latest letter after which
    // he can win; `None` if he cannot win at all.
    let mut latest = vec![vec![None; n]; n];
    for (mover, other) in pairs {
        let wins = |edge: &&Edge| latest[other][edge.head] < Some(edge.letter);
        latest[mover][other] = graph[mover].iter().filter(wins).map(|edge| edge.letter).max();
    }
    for row in latest {
        println!("{}", row.iter().map(|letter| if letter.is_some() { 'A' } else { 'B' }).join(""));
    }
}

/// Reads the edges of each vertex.
fn read_edges(n: usize, m: usize) -> Vec<Vec<Edge>> {
    let mut graph: Vec<Vec<Edge>> = (0..n).map(|_| vec![]).collect();
    for _ in 0..m {
        input! { tail: usize, head: usize, letter: char }
        let are_vertices = (1..=n).contains(&tail) && (1..=n).contains(&head);
        assert!(are_vertices, "an edge {tail} {head}, outside 1..={n}");
        assert!(letter.is_ascii_lowercase(), "an edge with {letter:?}, no lower-case letter");
        graph[tail - 1].push(Edge { head: head - 1, letter });
    }
    graph
}

/// Returns the length of the longest path from each vertex.
fn heights(graph: &[Vec<Edge>]) -> Vec<usize> {
    let n = graph.len();
    let mut heights = vec![0; n];
    // After n rounds the ways of up to n edges are known, and none has more than n - 1.
    for _ in 0..n {
        for vertex in 0..n {
            let further = graph[vertex].iter().map(|edge| heights[edge.head] + 1);
            heights[vertex] = further.max().unwrap_or(0);
        }
    }
    assert!(heights.iter().all(|&height| height < n), "the edges make a cycle");
    heights
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::{string::String, vec::Vec};

    use std::fmt::Write;
    use std::iter::IntoIterator;

    // for compatibility with no std and macros
    #[doc(hidden)]
    pub(crate) use std::iter as __std_iter;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::Product;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod adaptors {
        use crate::itertools::size_hint::{self};

        #[derive(Debug, Clone)]
        /// An iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `I` and `J`.
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        ///
        /// See [`.cartesian_product()`](crate::Itertools::cartesian_product) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct Product<I, J>
        where
            I: Iterator,
        {
            a: I,
            /// `a_cur` is `None` while no item have been taken out of `a` (at definition).
            /// Then `a_cur` will be `Some(Some(item))` until `a` is exhausted,
            /// in which case `a_cur` will be `Some(None)`.
            a_cur: Option<Option<I::Item>>,
            b: J,
            b_orig: J,
        }

        /// Create a new cartesian product iterator
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        pub fn cartesian_product<I, J>(i: I, j: J) -> Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            Product { a_cur: None, a: i, b: j.clone(), b_orig: j }
        }

        impl<I, J> Iterator for Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            type Item = (I::Item, J::Item);

            fn next(&mut self) -> Option<Self::Item> {
                let Self { a, a_cur, b, b_orig } = self;
                let elt_b = match b.next() {
                    None => {
                        *b = b_orig.clone();
                        match b.next() {
                            None => return None,
                            Some(x) => {
                                *a_cur = Some(a.next());
                                x
                            }
                        }
                    }
                    Some(x) => x,
                };
                a_cur.get_or_insert_with(|| a.next()).as_ref().map(|a| (a.clone(), elt_b))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                // Not ExactSizeIterator because size may be larger than usize
                // Compute a * b_orig + b for both lower and upper bound
                let mut sh = size_hint::mul(self.a.size_hint(), self.b_orig.size_hint());
                if matches!(self.a_cur, Some(Some(_))) {
                    sh = size_hint::add(sh, self.b.size_hint());
                }
                sh
            }

            fn fold<Acc, G>(self, mut accum: Acc, mut f: G) -> Acc
            where
                G: FnMut(Acc, Self::Item) -> Acc,
            {
                // use a split loop to handle the loose a_cur as well as avoiding to
                // clone b_orig at the end.
                let Self { mut a, a_cur, mut b, b_orig } = self;
                if let Some(mut elt_a) = a_cur.unwrap_or_else(|| a.next()) {
                    loop {
                        accum = b.fold(accum, |acc, elt| f(acc, (elt_a.clone(), elt)));

                        // we can only continue iterating a if we had a first element;
                        if let Some(next_elt_a) = a.next() {
                            b = b_orig.clone();
                            elt_a = next_elt_a;
                        } else {
                            break;
                        }
                    }
                }
                accum
            }
        }
    }
    mod size_hint {
        /// `SizeHint` is the return type of `Iterator::size_hint()`.
        pub type SizeHint = (usize, Option<usize>);

        /// Add `SizeHint` correctly.
        #[inline]
        pub fn add(a: SizeHint, b: SizeHint) -> SizeHint {
            let min = a.0.saturating_add(b.0);
            let max = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_add(y),
                _ => None,
            };

            (min, max)
        }

        /// Multiply `SizeHint` correctly
        #[inline]
        pub fn mul(a: SizeHint, b: SizeHint) -> SizeHint {
            let low = a.0.saturating_mul(b.0);
            let hi = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_mul(y),
                (Some(0), None) | (None, Some(0)) => Some(0),
                _ => None,
            };
            (low, hi)
        }
    }

    /// Create an iterator over the “cartesian product” of iterators.
    ///
    /// Iterator element type is like `(A, B, ..., E)` if formed
    /// from iterators `(I, J, ..., M)` with element types `I::Item = A`, `J::Item = B`, etc.
    ///
    /// ```
    /// # use itertools::iproduct;
    /// #
    /// # fn main() {
    /// // Iterate over the coordinates of a 4 x 4 x 4 grid
    /// // from (0, 0, 0), (0, 0, 1), .., (0, 1, 0), (0, 1, 1), .. etc until (3, 3, 3)
    /// for (i, j, k) in iproduct!(0..4, 0..4, 0..4) {
    ///    // ..
    ///    # let _ = (i, j, k);
    /// }
    /// # }
    /// ```
    macro_rules! iproduct {
        ($I:expr, $J:expr $(,)?) => {
            $crate::itertools::Itertools::cartesian_product(
                $crate::itertools::__std_iter::IntoIterator::into_iter($I),
                $crate::itertools::__std_iter::IntoIterator::into_iter($J),
            )
        };
    }
    pub(crate) use iproduct;

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Return an iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `self` and `J`.
        ///
        /// Iterator element type is `(Self::Item, J::Item)`.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let it = (0..2).cartesian_product("αβ".chars());
        /// itertools::assert_equal(it, vec![(0, 'α'), (0, 'β'), (1, 'α'), (1, 'β')]);
        /// ```
        fn cartesian_product<J>(self, other: J) -> Product<Self, J::IntoIter>
        where
            Self: Sized,
            Self::Item: Clone,
            J: IntoIterator,
            J::IntoIter: Clone,
        {
            adaptors::cartesian_product(self, other.into_iter())
        }

        /// `.collect_vec()` is simply a type specialization of [`Iterator::collect`],
        /// for convenience.
        fn collect_vec(self) -> Vec<Self::Item>
        where
            Self: Sized,
        {
            self.collect()
        }

        /// Combine all iterator elements into one `String`, separated by `sep`.
        ///
        /// Use the `Display` implementation of each element.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// assert_eq!(["a", "b", "c"].iter().join(", "), "a, b, c");
        /// assert_eq!([1, 2, 3].iter().join(", "), "1, 2, 3");
        /// ```
        fn join(&mut self, sep: &str) -> String
        where
            Self::Item: std::fmt::Display,
        {
            match self.next() {
                None => String::new(),
                Some(first_elt) => {
                    // estimate lower bound of capacity needed
                    let (lower, _) = self.size_hint();
                    let mut result = String::with_capacity(sep.len() * lower);
                    write!(&mut result, "{}", first_elt).unwrap();
                    self.for_each(|elt| {
                        result.push_str(sep);
                        write!(&mut result, "{}", elt).unwrap();
                    });
                    result
                }
            }
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
