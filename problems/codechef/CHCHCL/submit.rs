// CodeChef CHCHCL https://www.codechef.com/problems/CHCHCL · made by `cargo judge bundle codechef_chchcl --write` from 094645ef7c5ecc37
//! CodeChef CHCHCL — Chef and Chocolate
//! <https://www.codechef.com/problems/CHCHCL> · 1 s · 1536 MiB? · difficulty 1
//!
//! Rules: there is a bar of chocolate with n rows and m columns. A move cuts a block in two along a
//! line between rows or columns. Whoever cannot move loses. The input is the number of cases; each
//! is `n m`. Print `Yes` if the first player wins, else `No`.
//! Bounds: at most 100 cases; 1 ≤ n, m ≤ 10^9.
//! Kind: impartial
//! Model: parity, a number of moves that is fixed.
//! Why: a cut makes one more block, and the game ends with the nm single pieces, so it lasts nm - 1
//! moves however it is played. The first player makes the last move exactly when nm is even.
//! Cost: O(1) per case.
//!
//! 规则：有一块 n 行 m 列的巧克力。每次操作取现有的一块，沿行间或列间的线切成两块。无法操作者
//! 输。先给出数据组数，每组为 `n m`；先手胜输出 `Yes`，否则输出 `No`。
//! 范围：至多 100 组；1 ≤ n, m ≤ 10^9。
//! 模型：奇偶性，总步数是固定的。
//! 思路：每切一刀多出一块，最后是 nm 个单格，所以不论怎么切都恰好走 nm - 1 步。当且仅当 nm 是偶
//! 数时先手走最后一步。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        assert!(n > 0 && m > 0, "a chocolate of {n} by {m} has no piece", n = n, m = m);
        verdicts += if n % 2 == 0 || m % 2 == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}", verdicts = verdicts);
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
