// Codeforces 282D https://codeforces.com/problemset/problem/282/D · made by `cargo judge bundle cf282d --write` from 2b7653fd37b6255b
//! Codeforces 282D — Yet Another Number Game
//! <https://codeforces.com/problemset/problem/282/D> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: up to three numbers are given. A move lowers one of them, or all of them by the same
//! amount, but none below 0. Whoever cannot move loses. The input is `n` and the n numbers; print
//! the winner, `BitLGM` for the first player or `BitAryo` for the second.
//! Bounds: 1 ≤ n ≤ 3; the numbers are at least 0 and less than 300.
//! Kind: impartial
//! Model: Wythoff's game, with one, two or three heaps.
//! Why: with two numbers this is Wythoff's game, whose lost pairs are (a, a + d) for d = 0, 1, 2,
//! …, where a is the least number that is in none of the earlier pairs. With one number or three
//! numbers the game is Nim, because lowering all of them never leads from nim sum 0 to nim sum 0,
//! so such a move helps nobody. If such a move takes x from each number, then in each number it
//! flips the binary digit at the place of the lowest 1 of x, but no lower digit; as the number of
//! flips is odd, this digit of the nim sum changes.
//! Cost: O(1).
//!
//! 规则：给定至多三个数。每次操作把其中一个数减小，或把所有的数减去同一个量，都不能减到 0 以
//! 下。无法操作者输。输入为 `n` 和这 n 个数；输出获胜者，先手赢输出 `BitLGM`，否则输出
//! `BitAryo`。
//! 范围：1 ≤ n ≤ 3；各数至少为 0，小于 300。
//! 模型：威佐夫博弈，一堆、两堆或三堆。
//! 思路：两个数时就是威佐夫博弈，必败态为 (a, a + d)，d = 0, 1, 2, …，其中 a 是前面各对中没有出
//! 现过的最小的数。奇数个数时就是 Nim 游戏，因为同减的一步不会从异或和 0 走到异或和 0，对谁都没
//! 有帮助：设同减 x，在 x 最低的 1 所在的那一位，每个数都发生变化，更低的位都不变；变化的个数是
//! 奇数，异或和的这一位就变了。
//! 复杂度：O(1)。

use grundy::{nim, wythoff};
use proconio::input;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    let outcome = match numbers[..] {
        [one, other] => wythoff::outcome(one, other),
        _ => {
            assert!(n % 2 == 1 || n == 0, "{n} numbers, neither two nor an odd number");
            nim::outcome(&numbers)
        }
    };
    println!("{}", if outcome.mover_wins() { "BitLGM" } else { "BitAryo" });
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

    pub mod wythoff {
        use crate::grundy::Outcome;

        /// Returns the outcome of heaps of `a` and `b` stones. Cost: logarithmic in their difference.
        pub fn outcome(a: u64, b: u64) -> Outcome {
            let (small, large) = (a.min(b), a.max(b));
            Outcome::of_mover(lower(large - small) != u128::from(small))
        }

        /// Returns ⌊kφ⌋, which may exceed 2^64.
        pub(crate) fn lower(k: u64) -> u128 {
            if k == 0 {
                return 0;
            }
            // The largest Fibonacci number below 2^64, F(93), and its successor.
            let mut number: u128 = 12_200_160_415_121_876_738;
            let mut next: u128 = 19_740_274_219_868_223_167;
            let mut remaining = u128::from(k - 1);
            let mut shifted = 0;
            while remaining > 0 {
                if number <= remaining {
                    remaining -= number;
                    shifted += next;
                }
                let before = next - number;
                next = number;
                number = before;
            }
            shifted + 1
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
