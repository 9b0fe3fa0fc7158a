// Codeforces 1419A https://codeforces.com/problemset/problem/1419/A · made by `cargo judge bundle cf1419a --write` from 0595a4fe5d4141ff
//! Codeforces 1419A — Digit Game
//! <https://codeforces.com/problemset/problem/1419/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: Raze and Breach take turns marking an unmarked digit of a number, until only one digit is
//! unmarked. Raze is first and marks digits in odd places, counted from the left; Breach marks
//! digits in even places. Raze wins if the last unmarked digit is odd, Breach if it is even. The
//! input has t cases: `n` and the n digits. For each case, print `1` if Raze wins, or `2` if Breach
//! does.
//! Bounds: 1 ≤ t ≤ 100; 1 ≤ n ≤ 10^3.
//! Kind: pursuit
//! Picture: `1 / 4 / 2069`
//! Model: parity, of the number of digits.
//! Why: if n is even, each player has n/2 places, and Raze, who moves first and last, marks all the
//! odd places. So the last digit is in an even place, and Breach can leave an even digit if there
//! is one in an even place. If n is odd, Raze has one more place than Breach, and each of them
//! moves (n - 1)/2 times, so the last digit is in an odd place, and Raze can leave an odd digit if
//! there is one in an odd place.
//! Cost: O(n).
//!
//! 规则：Raze 和 Breach 轮流标记一个数的一个数字，Raze 先手，她只能标记（从左数）奇数位，Breach 只能标记偶数位，直到只剩一
//! 个。剩下的是奇数则 Raze 胜，是偶数则 Breach 胜。共 t 组数据，每组为 `n` 和 n 个数字。Raze 胜输出 `1`，否则输出 `2`。
//! 范围：1 ≤ t ≤ 100；1 ≤ n ≤ 10^3。
//! 模型：奇偶性，数字的个数。
//! 思路：n 为偶数时，双方各有 n/2 位，第一步和最后一步都是 Raze 走，她的各位全被标记。所以剩下的在偶数位上，那里只要有偶
//! 数，Breach 就留下它。n 为奇数时，Raze 比 Breach 多一位，双方各走 (n - 1)/2 步，所以剩下的在奇数位上，那里只要有奇数，
//! Raze 就留下它。
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, digits: Bytes }
        assert!(digits.len() == n, "{} digits instead of {n}", digits.len());
        if let Some(&sign) = digits.iter().find(|digit| !digit.is_ascii_digit()) {
            panic!("the sign {:?}, which is no digit", char::from(sign));
        }
        let is_odd = |digit: &u8| digit % 2 == 1;
        let raze_wins = if n % 2 == 1 {
            digits.iter().step_by(2).any(is_odd)
        } else {
            digits.iter().skip(1).step_by(2).all(is_odd)
        };
        winners += if raze_wins { "1\n" } else { "2\n" };
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
