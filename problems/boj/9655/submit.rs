// BOJ 9655 https://www.acmicpc.net/problem/9655 · made by `cargo judge bundle boj9655 --write` from fd00371fb5ea0ed2
//! BOJ 9655 — Stone Game (돌 게임)
//! <https://www.acmicpc.net/problem/9655> · 1 s · 128 MiB · difficulty 1
//!
//! Also: BOJ 9659, with up to 10^12 stones
//! Rules: a heap of N stones; a move takes 1 or 3 of them, and whoever takes the last stone wins.
//! SK begins. Read `N` and print the winner, `SK` or `CY`.
//! Bounds: 1 ≤ N ≤ 1000.
//! Kind: impartial
//! Rule: {1, 3}
//! Model: parity, the number of moves left.
//! Why: as long as there are stones, a move is possible, and every move takes an odd number of
//! them, so the number of stones alternates between odd and even. The game ends at 0, an even
//! number. So, whatever moves the players choose, the number of moves is odd, and SK makes the last
//! one, exactly when N is odd.
//! Cost: O(1).
//!
//! 规则：有一堆 N 枚石子；每次操作取走 1 枚或 3 枚，取走最后一枚石子者胜。SK 先手。读入 `N`，输出获胜者
//! `SK` 或 `CY`。
//! 范围：1 ≤ N ≤ 1000。
//! 模型：奇偶性，余下的步数。
//! 思路：只要还有石子就能操作，而每步取走奇数枚，所以石子数的奇偶每步都变。游戏在 0 枚时结束，0 是偶
//! 数。所以无论双方怎样操作，总步数为奇数当且仅当 N 为奇数，此时最后一步由 SK 走。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { stones: u64 }
    println!("{}", if stones % 2 == 1 { "SK" } else { "CY" });
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
