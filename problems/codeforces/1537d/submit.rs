// Codeforces 1537D https://codeforces.com/problemset/problem/1537/D · made by `cargo judge bundle cf1537d --write` from 1121fead395d2b59
//! Codeforces 1537D — Deleting Divisors
//! <https://codeforces.com/problemset/problem/1537/D> · 2 s · 256 MiB · difficulty 4
//!
//! Rules: a move subtracts from a number n one of its divisors other than 1 and n itself, and
//! whoever cannot move loses. The input is the number of cases, then n for each; print the winner
//! of each case, `Alice` for the first player or `Bob` for the second.
//! Bounds: at most 10^4 numbers; 1 ≤ n ≤ 10^9.
//! Kind: impartial
//! Model: game of divisors.
//! Why: odd numbers are lost. A divisor d > 1 of an odd number is odd, and subtracting it leaves an
//! even number that d still divides. An even number with an odd divisor d > 1 is won, since
//! subtracting d leaves an odd number. From 2^k one can only subtract 2^j with 0 < j < k. This
//! leaves 2^(k - 1) if j = k - 1, and otherwise an even number with an odd divisor above 1, which
//! is won. So only lowering the exponent by 1 can win. From the number 2 there is no move, so 2^k
//! with k > 0 is won if and only if k is even.
//! Cost: O(1) a number.
//!
//! 规则：有一个数 n；每次操作减去它的一个约数，不能是 1 和它自己，无法操作者输。先给出个数，再
//! 给出各数 n；每个输出获胜者，先手胜为 `Alice`，否则为 `Bob`。
//! 范围：至多 10^4 个数；1 ≤ n ≤ 10^9。
//! 模型：约数游戏。
//! 思路：奇数必败。奇数的约数 d > 1 是奇数，减去后留下仍被 d 整除的偶数；而有奇约数 d > 1 的偶
//! 数必胜，因为减去 d 留下奇数。从 2^k 只能减去 2^j，0 < j < k：j = k - 1 时留下 2^(k - 1)，否
//! 则留下有奇约数的偶数，它必胜。所以双方每次都把指数减 1，直到剩下 2，无法操作：2^k（k > 0）必
//! 胜当且仅当 k 是偶数。
//! 复杂度：每个数 O(1)。

use proconio::input;

fn main() {
    input! { count: usize, numbers: [u64; count] }
    let mut winners = String::new();
    for n in numbers {
        assert!(n > 0, "the number 0, which every number divides");
        let exponent = n.trailing_zeros();
        let first_wins =
            if n.is_power_of_two() { exponent > 0 && exponent % 2 == 0 } else { exponent > 0 };
        winners += if first_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
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
