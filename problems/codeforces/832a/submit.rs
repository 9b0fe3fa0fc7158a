// Codeforces 832A https://codeforces.com/problemset/problem/832/A · made by `cargo judge bundle cf832a --write` from 2d390fdc8a78f2d5
//! Codeforces 832A — Sasha and Sticks
//! <https://codeforces.com/problemset/problem/832/A> · 2 s · 256 MiB · difficulty 1
//!
//! Rules: two players take turns crossing out exactly k of n sticks, until fewer than k are left.
//! The input is `n k`; print `YES` if the first player makes more moves than the second, else `NO`.
//! Bounds: 1 ≤ k ≤ n ≤ 10^18.
//! Kind: impartial
//! Model: parity, nothing to choose.
//! Why: there are ⌊n/k⌋ moves, and the first player makes one more than the second exactly when
//! that number is odd.
//! Cost: O(1).
//!
//! 规则：两人轮流从 n 根木棒中划掉恰好 k 根，直到不足 k 根。输入 `n k`；若先手的步数比后手多，
//! 则输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ k ≤ n ≤ 10^18。
//! 模型：奇偶性，没有选择余地。
//! 思路：总共 ⌊n/k⌋ 步，当且仅当它是奇数时先手比后手多走一步。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    assert!(k > 0, "0 sticks a move, with which play never ends");
    println!("{}", if n / k % 2 == 1 { "YES" } else { "NO" });
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
