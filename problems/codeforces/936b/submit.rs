// Codeforces 936B https://codeforces.com/problemset/problem/936/B · made by `cargo judge bundle cf936b --write` from 03109131a716a40f
//! Codeforces 936B — Sleepy Game
//! <https://codeforces.com/problemset/problem/936/B> · 2 s · 256 MiB · medium
//!
//! Rules: a chip on vertex s of a directed graph; players move it along an edge in turn, and
//! whoever cannot move loses, but the second player sleeps and the first makes all moves. One
//! case `n m`, for each vertex its edges `c a₁ … a_c`, and `s`. Print `Win` and the vertices
//! on any way on which he wins; else `Draw` if he can go on for ever; else `Lose`.
//! Model: game on a graph, one player makes all moves.
//! Why: he wins if he gets to a vertex without edges in an odd number of moves: a search of
//! the pairs of a vertex and a parity. Otherwise he can go on for ever exactly if a cycle is
//! within reach: then removing pairs without entries, one after the other, leaves some.
//! Cost: O(n + m); a way has at most 2n - 1 moves.

use proconio::input;

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=100_000).contains(&n) && m <= 200_000, "{n} vertices and {m} edges");
    let mut edges = vec![];
    for vertex in 1..=n {
        input! { c: usize }
        assert!(c <= m, "{c} edges of vertex {vertex}, of {m} in all");
        input! { to: [usize; c] }
        assert!(to.iter().all(|to| (1..=n).contains(to)), "an edge of {vertex} outside 1..={n}");
        edges.push(to);
    }
    input! { s: usize }
    assert!(edges.iter().flatten().count() == m, "not {m} edges in all");
    assert!((1..=n).contains(&s), "the start {s}, not 1 to {n}");
    // A vertex and a parity are the place 2 vertex + parity; both from 0 on.
    let after = |place: usize| edges[place / 2].iter().rev().map(move |to| 2 * to - 1 - place % 2);
    let start = 2 * s - 2;
    let (mut from, mut entries, mut open) = (vec![None; 2 * n], vec![0; 2 * n], vec![start]);
    from[start] = Some(start);
    while let Some(place) = open.pop() {
        for to in after(place) {
            entries[to] += 1;
            if from[to].is_none() {
                from[to] = Some(place);
                open.push(to);
            }
        }
    }
    let wins = |&end: &usize| from[end].is_some() && edges[end / 2].is_empty();
    if let Some(end) = (1..2 * n).step_by(2).find(wins) {
        let way = std::iter::successors(Some(end), |&place| from[place].filter(|_| place != start));
        let mut way: Vec<_> = way.map(|place| (place / 2 + 1).to_string()).collect();
        way.reverse();
        return println!("Win\n{}", way.join(" "));
    }
    open.extend(Some(start).filter(|_| entries[start] == 0));
    while let Some(place) = open.pop() {
        for to in after(place) {
            entries[to] -= 1;
            open.extend(Some(to).filter(|&to| entries[to] == 0));
        }
    }
    println!("{}", if entries.iter().any(|&left| left > 0) { "Draw" } else { "Lose" });
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
