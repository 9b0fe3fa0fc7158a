// Codeforces 1719A https://codeforces.com/problemset/problem/1719/A · made by `cargo judge bundle cf1719a --write` from 46fcc6b00a18785c
//! Codeforces 1719A — Chip Game
//! <https://codeforces.com/problemset/problem/1719/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: a chip stands in the lower left corner of an n × m board; a move takes it an odd number
//! of cells to the right or up, and whoever cannot move loses. The input is the number of cases;
//! each case is `n m`. Print the winner of each case, `Burenka` for the first player or `Tonya` for
//! the second.
//! Bounds: at most 10^4 cases; 1 ≤ n, m ≤ 10^9.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, odd steps.
//! Why: the chip has n - 1 + m - 1 cells to go, and each move changes the parity of this number.
//! The game ends when the number is 0.
//! Cost: O(1) per case.
//!
//! 规则：棋子在 n × m 棋盘的左下角；每次操作向右或向上走奇数格，无法操作者输。先给出数据组数，
//! 每组给出 `n m`；每组输出获胜者，先手胜为 `Burenka`，否则为 `Tonya`。
//! 范围：至多 10^4 组；1 ≤ n, m ≤ 10^9。
//! 模型：奇偶性，步长是奇数。
//! 思路：棋子还要走 n - 1 + m - 1 格，每步都改变这个数的奇偶性。它为 0 时游戏结束。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        assert!(n > 0 && m > 0, "a board of {n} by {m} has no corner");
        winners += if n % 2 != m % 2 { "Burenka\n" } else { "Tonya\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
