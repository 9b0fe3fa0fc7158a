// Codeforces 959A https://codeforces.com/problemset/problem/959/A · made by `cargo judge bundle cf959a --write` from 6db163c1c74bfd28
//! Codeforces 959A — Mahmoud and Ehab and the even-odd game
//! <https://codeforces.com/problemset/problem/959/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: Mahmoud and Ehab take turns, Mahmoud first, reducing a number n, which must not become
//! negative. Mahmoud subtracts a positive even number and Ehab a positive odd one, and whoever
//! cannot do so loses. The input is `n`; print the winner.
//! Bounds: 1 ≤ n ≤ 10^9.
//! Kind: partizan
//! Model: partizan subtraction game, even and odd numbers.
//! Why: if n is even and not 0, Mahmoud subtracts all of it and wins at once. If n is odd, whatever
//! he subtracts leaves an odd number, and Ehab subtracts all of it; from 1 Mahmoud cannot subtract
//! anything.
//! Cost: O(1).
//!
//! 规则：从 n 开始，Mahmoud 和 Ehab 轮流减去一个正数，结果不能为负，Mahmoud 先手，他只能减偶数，Ehab 只能减奇数；无法
//! 操作者输。输入 `n`；输出获胜者。
//! 范围：1 ≤ n ≤ 10^9。
//! 模型：不公平减法游戏，偶数与奇数。
//! 思路：若 n 是正偶数，Mahmoud 全部减去，立即获胜。若 n 是奇数，无论他减多少，剩下的都是奇数，由 Ehab 全部减去；而
//! n = 1 时他无法操作。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64 }
    println!("{}", if n > 0 && n % 2 == 0 { "Mahmoud" } else { "Ehab" });
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
