// SPOJ NGM https://www.spoj.com/problems/NGM/ · made by `cargo judge bundle spoj_ngm --write` from 3d26c2d2bc3ed240
//! SPOJ NGM — A Game with Numbers
//! <https://www.spoj.com/problems/NGM/> · 1 s · 1536 MiB · difficulty 1
//!
//! Rules: a positive number is written down. A move subtracts from the number one of its digits
//! other than 0, and whoever writes 0 wins. Read the number; if the first player wins, print 1 and,
//! on a second line, a winning digit to subtract, and otherwise print only 2.
//! Bounds: 1 ≤ n < 2,000,000,000.
//! Kind: impartial
//! Model: take-away game, the digits of a number and the multiples of 10.
//! Why: the P-positions are the multiples of 10. A digit other than 0 is less than 10, so
//! subtracting one digit never leads from one multiple of 10 to another. Any other number has a
//! last digit d that is not 0; subtracting d, and no other digit, leaves a multiple of 10, so d
//! alone wins.
//! Cost: O(1).
//!
//! 规则：写下一个正整数。每次操作从它减去它的一个非零数字，写出 0 的人胜。读入这个数；先手胜则输出
//! 1，并在第二行输出一个能胜的数字，否则只输出 2。
//! 范围：1 ≤ n < 2,000,000,000。
//! 模型：取物游戏，减去自身的数字，10 的倍数。
//! 思路：必败态就是 10 的倍数。非零数字小于 10，所以从一个 10 的倍数减去它，到不了另一个 10 的倍
//! 数。其他数的末位 d 不为 0，减去 d 得到 10 的倍数，减去别的数字则得不到，所以只有 d 能胜。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { number: u64 }
    assert!(number > 0, "0 is written already");
    match number % 10 {
        0 => println!("2"),
        last => println!("1\n{last}", last = last),
    }
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
