// Luogu P4279 https://www.luogu.com.cn/problem/P4279 · made by `cargo judge bundle luogu_p4279 --write` from 58d6fa6c7f882124
//! Luogu P4279 — Little John's game (小约翰的游戏)
//! <https://www.luogu.com.cn/problem/P4279> · 1 s? · 125 MiB? · difficulty 4
//!
//! Also: BZOJ 1022
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone loses. John moves first. The input has T cases: `n`, then n heaps; print
//! the winner, `John` or `Brother`.
//! Bounds: 1 ≤ T ≤ 500; 1 ≤ n ≤ 50; a heap has 1 to 5000 stones.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: by Bouton's theorem, if some heap has 2 stones or more, misère Nim is won exactly when the
//! nim sum is not 0, as in normal play; if all heaps have one stone, it is won exactly when their
//! number is even.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆石子；每次操作从一堆中取走至少一枚，取走最后一枚石子者负，John 先手。共 T 组数
//! 据，每组先给出堆数 n，再给出各堆的石子数；输出获胜者 `John` 或 `Brother`。
//! 范围：1 ≤ T ≤ 500；1 ≤ n ≤ 50；每堆有 1 到 5000 枚石子。
//! 模型：反常 Nim（Anti-Nim）。
//! 思路：由 Bouton 定理，反常 Nim 中若有一堆不少于 2 枚，则与正常规则一样，当且仅当异或和不为 0
//! 时必胜；若每堆都只有 1 枚，则当且仅当堆数为偶数时必胜。
//! 复杂度：每组 O(n)。

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, heaps: [u64; n] }
        winners += if misere::outcome(&heaps).mover_wins() { "John\n" } else { "Brother\n" };
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
        pub mod misere {
            use crate::grundy::Outcome;
            use std::borrow::Borrow;

            /// Returns the outcome of a position when whoever takes the last stone loses. Cost: O(n).
            ///
            /// The empty position is an N-position: the opponent has just taken the last stone.
            pub fn outcome<I>(heaps: I) -> Outcome
            where
                I: IntoIterator,
                I::Item: Borrow<u64>,
            {
                let mut sum = 0;
                let mut any_large = false;
                for heap in heaps {
                    sum ^= heap.borrow();
                    any_large |= *heap.borrow() > 1;
                }
                Outcome::of_mover((sum != 0) == any_large)
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
