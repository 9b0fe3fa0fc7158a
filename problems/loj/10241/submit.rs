// LOJ 10241 https://loj.ac/p/10241 · made by `cargo judge bundle loj10241 --write` from fbd9a94490fdd371
//! LOJ 10241 — Taking stones 1 (取石子游戏 1)
//! <https://loj.ac/p/10241> · 1 s? · 512 MiB? · difficulty 1
//!
//! Rules: one heap of N stones; a move takes 1 to K of them, and whoever takes the last
//! stone wins. The input is `N K`; print `1` if the first player wins, else `2`.
//! Bounds: 1 ≤ K ≤ N ≤ 10^5?
//! Kind: impartial
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game.
//! Why: if one player takes t stones, the other can take K + 1 - t. So a heap whose size is a
//! multiple of K + 1 is lost, and from any other heap the mover takes the remainder modulo K + 1.
//! Cost: O(1).
//!
//! 规则：有一堆 N 枚石子；每次操作取走 1 到 K 枚，取走最后一枚石子者胜。只有一组数据，给出
//! `N K`；先手胜输出 `1`，否则输出 `2`。
//! 范围：1 ≤ K ≤ N ≤ 10^5?
//! 模型：巴什博弈。
//! 思路：一方取 t 枚，另一方就可以取 K + 1 - t 枚。所以 K + 1 的倍数必败；其他情况先手取走余数
//! 即可。
//! 复杂度：O(1)。

use grundy::bash;
use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    println!("{}", if bash::outcome(&[n], k).mover_wins() { 1 } else { 2 });
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

    // Games that are solved.
    pub mod bash {
        use crate::grundy::Outcome;

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

        /// Returns the outcome of several heaps. Cost: O(n).
        ///
        /// # Panics
        /// Panics if `most` is 0.
        pub fn outcome(heaps: &[u64], most: u64) -> Outcome {
            Outcome::of_mover(nim_sum(heaps, most) != 0)
        }

        fn nim_sum(heaps: &[u64], most: u64) -> u64 {
            heaps.iter().fold(0, |sum, &heap| sum ^ value(heap, most))
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
