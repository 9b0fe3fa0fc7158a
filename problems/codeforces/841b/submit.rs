// Codeforces 841B https://codeforces.com/problemset/problem/841/B · made by `cargo judge bundle cf841b --write` from 1cdf14caa563c40b
//! Codeforces 841B — Godsend
//! <https://codeforces.com/problemset/problem/841/B> · 2 s · 256 MiB · difficulty 2
//!
//! Rules: there is a row of n numbers. A move removes a non-empty subarray and closes the gap.
//! The first player's subarrays must have odd sums, the second player's even ones, and whoever
//! cannot move loses. The input is `n` and the row; print the winner, `First` or `Second`.
//! Bounds: 1 ≤ n ≤ 10^6; the numbers are from 0 to 10^9.
//! Kind: partizan
//! Model: partizan game, subarrays of a row.
//! Why: without an odd number the first player has no move. If the number of odd numbers is odd, he
//! takes the whole row. If the number of odd numbers is even and at least 2, he takes everything
//! before the last odd number, and this part has an odd sum. Then the second player's subarrays
//! cannot contain the only odd number that is left, so the sum of the rest stays odd, and the first
//! player then takes all the rest.
//! Cost: O(n).
//!
//! 规则：有一排 n 个数。每次操作拿走其中非空的一段，剩下的合拢。先手拿的段的和必须是奇数，后手
//! 拿的必须是偶数；无法操作者输。输入为 `n` 和这排数；输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ n ≤ 10^6；各数从 0 到 10^9。
//! 模型：不公平游戏，一排中连续的一段。
//! 思路：没有奇数时，先手无法操作。奇数有奇数个时，先手拿走整排。奇数有偶数个（至少两个）时，先
//! 手拿走最后一个奇数之前的全部，其和为奇数。这时后手拿的段不能含有剩下的唯一的奇数，所以余下的
//! 和仍是奇数，先手一次拿光。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { n: usize, row: [i64; n] }
    let has_odd = row.iter().any(|number| number % 2 != 0);
    println!("{}", if has_odd { "First" } else { "Second" });
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
