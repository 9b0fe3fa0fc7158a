// Codeforces 794E https://codeforces.com/problemset/problem/794/E · made by `cargo judge bundle cf794e --write` from d8d90724289cc691
//! Codeforces 794E — Choosing Carrot
//! <https://codeforces.com/problemset/problem/794/E> · 2 s · 256 MiB · difficulty 8
//!
//! Rules: carrots lie in a row. Oleg and Igor take turns eating a carrot from either end, Oleg
//! first, until one carrot is left. Oleg wants the juiciness of this last carrot to be large, and
//! Igor wants it to be small. Before they begin, Oleg eats k carrots from the ends. The input is
//! `n` and the juiciness of each carrot; print the juiciness of the last carrot for each k from 0
//! to n - 1.
//! Bounds: 1 ≤ n ≤ 3 · 10^5; 1 ≤ a_i ≤ 10^9.
//! Kind: score
//! Picture: `4 / 1 2 3 5`
//! Model: interval game, the carrots in the middle.
//! Why: let m = n - k carrots be left when they begin.
//!
//! 1. Let m be even. The last carrot is the juicier of the two carrots in the middle. Oleg first
//!    eats at the end that is nearer to the less juicy of the two, which puts the juicier one in
//!    the middle. Then he always eats at the end opposite to the one at which Igor ate, so the
//!    juicier one stays in the middle. In the same way, Igor makes sure that the last carrot is no
//!    juicier than this one: he eats at the end opposite to the one at which Oleg ate, so the two
//!    in the middle stay there, with Oleg to move.
//! 2. Let m be odd and above 1, and let y be in the middle between x and z. Oleg's first move
//!    leaves an even number of carrots, with x and y or y and z in the middle. As in step 1 with
//!    the roles exchanged, the last carrot is then the less juicy of these two. So the juiciness of
//!    the last carrot is the larger of min(x, y) and min(y, z), which is min(y, max(x, z)).
//! 3. With his first k moves Oleg can leave any m neighbouring carrots, so the answer is the
//!    largest value of any stretch of m carrots; for m = 1 it is the largest juiciness of any
//!    carrot. As only the middle matters, a stretch of m carrots with another carrot next to each
//!    of its ends is worth as much as the stretch of all these m + 2 carrots. So the answer for m
//!    is the answer for m + 2, unless a stretch of m carrots at an end of the row is better.
//!
//! Cost: O(n).
//!
//! 规则：一排胡萝卜。Oleg 和 Igor 轮流从任意一端吃掉一根，Oleg 先手，直到只剩一根。Oleg 希望它的美
//! 味值尽量大，Igor 希望尽量小。开始之前，Oleg 先从两端吃掉 k 根。输入 `n` 和各根的美味值；对 0 到
//! n - 1 的每个 k，输出最后一根的美味值。
//! 范围：1 ≤ n ≤ 3 · 10^5；1 ≤ a_i ≤ 10^9。
//! 模型：区间游戏，正中的胡萝卜。
//! 思路：设开始时剩下 m = n - k 根。
//!
//! 1. 设 m 是偶数。最后一根是正中两根里较大的。Oleg 在离较小的那根较近的一端吃一根，使较大的到正
//!    中，此后 Igor 吃一端，他就吃另一端，于是留下这一根。Igor 也能使结果不更大：Oleg 吃一端，他就
//!    吃另一端，于是正中两根留到最后，由 Oleg 操作。
//! 2. 设 m 是大于 1 的奇数，正中是 y，两旁是 x 和 z。Oleg 的第一步之后剩下偶数根，正中是 x y 或
//!    y z。由第 1 步（双方互换），最后一根是这两根里较小的。所以结果是 min(x, y) 与 min(y, z) 中较
//!    大的，即 min(y, max(x, z))。
//! 3. Oleg 先吃的 k 根可以使任意相邻的 m 根留下，所以答案是所有 m 根的区间中最大的结果；m = 1 时就
//!    是最大的一根。结果只与正中有关，所以一个区间若两侧都还有一根，就与加上这两根的区间结果相同。
//!    因此 m 的答案就是 m + 2 的答案，除非这一排两头的两个区间之一更好。
//!
//! 复杂度：O(n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, carrots: [u64; n] }
    assert!(n > 0, "no carrots");
    // The answers by how many carrots are left; two more than n have none.
    let mut best = vec![0; n + 3];
    for left in (2..=n).rev() {
        let ends = [0, n - left].map(|from| last_of(&carrots[from..from + left]));
        best[left] = best[left + 2].max(ends[0]).max(ends[1]);
    }
    best[1] = *carrots.iter().max().expect("a carrot");
    println!("{}", best[1..=n].iter().rev().join(" "));
}

/// Returns the juiciness of the last of two or more carrots if Oleg moves first.
fn last_of(carrots: &[u64]) -> u64 {
    let middle = carrots.len() / 2;
    let [before, at] = [carrots[middle - 1], carrots[middle]];
    if carrots.len() % 2 == 0 {
        before.max(at)
    } else {
        at.min(before.max(carrots[middle + 1]))
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
