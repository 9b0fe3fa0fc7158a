// CodeChef FDIVGAME https://www.codechef.com/problems/FDIVGAME · made by `cargo judge bundle codechef_fdivgame --write` from d3be138c78fe0287
//! CodeChef FDIVGAME — Floor Division Game
//! <https://www.codechef.com/problems/FDIVGAME> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: N positive numbers are on a blackboard. A move divides one of them by 2, 3, 4, 5 or 6 and
//! rounds down; a number that becomes 0 is erased. Whoever moves last wins. Henry moves first. The
//! input is the number of cases, then, for each case, `N` and the numbers. For each case, print the
//! winner, `Henry` or `Derek`.
//! Bounds: at most 1000 cases; 1 ≤ N ≤ 100; the numbers are from 1 to 10^18.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game of divisors, floors of quotients by the first digit in base 12.
//! Why: the first digit of a number in base 12 determines the number's Grundy value: the digit 1
//! gives the value 1, the digits 2 and 3 give 2, the digits 4 and 5 give 3, and all higher digits
//! give 0; the number 0 has the value 0. The nim sum decides.
//!
//! 1. Let n = 12^k · x with 1 ≤ x < 12. Before rounding, a quotient is 12^k · y with x/6 ≤ y ≤ x/2,
//!    so 1/6 ≤ y < 6. Its first digit is ⌊y⌋ if y ≥ 1. If y < 1, the first digit is ⌊12y⌋, except
//!    that for k = 0 the quotient becomes 0.
//! 2. For 1 ≤ x < 2, all y are below 1 and 12y ≥ 2, so no option has the value 1. For y = x/2, the
//!    first digit is at least 6, or the quotient is 0; in both cases the value 0 occurs, and n has
//!    the value 1.
//! 3. For 2 ≤ x < 4, all y are below 2 and 12y ≥ 4, so no option has the value 2. The values 1
//!    and 0 occur: 1 ≤ x/2 < 2, and 6/12 ≤ x/4 < 1. So n has the value 2.
//! 4. For 4 ≤ x < 6, all y are below 3 and 12y ≥ 8, so no option has the value 3. The values 2, 1
//!    and 0 occur: 2 ≤ x/2 < 3, 1 ≤ x/4 < 2, and 8/12 ≤ x/6 < 1. So n has the value 3.
//! 5. For 6 ≤ x < 12, we have 1 ≤ y < 6, so no option has the value 0, and the value of n is 0.
//!
//! Cost: O(log n) a number.
//!
//! 规则：黑板上有 N 个正数。每次操作把其中一个除以 2、3、4、5 或 6，舍去小数部分；变成 0 的数就
//! 擦去。走最后一步的人胜，Henry 先手。先给出数据组数，每组为 `N`，然后是各数；输出每组的获胜者
//! `Henry` 或 `Derek`。
//! 范围：至多 1000 组数据；1 ≤ N ≤ 100；各数从 1 到 10^18。
//! 模型：约数游戏，商向下取整，看十二进制的首位。
//! 思路：一个数的十二进制首位数字决定它的 SG 值：首位为 1 则为 1，为 2 或 3 则为 2，
//! 为 4 或 5 则为 3，为 6 或更大则为 0；数 0 的值为 0。异或和定胜负。
//!
//! 1. 设 n = 12^k · x，1 ≤ x < 12。舍去小数之前的商为 12^k · y，x/6 ≤ y ≤ x/2，所
//!    以 1/6 ≤ y < 6。若 y ≥ 1，它的首位是 ⌊y⌋。若 y < 1，首位是 ⌊12y⌋，但 k = 0 时商变成 0。
//! 2. 若 1 ≤ x < 2，所有 y 都小于 1，且 12y ≥ 2，所以没有值为 1 的后继。y = x/2 时首位至少
//!    是 6，或者商为 0，所以取得到值 0，n 的值为 1。
//! 3. 若 2 ≤ x < 4，所有 y 都小于 2，且 12y ≥ 4，所以没有值为 2 的后继。值 1 和 0 都取得到：
//!    1 ≤ x/2 < 2，6/12 ≤ x/4 < 1。所以 n 的值为 2。
//! 4. 若 4 ≤ x < 6，所有 y 都小于 3，且 12y ≥ 8，所以没有值为 3 的后继。值 2、1 和 0 都取得到：
//!    2 ≤ x/2 < 3，1 ≤ x/4 < 2，8/12 ≤ x/6 < 1。所以 n 的值为 3。
//! 5. 若 6 ≤ x < 12，则 1 ≤ y < 6，没有值为 0 的后继，所以 n 的值为 0。
//!
//! 复杂度：每个数 O(log n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        let henry_wins = nim::outcome(numbers.into_iter().map(grundy_value)).mover_wins();
        winners += if henry_wins { "Henry\n" } else { "Derek\n" };
    }
    print!("{winners}", winners = winners);
}

fn grundy_value(number: u64) -> u64 {
    let mut first_digit = number;
    while first_digit >= 12 {
        first_digit /= 12;
    }
    match first_digit {
        1 => 1,
        2 | 3 => 2,
        4 | 5 => 3,
        _ => 0,
    }
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
