// Luogu P1247 https://www.luogu.com.cn/problem/P1247 · made by `cargo judge bundle luogu_p1247 --write` from c6731eba2d323be0
//! Luogu P1247 — Taking matches (取火柴游戏)
//! <https://www.luogu.com.cn/problem/P1247> · 1 s? · 125 MiB? · difficulty 2
//!
//! Rules: k heaps of matches; a move takes any positive number of matches from one heap, and
//! whoever takes the last match wins. The input is `k`, then k heaps. If the first player loses,
//! print `lose`; otherwise print `a b`, which means that taking `a` matches from heap `b` wins,
//! with `b` as small as possible, and on the next line print the heaps that this move leaves.
//! Bounds: k ≤ 500,000; a heap has at most 10^9 matches.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, its first winning move.
//! Why: let s be the nim sum of the heaps. By Bouton's theorem a move wins exactly when it makes
//! the nim sum zero. A move in a heap h can do so only by leaving h ⊕ s, which must be less than h.
//! Cost: O(k).
//!
//! 规则：有 k 堆火柴；每次操作从一堆中取走至少一根，取走最后一根者胜。只有一组数据，先给出堆数
//! k，再给出各堆的火柴数。先手负则输出 `lose`；否则输出必胜的一步 `a b`，即从第 b 堆取 a 根，其
//! 中 b 最小，下一行输出取后的各堆。
//! 范围：k ≤ 500,000；每堆至多有 10^9 根火柴。
//! 模型：Nim 游戏，求第一个必胜的走法。
//! 思路：由 Bouton 定理，一步必胜当且仅当它使异或和 s 变成 0。h 根的一堆要做到这一点，只能变成
//! h ⊕ s，而且要比 h 小才行。
//! 复杂度：O(k)。

use grundy::nim::{self, Move};
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { k: usize, mut heaps: [u64; k] }
    if let Some(&Move { heap, leave }) = nim::winning_moves(&heaps).first() {
        let take = heaps[heap] - leave;
        heaps[heap] = leave;
        println!("{take} {}\n{}", heap + 1, heaps.iter().join(" "));
    } else {
        println!("lose");
    }
}

mod grundy {
    pub mod nim {
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

        /// Returns every move to a P-position, in the order of the heaps; there is none from a
        /// P-position.
        ///
        /// Each heap has at most one such move, and the number of these moves is odd or 0. Cost: O(n) for
        /// all of them.
        ///
        /// ```
        /// # use grundy::nim::winning_moves;
        /// // 7 = 0111, 11 = 1011, 13 = 1101, nim sum 0001: each heap can lose its last bit.
        /// let leaves: Vec<u64> = winning_moves(&[7, 11, 13]).iter().map(|m| m.leave).collect();
        /// assert_eq!(leaves, [6, 10, 12]);
        /// ```
        pub fn winning_moves(heaps: &[u64]) -> Vec<Move> {
            let sum = nim_sum(heaps);
            let moves =
                heaps.iter().enumerate().map(|(heap, stones)| Move { heap, leave: stones ^ sum });
            moves.filter(|step| step.leave < heaps[step.heap]).collect()
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
