// Codeforces 1363C https://codeforces.com/problemset/problem/1363/C · made by `cargo judge bundle cf1363c --write` from d6d5550669a8a541
//! Codeforces 1363C — Game On Leaves
//! <https://codeforces.com/problemset/problem/1363/C> · 2 s · 256 MiB · easy
//!
//! Rules: a tree of n vertices; a move removes a leaf (a vertex with one edge or none), and
//! whoever removes vertex x wins. Cases `n x`, then n - 1 edges, after their number; print
//! the winner of each, `Ayush` if it is the first player and `Ashish` if not.
//! Model: parity, a game on a tree.
//! Why: a leaf x is removed at once. Otherwise nobody wants to make x a leaf, and as long as
//! it has two neighbours that can be avoided: beyond each of them stands a leaf, and if more
//! than two vertices are left besides x, taking one of these leaves x with both neighbours.
//! So it comes down to x between its last two neighbours, and who is to move there loses:
//! n - 3 moves have been made, an even number exactly if n is odd.
//! Cost: O(n).

use proconio::input;

fn root(parents: &mut [usize], mut vertex: usize) -> usize {
    while parents[vertex] != vertex {
        parents[vertex] = parents[parents[vertex]];
        vertex = parents[vertex];
    }
    vertex
}

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, x: usize }
        assert!((1..=1000).contains(&n), "{n} vertices, not 1 to 1000");
        assert!((1..=n).contains(&x), "vertex {x} of {n}");
        input! { edges: [(usize, usize); n - 1] }
        let (mut edges_at_x, mut parents) = (0, (0..=n).collect::<Vec<_>>());
        for (u, v) in edges {
            let there = (1..=n).contains(&u) && (1..=n).contains(&v);
            assert!(there, "an edge {u} {v} outside 1..={n}");
            let (above_u, above_v) = (root(&mut parents, u), root(&mut parents, v));
            assert!(above_u != above_v, "no tree: the edge {u} {v} closes a cycle");
            parents[above_u] = above_v;
            edges_at_x += usize::from(u == x || v == x);
        }
        winners += if edges_at_x <= 1 || n % 2 != 1 { "Ayush\n" } else { "Ashish\n" };
    }
    print!("{winners}");
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
