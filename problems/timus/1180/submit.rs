// Timus 1180 https://acm.timus.ru/problem.aspx?space=1&num=1180 · made by `cargo judge bundle timus1180 --write` from f8da93c9fe69f377
//! Timus 1180 — Stone Game
//! <https://acm.timus.ru/problem.aspx?space=1&num=1180> · 1 s · 64 MiB · difficulty 3
//!
//! Rules: a heap of N stones, where N has up to 251 digits; the number of stones taken in a move is
//! a power of 2, and whoever takes the last stone wins. Read `N`; print 2 if the second player
//! wins, else 1 and on the next line the least number of stones that the first player can take to
//! win.
//! Bounds: 1 ≤ N ≤ 10^250.
//! Kind: impartial
//! Rule: powers of 2
//! Model: subtraction game {1, 2, 4, …}, one heap.
//! Why: a heap is lost exactly when it is a multiple of 3. No power of 2 is a multiple of 3, so no
//! move leads from one multiple of 3 to another; from any other heap, taking the remainder, 1 or 2,
//! leaves a multiple of 3. If the remainder is 2, taking 1 leaves the remainder 1, so 2 is the
//! least winning number.
//! Cost: O(d) for d digits.
//!
//! 规则：有一堆 N 枚石子，N 最多 251 位；每次操作取走的枚数须是 2 的幂，取走最后一枚石子者胜。
//! 读入 `N`；后手胜输出 2，否则输出 1，下一行输出先手为了获胜至少要取几枚。
//! 范围：1 ≤ N ≤ 10^250。
//! 模型：减法游戏：{1, 2, 4, …}，只有一堆。
//! 思路：当且仅当石子数是 3 的倍数时必败。2 的幂都不是 3 的倍数，所以从这样的堆每一步都走到别的
//! 堆；从别的堆取走余数 1 或 2，就剩下 3 的倍数。余数是 2 时，取 1 枚会剩下余数 1，所以至少要取
//! 2 枚。
//! 复杂度：d 位数时 O(d)。

use proconio::{input, marker::Bytes};

const MOST_DIGITS: usize = 251;

fn main() {
    input! { digits: Bytes }
    assert!(digits.len() <= MOST_DIGITS, "{} digits, more than {MOST_DIGITS}", digits.len());
    match remainder_by_3(&digits) {
        0 => println!("2"),
        take => println!("1\n{take}"),
    }
}

/// Returns the remainder modulo 3 of a number in decimal.
fn remainder_by_3(digits: &[u8]) -> u8 {
    digits.iter().fold(0, |remainder, digit| {
        assert!(digit.is_ascii_digit(), "{} in place of a digit", char::from(*digit));
        (remainder + digit - b'0') % 3
    })
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
