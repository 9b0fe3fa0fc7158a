// Codeforces 1899A https://codeforces.com/problemset/problem/1899/A · made by `cargo judge bundle cf1899a --write` from 9cd6e1fab257183b
//! Codeforces 1899A — Game with Integers
//! <https://codeforces.com/problemset/problem/1899/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: a number n is given; a move adds or subtracts 1. The first player, Vanya, wins if a move
//! of his makes the number divisible by 3, and the second, Vova, wins if ten moves pass without
//! such a move. The input is the number of cases, then n for each; print the winner of each case,
//! `First` or `Second`.
//! Bounds: at most 100 numbers; 1 ≤ n ≤ 1000.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: parity, remainders mod 3.
//! Why: from a number that leaves the remainder 1 or 2 on division by 3, Vanya reaches a multiple
//! of 3 at once. From a multiple of 3 he has to move away, and Vova undoes his step; this goes on
//! until the ten moves have passed.
//! Cost: O(1) a number.
//!
//! 规则：有一个数 n；每次操作加 1 或减 1。先手 Vanya 在自己走完后使它被 3 整除则胜；十步之内没
//! 有出现则后手 Vova 胜。先给出个数，再给出各数 n；每个输出获胜者，`First` 或 `Second`。
//! 范围：至多 100 个数；1 ≤ n ≤ 1000。
//! 模型：奇偶性，模 3 的余数。
//! 思路：余数为 1 或 2 时，Vanya 一步就得到 3 的倍数。若是 3 的倍数，他只能离开，Vova 再走回
//! 来，如此直到十步走完。
//! 复杂度：每个数 O(1)。

use proconio::input;

fn main() {
    input! { count: usize, numbers: [u64; count] }
    let mut winners = String::new();
    for n in numbers {
        winners += if n % 3 > 0 { "First\n" } else { "Second\n" };
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
