// Codeforces 1527B1 https://codeforces.com/problemset/problem/1527/B1 · made by `cargo judge bundle cf1527b1 --write` from 37c71968624d5e29
//! Codeforces 1527B1 — Palindrome Game (easy version)
//! <https://codeforces.com/problemset/problem/1527/B1> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: Alice and Bob take turns, Alice first. A move changes a 0 of a binary string into 1,
//! which costs a dollar, or reverses the string, which is free but is allowed only if the string is
//! not a palindrome and the last move did not reverse it. Play ends when all digits are 1, and
//! whoever has paid less wins. The input has t cases, each `n` and a palindrome; print `ALICE`,
//! `BOB` or `DRAW`.
//! Bounds: 1 ≤ t ≤ 10^3; 1 ≤ n ≤ 10^3; the string is a palindrome with at least one 0.
//! Kind: score
//! Picture: `1 / 3 / 010`
//! Model: symmetry, the zero in the mirror.
//! Why: let z be the number of zeros. Bob wins if z is even or 1, and otherwise Alice wins.
//!
//! 1. Let z be even, so each zero has another zero as its mirror image. Bob answers each change by
//!    changing the mirror image of the zero that Alice has just changed, so Alice always faces a
//!    palindrome, and cannot reverse it. Only when one zero is left does he reverse the string
//!    instead. Then Alice has to change this last zero, too, so she pays 2 dollars more than he
//!    does.
//! 2. If z = 1, Alice has to change the only zero, so she pays a dollar and Bob pays nothing.
//! 3. If z is odd and above 1, Alice changes the zero in the middle. Bob is then in the position of
//!    the first player of step 1, and from there he pays 2 dollars more than Alice, so 1 dollar
//!    more in all.
//!
//! Cost: O(n).
//!
//! 规则：Alice 和 Bob 轮流操作一个 01 串，Alice 先手：把一个 0 变成 1，付 1 元；或者把串反转，不付钱，但串须不是回文，且上一步不
//! 是反转。全部为 1 时结束，付钱少者胜。共 t 组数据，每组为 `n` 和一个回文串；输出 `ALICE`、`BOB` 或 `DRAW`。
//! 范围：1 ≤ t ≤ 10^3；1 ≤ n ≤ 10^3；串是回文，至少有一个 0。
//! 模型：对称策略，镜像位置的 0。
//! 思路：设 0 有 z 个。z 为偶数或 1 时 Bob 胜，否则 Alice 胜。
//!
//! 1. 设 z 为偶数，每个 0 的镜像位置也是 0。Alice 改一个，Bob 就改它的镜像，所以轮到 Alice 时总是回文，她不能反转。只有剩下一个
//!    0 时他才改为反转，这个 0 也只能由 Alice 来改：她比他多付 2 元。
//! 2. 若 z = 1，Alice 改掉它，她付得多。
//! 3. 若 z 为大于 1 的奇数，Alice 先改正中的 0。此后 Bob 就是第 1 步中的先手，要多付 2 元：总共多付 1 元。
//!
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { _length: usize, digits: Bytes }
        assert!(digits.iter().eq(digits.iter().rev()), "a string that is no palindrome");
        if let Some(&other) = digits.iter().find(|digit| !b"01".contains(digit)) {
            panic!("the digit {:?}, neither 0 nor 1", char::from(other));
        }
        winners += match digits.iter().filter(|&&digit| digit == b'0').count() {
            0 => "DRAW\n",
            1 => "BOB\n",
            zeros if zeros % 2 == 0 => "BOB\n",
            _ => "ALICE\n",
        };
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
