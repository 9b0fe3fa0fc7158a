// Codeforces 1823E https://codeforces.com/problemset/problem/1823/E · made by `cargo judge bundle cf1823e --write` from cfe87c08035db326
//! Codeforces 1823E — Removing Graph
//! <https://codeforces.com/problemset/problem/1823/E> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: every vertex of a graph lies on exactly two edges, so the graph consists of cycles; a
//! move erases a connected part of l to r vertices (l < r), and whoever cannot move loses. The
//! input is `n l r`, then n edges; print the winner, `Alice` for the first player or `Bob` for the
//! second.
//! Bounds: 3 ≤ n ≤ 2 · 10^5; 1 ≤ l < r ≤ n.
//! Kind: impartial
//! Picture: picture.rs
//! Model: take-and-break game, a sum of cycles that become paths.
//! Why: a cycle of x vertices is worth ⌊x / l⌋ if x < l + r, and 0 otherwise.
//!
//! 1. A path of x < l + r vertices is worth ⌊x / l⌋. Erasing l, l + 1, … vertices at one end leaves
//!    paths with all smaller values, down to 0, because x - r < l. If a move leaves two paths, of a
//!    and b vertices, then a + b ≤ x - l, so the nim sum of their values is at most ⌊a / l⌋ + ⌊b /
//!    l⌋ ≤ ⌊x / l⌋ - 1.
//! 2. A longer path is not worth 0: as l < r, the first player can erase either an odd or an even
//!    number of vertices, so he can erase a middle part that leaves two equal paths; then he
//!    mirrors the other player's moves.
//! 3. A move turns a cycle of x vertices into a path of x - r to x - l vertices. If x < l + r, the
//!    values of these paths are exactly the numbers below ⌊x / l⌋, by step 1. If x ≥ l + r, these
//!    paths have at least l vertices, so none of them is worth 0.
//!
//! Cost: O(n α(n)), with α as in the library's union-find.
//!
//! 规则：有一张图，每个点恰有两条边，所以由若干个环组成；每次操作删去连通的 l 到 r 个点，
//! l < r，无法操作者输。只有一组数据，给出 `n l r` 和 n 条边；输出获胜者，先手胜为 `Alice`，否
//! 则为 `Bob`。
//! 范围：3 ≤ n ≤ 2 · 10^5；1 ≤ l < r ≤ n。
//! 模型：取石子并分堆的游戏，局面是若干个环的和，环会变成链。
//! 思路：x 个点的环，x < l + r 时值为 ⌊x / l⌋，否则为 0。
//!
//! 1. x < l + r 个点的链，值为 ⌊x / l⌋。从一端删去 l, l + 1, … 个点，剩下的链取遍所有更小的值，
//!    直到 0，因为 x - r < l。而若剩下两条链，共 a + b ≤ x - l 个点，异或和至多为
//!    ⌊a / l⌋ + ⌊b / l⌋ ≤ ⌊x / l⌋ - 1。
//! 2. 更长的链的值不为 0：因为 l < r，先手可以从正中删去奇偶性合适的一段，剩下两条一样的链，以
//!    后模仿对手即可。
//! 3. 一步把 x 个点的环变成 x - r 到 x - l 个点的链。若 x < l + r，由第 1 步，它们恰好取遍小于
//!    ⌊x / l⌋ 的值。若 x ≥ l + r，它们至少有 l 个点，值都不为 0。
//!
//! 复杂度：O(n α(n))，α 来自库中的并查集。

use grundy::contest::union_find::UnionFind;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, l: usize, r: usize, edges: [(Usize1, Usize1); n] }
    assert!(1 <= l && l < r, "parts of {l} to {r} vertices, where 1 ≤ l < r should be");
    let mut cycles = UnionFind::new(n);
    let mut degrees = vec![0; n];
    for (u, v) in edges {
        assert!(u.max(v) < n, "an edge between {} and {} of {n} vertices", u + 1, v + 1);
        cycles.join(u, v);
        degrees[u] += 1;
        degrees[v] += 1;
    }
    if let Some(vertex) = degrees.iter().position(|&degree| degree != 2) {
        panic!("vertex {} does not have two edges", vertex + 1);
    }
    let mut sum = 0;
    for vertex in 0..n {
        let length = cycles.size(vertex);
        if cycles.root(vertex) == vertex && length < l.saturating_add(r) {
            sum ^= length / l;
        }
    }
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
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
