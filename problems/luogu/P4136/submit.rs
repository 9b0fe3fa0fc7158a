// Luogu P4136 https://www.luogu.com.cn/problem/P4136 · made by `cargo judge bundle luogu_p4136 --write` from e6b0176425616942
//! Luogu P4136 — Who can win? (谁能赢呢？)
//! <https://www.luogu.com.cn/problem/P4136> · 1 s? · 125 MiB? · difficulty 3
//!
//! Also: BZOJ 2463
//! Rules: a stone stands in a corner of a board of n by n cells; a move shifts it to a neighbouring
//! cell that it has not yet visited, and whoever cannot move loses. Alice moves first. Each line
//! holds one number n, and 0 ends the input; print the winner, `Alice` or `Bob`.
//! Bounds: 1 ≤ n ≤ 10,000.
//! Kind: impartial
//! Model: parity, cells paired into dominoes.
//! Why: this is HDU 1564, where a pairing into dominoes proves that the first player wins exactly
//! when n is even.
//! Cost: O(1) a line.
//!
//! 规则：棋子在 n × n 棋盘的一角；每次操作把它移到一个相邻的、没有到过的格子，无法操作者输，
//! Alice 先手。多组数据，每行一个整数 n，以 0 结束；输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ n ≤ 10,000。
//! 模型：奇偶性，格子两两配成多米诺骨牌。
//! 思路：同 HDU 1564：那里用多米诺骨牌证明，当且仅当 n 为偶数时先手胜。
//! 复杂度：每行 O(1)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        winners += if n % 2 == 0 { "Alice\n" } else { "Bob\n" };
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
