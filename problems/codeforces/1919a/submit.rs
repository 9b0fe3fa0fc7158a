// Codeforces 1919A https://codeforces.com/problemset/problem/1919/A · made by `cargo judge bundle cf1919a --write` from fd52b843691859d6
//! Codeforces 1919A — Wallet Exchange
//! <https://codeforces.com/problemset/problem/1919/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: Alice has a wallet with `a` coins, and Bob has a wallet with `b` coins. A move swaps the
//! wallets or leaves them as they are, and then takes a coin from the mover's own wallet; whoever
//! cannot take one loses. Alice begins. The input is the number of cases; each case is `a b`. Print
//! the winner of each case, `Alice` or `Bob`.
//! Bounds: at most 1000 cases; 1 ≤ a, b ≤ 10^9.
//! Kind: partizan
//! Model: parity, one coin a move.
//! Why: a player can take a coin as long as there is one in either wallet, so all a + b coins are
//! taken.
//! Cost: O(1) per case.
//!
//! 规则：Alice 的钱包里有 a 枚硬币，Bob 的有 b 枚。每次操作先决定是否交换钱包，再从自己的钱包取
//! 出一枚；取不出硬币者负。Alice 先手。先给出数据组数，每组给出 `a b`；每组输出获胜者，`Alice`
//! 或 `Bob`。
//! 范围：至多 1000 组；1 ≤ a, b ≤ 10^9。
//! 模型：奇偶性，每步一枚硬币。
//! 思路：只要有一个钱包里还有硬币，就能取一枚，所以 a + b 枚总会全部取完。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        winners += if a % 2 != b % 2 { "Alice\n" } else { "Bob\n" };
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
