// HackerRank zero-move-nim https://www.hackerrank.com/challenges/zero-move-nim · made by `cargo judge bundle hackerrank_zero-move-nim --write` from e6e4779d59a20c9a
//! HackerRank zero-move-nim — Zero-Move Nim
//! <https://www.hackerrank.com/challenges/zero-move-nim> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of stones from one of the piles, or takes none from a
//! pile that is not empty; a move that takes none may be made only once on each pile, whichever
//! player makes it. Whoever cannot move loses. The input has g cases: `n`, then n piles. Print `W`
//! if the first player wins, else `L`.
//! Bounds: 1 ≤ g, n ≤ 10; a pile has at least 1 and fewer than 2^30 stones.
//! Kind: impartial
//! Model: Nim, with a pass for each pile.
//! Why: the pass on a pile of p stones leaves a Nim pile of value p. By induction a pile whose pass
//! is still available has the value p + 1 if p is odd, p - 1 if p is even and positive, and 0 if
//! the pile is empty: the smaller piles have all values below p if p is odd, and all values up to p
//! except p - 1 if p is even.
//! Cost: O(n) per case.
//!
//! 规则：每次操作从一堆石子中取至少一枚，或在一个非空的堆上一枚不取；后者每堆总共只能做一次，不
//! 论由谁来做。无法操作者输。输入共 g 组数据，每组给出堆数 n 和各堆的石子数。先手赢输出 `W`，否
//! 则输出 `L`。
//! 范围：1 ≤ g, n ≤ 10；每堆的石子数至少为 1、小于 2^30。
//! 模型：Nim 游戏，每堆可以空走一步。
//! 思路：在 p 枚的堆上空走，留下普通的 Nim 堆，值为 p。归纳可知，还可以空走的堆，p 为奇数时值为
//! p + 1，p 为偶数时值为 p - 1，空堆值为 0：p 为奇数时，更小的堆取遍小于 p 的值；p 为偶数时，取
//! 遍不超过 p 的值，只缺 p - 1。
//! 复杂度：每组 O(n)。

use grundy::{nim, pass};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let values = piles.into_iter().map(|pile| pass::heap_value(pile, 1));
        let wins = nim::outcome(values).mover_wins();
        verdicts += if wins { "W\n" } else { "L\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod nim {
        use crate::grundy::Outcome;
        use std::borrow::Borrow;

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

        /// Returns the outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
        }
    }
    pub mod pass {
        /// Returns the Grundy value of a heap of Nim with this many passes. If each heap has its own
        /// passes, the heaps form a sum.
        ///
        /// # Panics
        /// Panics if `stones` is 2^64 - 1 and `passes` is odd: the value would be 2^64.
        pub fn heap_value(stones: u64, passes: u32) -> u64 {
            if stones == 0 || passes % 2 == 0 {
                stones
            } else if stones % 2 == 1 {
                stones.checked_add(1).expect("a heap of 2^64 - 1 stones with a pass is too large")
            } else {
                stones - 1
            }
        }
    }

    pub(crate) use outcome::Outcome;
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
