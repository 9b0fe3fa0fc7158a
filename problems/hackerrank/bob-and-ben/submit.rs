// HackerRank bob-and-ben https://www.hackerrank.com/challenges/bob-and-ben · made by `cargo judge bundle hackerrank_bob-and-ben --write` from a74654248aedae86
//! HackerRank bob-and-ben — Bob and Ben
//! <https://www.hackerrank.com/challenges/bob-and-ben> · 10 s? · 512 MiB? · medium
//!
//! Rules: trees of m nodes, in which node j + 1 is joined to node ⌊max(1, j / k)⌋. A move
//! removes a node: if it is a leaf (has just one edge), the rest of its tree stays,
//! otherwise the whole tree vanishes; whoever cannot move loses. g cases `n`, then n trees
//! `m k`; print the winner, `BOB` (first) or `BEN`.
//! Model: game on a tree, by its size.
//! Why: a single node is no leaf: value 1. Two nodes are both leaves and leave a single one:
//! value 0. From 3 nodes on there is a leaf and a node that is none, so the value of m is the
//! mex of 0 and the value of m - 1, in any shape: 1 if m is odd and 2 if it is even.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "{n} trees, not 1 to 1000000");
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: u64, k: u64 }
            assert!((1..=1_000_000_000).contains(&m), "{m} nodes, not 1 to 1000000000");
            assert!((2..=100).contains(&k), "a tree with k = {k}, not 2 to 100");
            nim_sum ^= match m {
                2 => 0,
                m => 2 - m % 2,
            };
        }
        winners += if nim_sum != 0 { "BOB\n" } else { "BEN\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
