// Codeforces 1672A https://codeforces.com/problemset/problem/1672/A · made by `cargo judge bundle cf1672a --write` from 19908c316b92b5d6
//! Codeforces 1672A — Log Chopping
//! <https://codeforces.com/problemset/problem/1672/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: there are n logs; a move cuts one of them into two logs of integer lengths, at least 1
//! each, and whoever cannot cut loses. The input is the number of cases, then `n` and the lengths
//! for each. Print the winner of each case, `errorgorn` for the first player or `maomao90` for the
//! second.
//! Bounds: at most 100 cases; 1 ≤ n ≤ 50; the lengths are from 1 to 50.
//! Kind: impartial
//! Rule: 4.0
//! Model: parity, every cut makes one more log.
//! Why: play ends when all logs have length 1. So a log of length a takes exactly a - 1 cuts,
//! whoever makes them and wherever they are made, and the first player makes the very last cut if
//! the total number of cuts is odd. Seen as a heap, a log of length a has the Grundy value (a - 1)
//! mod 2.
//! Cost: O(n).
//!
//! 规则：有 n 根原木；每次操作把一根锯成两根，长度是整数，都至少为 1，无法再锯者负。先给出数据
//! 组数，每组给出 `n` 和各长度；每组输出获胜者，先手胜为 `errorgorn`，否则为 `maomao90`。
//! 范围：至多 100 组；1 ≤ n ≤ 50；各长度从 1 到 50。
//! 模型：奇偶性，每锯一次多一根。
//! 思路：所有原木的长度都是 1 时游戏结束。所以长为 a 的一根恰好要锯 a - 1 次，不管谁来锯、从哪
//! 里锯；总次数是奇数，则先手锯最后一次。看成堆的游戏，一根的 SG 值是 (a - 1) mod 2。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, logs: [u64; n] }
        // An even length takes an odd number of cuts; a log of length 0 takes none.
        let odd_cuts = logs.iter().filter(|&&log| log > 0 && log % 2 == 0).count();
        winners += if odd_cuts % 2 == 1 { "errorgorn\n" } else { "maomao90\n" };
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
