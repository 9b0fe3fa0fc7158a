// Codeforces 1914E2 https://codeforces.com/problemset/problem/1914/E2 · made by `cargo judge bundle cf1914e2 --write` from a85d9b36a7914565
//! Codeforces 1914E2 — Game with Marbles (Hard Version)
//! <https://codeforces.com/problemset/problem/1914/E2> · 3 s · 256 MiB · difficulty 3
//!
//! Also: Codeforces 1914E1
//! Rules: Alice has a_i marbles of colour i, and Bob has b_i. They take turns, Alice first: a
//! player chooses a colour of which both have marbles and discards one marble of that colour, and
//! the other player loses all marbles of that colour. When there is no such colour, the score is
//! the number of Alice's marbles minus the number of Bob's; she wants it to be large, and he wants
//! it to be small. The input has t cases, each `n`, the a_i and the b_i; print the score of each
//! case.
//! Bounds: 1 ≤ t ≤ 10^4; 2 ≤ n ≤ 2 · 10^5, in each case and in all cases together; 1 ≤ a_i, b_i ≤
//! 10^9.
//! Kind: score
//! Model: card game, the largest number first.
//! Why: each colour is chosen once. Let a be the number of Alice's marbles of a colour, and b the
//! number of Bob's. If Alice chooses this colour, her choice adds a - 1 to the score; if Bob
//! chooses it, his choice subtracts b - 1. So the score is the sum of 1 - b over all colours, plus
//! a + b - 2 for each colour that Alice chooses. Alice wants these terms to be large, and Bob wants
//! the terms left to her to be small. So both choose the colour with the largest a + b: choosing
//! this colour before another one costs a player nothing, whoever would have chosen this colour
//! later.
//! Cost: O(n log n).
//!
//! 规则：Alice 有 a_i 颗颜色 i 的弹珠，Bob 有 b_i 颗。双方轮流选一种两人都有的颜色，Alice 先手：选的人丢弃这种颜色的一颗，对
//! 方丢弃这种颜色的全部。没有这样的颜色时结束，得分为 Alice 的弹珠数减去 Bob 的弹珠数；她希望它大，他希望它小。共 t 组数
//! 据，每组为 `n`、各 a_i 和各 b_i；输出得分。
//! 范围：1 ≤ t ≤ 10^4；2 ≤ n ≤ 2 · 10^5，各组总和也是；1 ≤ a_i, b_i ≤ 10^9。
//! 模型：纸牌游戏，先取最大的数。
//! 思路：每种颜色恰被选一次。由 Alice 选，得分增加 a - 1；由 Bob 选，得分减少 b - 1。所以得分是所有 1 - b 之和，再加上
//! Alice 所选各色的 a + b - 2。她希望这些数大，他希望留给她的小。所以双方都选 a + b 最大的颜色：若选了别的，不论最大的
//! 以后归谁，换成最大的都没有损失。
//! 复杂度：O(n log n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut scores = String::new();
    for _ in 0..cases {
        input! { n: usize, of_alice: [i64; n], of_bob: [i64; n] }
        assert!(
            of_alice.iter().chain(&of_bob).all(|&marbles| marbles > 0),
            "a colour without marbles"
        );
        let if_bobs: i64 = of_bob.iter().map(|marbles| 1 - marbles).sum();
        let gains = of_alice.iter().zip(&of_bob).map(|(a, b)| a + b - 2);
        let alices: i64 = gains.sorted_unstable().rev().step_by(2).sum();
        scores += &format!("{}\n", if_bobs + alices);
    }
    print!("{scores}");
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
    use std::vec::Vec;

    use std::iter::IntoIterator;
    type VecIntoIter<T> = std::vec::IntoIter<T>;
    use std::iter::FromIterator;

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

        /// Sort all iterator elements into a new iterator in ascending order.
        ///
        /// **Note:** This consumes the entire iterator, uses the
        /// [`slice::sort_unstable`] method and returns the result as a new
        /// iterator that owns its elements.
        ///
        /// This sort is unstable (i.e., may reorder equal elements).
        ///
        /// The sorted iterator, if directly collected to a `Vec`, is converted
        /// without any extra copying or allocation cost.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// // sort the letters of the text in ascending order
        /// let text = "bdacfe";
        /// itertools::assert_equal(text.chars().sorted_unstable(),
        ///                         "abcdef".chars());
        /// ```
        fn sorted_unstable(self) -> VecIntoIter<Self::Item>
        where
            Self: Sized,
            Self::Item: Ord,
        {
            // Use .sort_unstable() directly since it is not quite identical with
            // .sort_by(Ord::cmp)
            let mut v = Vec::from_iter(self);
            v.sort_unstable();
            v.into_iter()
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
