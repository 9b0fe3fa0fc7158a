// Codeforces 2043F https://codeforces.com/problemset/problem/2043/F · made by `cargo judge bundle cf2043f --write` from 6ba992d286ec1a6e
//! Codeforces 2043F — Nim
//! <https://codeforces.com/problemset/problem/2043/F> · 6 s · 512 MiB · medium
//!
//! Rules: n piles in a row; before a game of Nim on the piles l, …, r the second player
//! deletes some of them, not all. One case `n q`, the piles, then q lines `l r`; print for
//! each how many he can delete at most so that the first player loses, and in how many ways,
//! modulo 998244353; or -1 if he cannot.
//! Rule: nim
//! Model: Nim, the fewest heaps with nim sum 0.
//! Why: by Bouton's theorem a smallest set with nim sum 0, not empty, has to stay. One empty
//! pile is such a set, else two equal piles. Else all piles differ, so that there are at most
//! 50, and a table has for each nim sum how large its smallest sets are, and how many. As no
//! part of them has nim sum 0, they have at most 7 piles of 6 digits: no need of the modulus.
//! Cost: O(51 n) and O(50 · 64) a query.

use itertools::Itertools;
use proconio::input;

const LARGEST: usize = 50;

/// How large the smallest sets of different piles with nim sum 0 are, and how many.
fn smallest(piles: &[usize]) -> (usize, u64) {
    let mut sets = [(LARGEST + 1, 0); 64];
    for pile in piles {
        let mut before = sets;
        before[0] = (0, 1); // the empty set
        for (sum, set) in sets.iter_mut().enumerate() {
            let (size, ways) = before[sum ^ pile];
            let other = (size + 1, ways);
            *set = if set.0 == other.0 { (set.0, set.1 + ways) } else { other.min(*set) };
        }
    }
    sets[0]
}

fn main() {
    input! { n: usize, q: usize }
    assert!(n.min(q) > 0 && n.max(q) <= 100_000, "{n} piles and {q} queries, not 1 to 100000");
    input! { piles: [usize; n], queries: [(usize, usize); q] }
    assert!(piles.iter().all(|pile| *pile <= LARGEST), "a pile of more than {LARGEST}");
    let mut counts = vec![[0u64; LARGEST + 1]];
    for (at, &pile) in piles.iter().enumerate() {
        counts.push(counts[at]);
        counts[at + 1][pile] += 1;
    }
    let answers = queries.into_iter().map(|(l, r)| {
        assert!(1 <= l && l <= r && r <= n, "piles {l} to {r} of {n}");
        let count = |pile: usize| counts[r][pile] - counts[l - 1][pile];
        let pairs: u64 = (1..=LARGEST).map(count).map(|c| c * c.saturating_sub(1) / 2).sum();
        let (size, ways) = match (count(0), pairs) {
            (0, 0) => smallest(&piles[l - 1..r]),
            (0, _) => (2, pairs % 998_244_353),
            (empty, _) => (1, empty),
        };
        let deleted = (ways > 0).then(|| r + 1 - l - size);
        deleted.map_or("-1".to_string(), |deleted| format!("{deleted} {ways}"))
    });
    println!("{}", answers.collect_vec().join("\n"));
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
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::vec::Vec;

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

        /// `.collect_vec()` is simply a type specialization of [`Iterator::collect`],
        /// for convenience.
        fn collect_vec(self) -> Vec<Self::Item>
        where
            Self: Sized,
        {
            self.collect()
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
