// CSES 1098 https://cses.fi/problemset/task/1098 · made by `cargo judge bundle cses1098 --write` from 57bdc12a81179dc4
//! CSES 1098 — Nim Game II
//! <https://cses.fi/problemset/task/1098> · 1 s · 512 MiB · difficulty 2
//!
//! Rules: n heaps of sticks; a move removes 1, 2 or 3 sticks from one heap, and whoever removes the
//! last stick wins. The input is the number of cases t; each case is `n`, then n heaps. Print the
//! winner of each case, `first` or `second`.
//! Bounds: 1 ≤ t, n ≤ 2 · 10^5, and all n together are at most 2 · 10^5; a heap has 1 to 10^9
//! sticks.
//! Kind: impartial
//! Rule: {1, 2, 3}
//! Model: Bash's game, a sum of heaps.
//! Why: a heap of x sticks has the Grundy value x mod 4. From a heap of 0, 1, 2 or 3 sticks every
//! smaller heap can be reached, so each of these heaps has its own size as its value. A larger heap
//! has three options, whose values are the three remainders modulo 4 other than its own, so the mex
//! is its own remainder. The nim sum of the values decides who wins.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆小棒，每次操作从一堆中取 1、2 或 3 根，取走最后一根的人赢。先给出数据组数 t，每
//! 组给出堆数 n 和各堆的根数；每组输出获胜者 `first` 或 `second`。
//! 范围：1 ≤ t, n ≤ 2 · 10^5，各组的 n 之和至多为 2 · 10^5；每堆有 1 到 10^9 根。
//! 模型：巴什博弈，局面是各堆的和。
//! 思路：x 根的一堆 SG 值为 x mod 4。从 0、1、2、3 能走到所有更小的堆，所以值就是它们自己。更大的
//! 堆有三个后继，余数是另外三种，所以 mex 是它自己的余数。各堆的异或和决定胜负。
//! 复杂度：每组 O(n)。

use grundy::{bash, nim};
use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let values = heaps.iter().map(|&heap| bash::value(heap, 3));
        winners += if nim::outcome(values).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{winners}");
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

    // Games that are solved.
    pub mod bash {
        /// Returns the Grundy value of `heap` stones when a move takes 1 to `most` of them: a number in
        /// 0..=`most`. Cost: O(1).
        ///
        /// # Panics
        /// Panics if `most` is 0, because there would then be no moves at all.
        ///
        /// ```
        /// # use grundy::bash::value;
        /// assert_eq!(value(10, 3), 2);
        /// assert_eq!(value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
        /// ```
        pub fn value(heap: u64, most: u64) -> u64 {
            assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
            match most.checked_add(1) {
                Some(cycle) => heap % cycle,
                None => heap,
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
