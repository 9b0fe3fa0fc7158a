// BOJ 11694 https://www.acmicpc.net/problem/11694 · made by `cargo judge bundle boj11694 --write` from 6d94f318530cbe2a
//! BOJ 11694 — Nim Game (님 게임)
//! <https://www.acmicpc.net/problem/11694> · 1 s? · 256 MiB? · difficulty 4
//!
//! Rules: N heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone of all loses. koosaga begins. The input is `N`, then the heaps; print the
//! winner, `koosaga` or `cubelover`.
//! Bounds: 1 ≤ N ≤ 100; a heap has 1 to 2 · 10^9 stones.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: by Bouton's theorem for misère play, if some heap has 2 stones or more, the player to move
//! wins exactly when the nim sum is not 0, as in normal play; if all heaps are single stones, that
//! player wins exactly when the number of heaps is even.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子；每次操作从一堆中取走至少一枚，取走全部石子中最后一枚者负。koosaga 先手。输入 `N` 和
//! 各堆的石子数，输出获胜者 `koosaga` 或 `cubelover`。
//! 范围：1 ≤ N ≤ 100；每堆有 1 到 2 · 10^9 枚石子。
//! 模型：反常 Nim（Anti-Nim）。
//! 思路：由反常规则的 Bouton 定理，若有一堆不少于 2 枚，则与正常规则一样，当且仅当异或和不为 0 时先手必胜；
//! 若每堆都只有 1 枚，则当且仅当堆数为偶数时先手必胜。
//! 复杂度：O(N)。

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    let winner = if misere::outcome(&heaps).mover_wins() { "koosaga" } else { "cubelover" };
    println!("{winner}");
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
