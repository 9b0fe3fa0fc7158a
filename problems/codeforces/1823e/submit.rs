// Codeforces 1823E https://codeforces.com/problemset/problem/1823/E · made by `cargo judge bundle cf1823e --write` from 57ea374c89698152
//! Codeforces 1823E — Removing Graph
//! <https://codeforces.com/problemset/problem/1823/E> · 2 s · 256 MiB · medium
//!
//! Rules: a graph in which every vertex has two edges, so that it consists of cycles; a move
//! erases a connected part of l to r vertices, l < r, and whoever cannot move loses. One case
//! `n l r`, then n edges; print the winner, `Alice` if she is the first player, `Bob` if not.
//! Model: splitting game, a sum of cycles that become paths.
//! Why: a path of x < l + r vertices is worth ⌊x / l⌋: erasing l to r at its end leaves the
//! values below that, and two rests of at most x - l together cannot have a nim sum as large.
//! A longer path is worth something: erase a middle of the right parity and mirror the other's
//! moves. A cycle of x becomes a path of x - r to x - l: below l + r these have just the
//! values below ⌊x / l⌋, which is the cycle's; from l + r on none has 0, so the cycle is lost.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize, l: usize, r: usize }
    assert!((3..=200_000).contains(&n), "{n} vertices, not 3 to 200000");
    assert!(1 <= l && l < r && r <= n, "parts of {l} to {r} vertices out of {n}");
    input! { edges: [(usize, usize); n] }
    let mut neighbours = vec![vec![]; n + 1];
    for (u, v) in edges {
        let there = (1..=n).contains(&u) && (1..=n).contains(&v);
        assert!(there && u != v, "an edge {u} {v} outside 1..={n}, or a loop");
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    for (vertex, at) in neighbours.iter().enumerate().skip(1) {
        let is_on_cycle = at.len() == 2 && at[0] != at[1];
        assert!(is_on_cycle, "vertex {vertex} does not have two neighbours");
    }
    let mut seen = vec![false; n + 1];
    let mut sum = 0;
    for start in 1..=n {
        let (mut length, mut next) = (0, Some(start).filter(|&start| !seen[start]));
        while let Some(vertex) = next {
            seen[vertex] = true;
            length += 1;
            next = neighbours[vertex].iter().copied().find(|&other| !seen[other]);
        }
        sum ^= if length < l + r { length / l } else { 0 };
    }
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
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
