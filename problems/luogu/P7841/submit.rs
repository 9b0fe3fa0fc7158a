// Luogu P7841 https://www.luogu.com.cn/problem/P7841 · made by `cargo judge bundle luogu_p7841 --write` from d7a8c9c436e6655e
//! Luogu P7841 — 100% unfair game (100%不公平的游戏)
//! <https://www.luogu.com.cn/problem/P7841> · 3 s? · 256 MiB? · hard
//!
//! Rules: a tree of n vertices; a move marks another edge, so that some path has all marked
//! ones, and whoever cannot move loses, Bob first. T cases `n`, then n - 1 edges; print `Play
//! now` if Bob wins, else `Restart`.
//! Model: parity, of a path from leaf to leaf.
//! Why: such a path is marked in the end. Colour leaves by the parity of their depth: with one
//! colour only it is even, and Bob loses; if an edge parts the colours, Bob marks it, and it is
//! odd. Else whoever first marks an edge that has one colour only on a side loses: edges marked
//! before have both colours on both sides, so none lies on that side, the other end of the path
//! may still have either colour, and the opponent settles it by marking the edge at a leaf. So
//! play stays on edges that have both colours on both sides, a smaller tree, and who cannot move
//! there loses: the same game.
//! Cost: O(n log n) a case, as each of its leaves has two of the larger tree beyond it.

use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=500_000).contains(&n), "{n} vertices, not 1 to 500000");
        input! { mut edges: [(Usize1, Usize1); n - 1] }
        let bob = loop {
            let mut near = vec![(0u32, 0); n]; // the number of neighbours, and their nim sum
            for (u, v) in edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]) {
                assert!(u < n, "an edge to vertex {} of {n}", u + 1);
                near[u] = (near[u].0 + 1, near[u].1 ^ v);
            }
            // Leaves beyond an edge, taken off upwards, by the parity of their distance.
            let leaf = |&(count, _): &(u32, usize)| [u32::from(count == 1), 0];
            let mut below: Vec<[u32; 2]> = near.iter().map(leaf).collect();
            let mut up = Vec::new();
            for mut from in 0..n {
                while near[from].0 == 1 {
                    let to = near[from].1;
                    up.push((from, to));
                    (near[from].0, near[to]) = (0, (near[to].0 - 1, near[to].1 ^ from));
                    below[to] = [below[to][0] + below[from][1], below[to][1] + below[from][0]];
                    from = to;
                }
            }
            assert!(up.len() == edges.len(), "the edges are not a tree");
            let mut all = below.clone();
            up.iter().rev().for_each(|&(from, to)| all[from] = [all[to][1], all[to][0]]);
            let one_colour = up.iter().all(|&(v, _)| all[v].contains(&0));
            let mut parts = up.iter().map(|&(v, _)| (below[v], all[v]));
            if one_colour || parts.any(|(below, all)| [[all[0], 0], [0, all[1]]].contains(&below)) {
                break !one_colour;
            }
            up.retain(|&(v, _)| (0..2).all(|c| (1..all[v][c]).contains(&below[v][c])));
            edges = up;
        };
        verdicts += if bob { "Play now\n" } else { "Restart\n" };
    }
    print!("{verdicts}");
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
