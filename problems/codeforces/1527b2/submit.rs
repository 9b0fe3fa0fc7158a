// Codeforces 1527B2 https://codeforces.com/problemset/problem/1527/B2 · made by `cargo judge bundle cf1527b2 --write` from dcee6c3ece64a267
//! Codeforces 1527B2 — Palindrome Game (hard version)
//! <https://codeforces.com/problemset/problem/1527/B2> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: as in 1527B1, but the string need not be a palindrome: Alice and Bob take turns, Alice
//! first. A move changes a 0 of a binary string into 1, which costs a dollar, or reverses the
//! string, which is free but is allowed only if the string is not a palindrome and the last move
//! did not reverse it. Play ends when all digits are 1, and whoever has paid less wins. The input
//! has t cases, each `n` and the string; print `ALICE`, `BOB` or `DRAW`.
//! Bounds: 1 ≤ t ≤ 10^3; 1 ≤ n ≤ 10^3; the string has at least one 0.
//! Kind: score
//! Picture: `1 / 3 / 001`
//! Model: symmetry, a string that is reversed at once.
//! Why: a palindrome is decided as in 1527B1: with z ≥ 1 zeros, the first player pays 2 dollars
//! more than the other if z is even, 1 more if z = 1, and 1 less if z is odd and above 1. Suppose
//! that the string is not a palindrome, that it is Alice's turn, and that the last move, if any,
//! was not a reversal. Let d be the number of pairs of mirrored places whose two digits differ.
//! Then Alice wins, except that the game is a draw if d = 1 and z = 2, when one zero is in the
//! differing pair and the other is in the middle.
//!
//! 1. Let d ≥ 2. Alice reverses the string, and Bob has to pay. After his move d ≥ 1, so it is
//!    again Alice's turn with a string that is not a palindrome. By induction on z she does not
//!    lose from there, so in all she wins by at least a dollar.
//! 2. Let d = 1, and let z be odd. If z = 1, she reverses the string, and Bob has to pay for the
//!    last zero. Otherwise she makes the string a palindrome with z - 1 zeros, an even number: from
//!    there Bob pays 2 dollars more than she does, so 1 dollar more in all.
//! 3. Let d = 1, and let z be even and above 2. She reverses the string. If Bob then makes the
//!    string a palindrome, it is her turn with an odd number of zeros, more than 1, and she wins.
//!    If Bob makes any other move, she does not lose from there, as in step 1, and he has paid a
//!    dollar.
//! 4. Let d = 1 and z = 2. If she changes the zero of the pair, Bob pays for the other zero. If she
//!    reverses the string, Bob changes the zero of the pair, and she pays for the other zero. If
//!    she changes the zero in the middle, Bob reverses the string, and she has to pay for the other
//!    zero, too. So it is a draw.
//!
//! Cost: O(n).
//!
//! 规则：与 1527B1 相同，但串不一定是回文：Alice 和 Bob 轮流操作一个 01 串，Alice 先手：把一个 0 变成 1，付 1
//! 元；或者把串反转，不付钱，但串须不是回文，且上一步不是反转。全部为 1 时结束，付钱少者胜。共 t 组数据，每组为
//! `n` 和这个串；输出 `ALICE`、`BOB` 或 `DRAW`。
//! 范围：1 ≤ t ≤ 10^3；1 ≤ n ≤ 10^3；串中至少有一个 0。
//! 模型：对称策略，立即反转。
//! 思路：回文的情形见 1527B1：设 0 有 z 个，z 为偶数时先手比对方多付 2 元，z = 1 时多付 1 元，z 为大于 1 的奇数
//! 时少付 1 元。设串不是回文，轮到 Alice，上一步不是反转，d 是互为镜像而不相同的对数。那么除 d = 1 且 z = 2（一
//! 对不同，另一个 0 在正中）为平局外，都是 Alice 胜。
//!
//! 1. 设 d ≥ 2。Alice 反转，Bob 只能付钱。此后 d ≥ 1，又轮到 Alice 面对这样的串，对 z 归纳，她从此不会输，所以
//!    至少赢 1 元。
//! 2. 设 d = 1，z 为奇数。若 z = 1，她反转，最后的 0 由 Bob 付钱。否则她把串变成有 z - 1 个 0 的回文，这是偶
//!    数，Bob 要多付 2 元：总共赢 1 元。
//! 3. 设 d = 1，z 为大于 2 的偶数。她反转。若 Bob 把串变成回文，她就在 0 的个数为大于 1 的奇数时先走，必胜；Bob
//!    走其他任何一步后，她都如第 1 步那样不会输，而 Bob 已付了 1 元。
//! 4. 设 d = 1，z = 2。若她改这一对中的 0，Bob 就付另一个。若她反转，Bob 就改这一对中的 0，她付另一个。若她改正
//!    中的 0，Bob 反转，她要付两次。所以是平局。
//!
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { _length: usize, digits: Bytes }
        if let Some(&other) = digits.iter().find(|digit| !b"01".contains(digit)) {
            panic!("the digit {:?}, neither 0 nor 1", char::from(other));
        }
        let zeros = digits.iter().filter(|&&digit| digit == b'0').count();
        let mirrored = digits.iter().zip(digits.iter().rev());
        // Each such pair is counted from both sides.
        let differing = mirrored.filter(|(digit, mirror)| digit != mirror).count() / 2;
        winners += match (differing, zeros) {
            (0, 0) | (1, 2) => "DRAW\n",
            (0, 1) => "BOB\n",
            (0, zeros) if zeros % 2 == 0 => "BOB\n",
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
