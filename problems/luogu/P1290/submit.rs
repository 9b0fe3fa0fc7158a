// Luogu P1290 https://www.luogu.com.cn/problem/P1290 · made by `cargo judge bundle luogu_p1290 --write` from 9576cf82d2599cc5
//! Luogu P1290 — Euclid's game (欧几里德的游戏)
//! <https://www.luogu.com.cn/problem/P1290> · 1 s? · 125 MiB? · difficulty 3
//!
//! Rules: two positive numbers; a move subtracts from the larger one a positive multiple of the
//! smaller, without going below 0, and whoever makes a 0 wins. Stan moves first. The input has C
//! cases `M N`; print `Stan wins` or `Ollie wins`.
//! Bounds: C ≤ 6; 1 ≤ M, N < 2^31.
//! Kind: impartial
//! Model: Euclid's game.
//! Why: as in HDU 1525, the mover wins exactly when the numbers are equal or the larger one is more
//! than the golden ratio times the smaller.
//! Cost: O(1) per case.
//!
//! 规则：有两个正整数；每次操作从较大的数减去较小的数的正整数倍，结果不能为负；得到 0 的人胜，
//! Stan 先手。共 C 组数据，每组给出 `M N`；输出 `Stan wins` 或 `Ollie wins`。
//! 范围：C ≤ 6；1 ≤ M, N < 2^31。
//! 模型：欧几里得博弈。
//! 思路：与 HDU 1525 相同，当且仅当两数相等，或者较大的数超过较小的数的黄金比例倍时，先手胜。
//! 复杂度：每组 O(1)。

use grundy::euclid;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64, n: u64 }
        assert!(m > 0 && n > 0, "{m} and {n}: with a 0 the game is over before it begins");
        let stan = euclid::outcome(m, n).mover_wins();
        winners += if stan { "Stan wins\n" } else { "Ollie wins\n" };
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

    pub mod euclid {
        use crate::grundy::Outcome;

        /// Returns the outcome of (`a`, `b`). A position with a 0 is a P-position, because play is
        /// over. Cost: O(1).
        pub fn outcome(a: u64, b: u64) -> Outcome {
            let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
            if small == 0 {
                return Outcome::P;
            }
            // large / small < φ means that large² - large·small - small² < 0.
            let below_golden = large * (large - small) < small * small;
            Outcome::of_mover(small == large || !below_golden)
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
