// Luogu P3235 https://www.luogu.com.cn/problem/P3235 · made by `cargo judge bundle luogu_p3235 --write` from 1e7db72c5dfbf55e
//! Luogu P3235 — Even splitting (江南乐)
//! <https://www.luogu.com.cn/problem/P3235> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 3576
//! Rules: heaps of stones and a number F; a move splits a heap of F stones or more into any
//! number m of heaps, two or more, as evenly as it goes, and whoever cannot move loses.
//! Input `T F`, then T games: n, then n heaps. Print for each 1 if the first player wins,
//! else 0, all on one line.
//! Model: take-and-break game, one rule for all games.
//! Why: of x stones in m heaps x mod m heaps have ⌊x/m⌋ + 1 stones and the others ⌊x/m⌋, and
//! only the parity of both counts matters. So while x goes from one multiple of m to the next,
//! m leaves two nim sums in turn. It is counted how many m leave each, for even and for odd x
//! apart: only divisors of x or x - 1 leave something else of x than of x - 2.
//! Cost: O(x log x) for heaps up to x, as values stay small (18 at most was seen), then O(n)
//! a game.

use itertools::Itertools;
use proconio::input;
use std::mem::take;

fn main() {
    input! { t: usize, f: usize }
    assert!(t <= 100, "{t} games, more than 100");
    assert!((1..=100_000).contains(&f), "F is {f}, not 1 to 100000");
    let mut games: Vec<Vec<usize>> = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        assert!(n <= 100, "{n} heaps, more than 100");
        input! { heaps: [usize; n] }
        if let Some(heap) = heaps.iter().find(|&&heap| heap > 100_000) {
            panic!("a heap of {heap} stones, more than 100000");
        }
        games.push(heaps);
    }
    let largest = games.concat().into_iter().max().unwrap_or(0);
    let (mut sg, mut counts) = (vec![0, 0], vec![vec![0; (largest + 1).next_power_of_two()]; 2]);
    // An m above x leaves single stones, whose sum is 0. Each m waits at its next multiple.
    counts.iter_mut().for_each(|counts| counts[0] = largest);
    let mut waiting: Vec<Vec<usize>> = (0..=largest).map(|m| vec![m]).collect();
    let mut before = vec![];
    for x in 2..=largest {
        let (counts, divisors) = (&mut counts[x % 2], take(&mut waiting[x]));
        let sum = |heaps: usize, size: usize| if heaps % 2 == 1 { sg[size] } else { 0 };
        let leaves = |x: usize, m: usize| sum(x % m, x / m + 1) ^ sum(m - x % m, x / m);
        for &m in before.iter().chain(&divisors) {
            counts[leaves(x, m)] += 1;
            counts[leaves(x - 2, m)] -= 1;
        }
        let mex = counts.iter().position(|&count| count == 0);
        sg.push(mex.filter(|_| x >= f).unwrap_or(0));
        for m in divisors.iter().filter(|&m| x + m <= largest) {
            waiting[x + m].push(*m);
        }
        before = divisors;
    }
    let wins = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]) != 0;
    println!("{}", games.iter().map(|heaps| u8::from(wins(heaps))).join(" "));
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
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::string::String;

    use std::fmt::Write;

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
