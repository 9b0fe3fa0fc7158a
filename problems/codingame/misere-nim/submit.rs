// CodinGame misere-nim https://www.codingame.com/training/hard/misere-nim · made by `cargo judge bundle codingame_misere-nim --write` from 8ec3c527e96defc0
//! CodinGame misere-nim — Misère Nim
//! <https://www.codingame.com/training/hard/misere-nim> · 1 s? · 768 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of objects from one heap; whoever takes the last object
//! loses. The input is `N K`, then K positions of N heaps each. For each, print its winning moves
//! on one line, as `i:a` for taking a objects from heap i, in the order of the heaps, or `CONCEDE`
//! if there is none.
//! Bounds: 1 ≤ N ≤ 3; 1 ≤ K ≤ 5; a heap has 1 to 50 objects.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim, its winning moves listed.
//! Why: a position with a heap of 2 or more is lost exactly when its nim sum is 0, as in normal
//! play, and one of single objects exactly when their number is odd, that is, when its nim sum is
//! 1. A move wins if it leaves a lost position. If another heap has 2 or more, it must make the
//! nim sum 0. If none has, leaving 2 or more of this heap leaves a nim sum above 1, which wins for
//! the opponent; so the move must leave at most one object of it, and the nim sum 1. Either way
//! the other heaps say what must remain, and each heap has at most one winning move.
//! Cost: O(K · N).
//!
//! 规则：每次操作从一堆中取走至少一件物品；取走最后一件的人输。先给出 `N K`，再给出 K 个局面，每个局面有
//! N 堆。对每个局面，在一行中按堆的顺序列出所有必胜的第一步，写作 `i:a`，表示从第 i 堆取走 a 件；若没有，
//! 输出 `CONCEDE`。
//! 范围：1 ≤ N ≤ 3；1 ≤ K ≤ 5；每堆有 1 到 50 件物品。
//! 模型：反常 Nim（Anti-Nim），列出必胜的走法。
//! 思路：只要有一堆不少于 2 件，局面必败当且仅当异或和为 0，与正常规则相同；若各堆都至多一件，则必败当且仅
//! 当总数为奇数，即异或和为 1。一步能赢，当且仅当它留下必败态。若别的堆中还有不少于 2 件的，这一步必须使
//! 异或和为 0；否则，若在这一堆留下不少于 2 件，对方必胜，所以必须只留下单件，并使异或和为 1。两种情形下，
//! 该留下多少都由其余各堆决定，所以每堆至多有一种必胜的走法。
//! 复杂度：O(K · N)。

use grundy::nim::misere;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, k: usize, positions: [[u64; n]; k] }
    let mut answers = String::new();
    for heaps in positions {
        let moves = misere::winning_moves(&heaps);
        answers += &match moves.is_empty() {
            true => "CONCEDE".to_string(),
            false => moves
                .iter()
                .map(|found| format!("{}:{}", found.heap + 1, heaps[found.heap] - found.leave))
                .join(" "),
        };
        answers += "\n";
    }
    print!("{answers}", answers = answers);
}

mod grundy {
    pub mod nim {
        pub mod misere {
            use super::{nim_sum, Move};

            /// Returns every move to a misère P-position, in the order of the heaps and at most one for
            /// each heap; there is none from a P-position or from the empty position. Cost: O(n) for all of
            /// them.
            pub fn winning_moves(heaps: &[u64]) -> Vec<Move> {
                let sum = nim_sum(heaps);
                let large = heaps.iter().filter(|&&stones| stones > 1).count();
                let move_in = |(heap, &stones): (usize, &u64)| {
                    // If no other heap is large, this move must leave an odd number of single stones, so
                    // the nim sum that it leaves is 1, where normal play would leave 0.
                    let others_large = large - usize::from(stones > 1);
                    let target = if others_large == 0 { 1 } else { 0 };
                    let leave = stones ^ sum ^ target;
                    Some(Move { heap, leave }).filter(|_| leave < stones)
                };
                heaps.iter().enumerate().filter_map(move_in).collect()
            }
        }

        use std::borrow::Borrow;

        /// A move of Nim.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Move {
            /// The index of the heap.
            pub heap: usize,
            /// The number of stones that the move leaves in the heap.
            pub leave: u64,
        }

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
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
