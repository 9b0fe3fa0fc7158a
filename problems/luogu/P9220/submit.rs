// Luogu P9220 https://www.luogu.com.cn/problem/P9220 · made by `cargo judge bundle luogu_p9220 --write` from 09f3788f8d0c02b8
//! Luogu P9220 — Mahiru Shiina (椎名真昼)
//! <https://www.luogu.com.cn/problem/P9220> · 1 s · 256 MiB · hard
//!
//! Rules: the vertices of a directed graph are black, 1, or white, 0. A move flips all that
//! can be reached from some vertex; whoever makes all white wins, Alice first. T cases `n m`,
//! the colours, m edges; print `A`, `B`, or `N` if nobody can force a win, all in one line.
//! Model: game on a graph, strong components that are flipped together.
//! Why: a component of both colours is never all white. Else it is fixed, from sources on, which
//! are still to be flipped oddly often; a move changes that for one. With one left Alice wins:
//! black is what one vertex reaches, so the last not reached from black ones before. With none
//! left, or two and no third, Bob wins. Else nobody leaves one: from two flip a third.
//! Cost: O(n + m) a case.

use grundy::contest::edges::Rows;
use proconio::{input, marker::Usize1};

/// Sets `bit` for what `start` reaches, and tells whether it was not set there before.
fn mark(start: usize, edges: &Rows, bit: u8, marks: &mut [u8]) -> bool {
    let (mut found, is_new) = (vec![start as u32], marks[start] & bit == 0);
    while let Some(vertex) = found.pop() {
        if marks[vertex as usize] & bit == 0 {
            marks[vertex as usize] |= bit;
            found.extend(edges.row(vertex));
        }
    }
    is_new
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!((1..=100_000).contains(&n) && m <= 200_000, "{n} vertices and {m} edges");
        input! { colours: [u8; n], edges: [(Usize1, Usize1); m] }
        assert!(colours.iter().all(|&colour| colour < 2), "a colour that is neither 0 nor 1");
        for (u, v) in &edges {
            assert!(*u < n && *v < n, "an edge from {} to {} of {n}", u + 1, v + 1);
        }
        let ahead = Rows::new(n, edges.iter().copied());
        let back = Rows::new(n, edges.iter().map(|&(u, v)| (v, u)));
        let mut marks = vec![0; n];
        let start = (0..n).filter(|&v| colours[v] == 1 && mark(v, &ahead, 1, &mut marks)).last();
        if let Some(start) = start {
            mark(start, &ahead, 2, &mut marks);
            mark(start, &back, 4, &mut marks);
        }
        if let Some(other) = marks.iter().position(|mark| mark & 6 < 6) {
            mark(other, &ahead, 8, &mut marks);
            mark(other, &back, 16, &mut marks);
        }
        let alice = start.is_some() && (0..n).all(|v| marks[v] & 2 == 2 * colours[v]);
        let of_two = [(1, 6), (1, 24), (1, 22), (0, 26)]; // black and apart, or edges to white
        let bob = (0..n).all(|v| of_two.contains(&(colours[v], marks[v] & 30)));
        let winner = if bob || start.is_none() { 'B' } else { 'N' };
        winners.push(if alice { 'A' } else { winner });
    }
    println!("{winners}");
}

mod grundy {
    pub mod contest {
        // Graphs and trees.
        pub mod edges {
            /// Adjacency in compressed rows: the heads of all edges, sorted by tail. For a large graph
            /// these two arrays are built and read much faster than a `Vec` for each vertex.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Rows {
                starts: Vec<u32>,
                heads: Vec<u32>,
            }

            impl Rows {
                /// The rows of `edges`, each from its tail to its head, that keep their order within a
                /// row. Cost: O(`vertices` + edges), by going through `edges` twice.
                ///
                /// # Panics
                /// If a tail is not below `vertices`. Heads may be any numbers of 32 bits.
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

                /// The heads of the edges from `vertex`.
                ///
                /// # Panics
                /// If there is no such vertex.
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
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// Words that are not read as what they are.
    pub mod marker {
        use super::{Input, Readable};
        use std::num::NonZeroUsize;

        /// A number from 1 as one from 0.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
            }
        }
    }

    /// The next value of the input.
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
