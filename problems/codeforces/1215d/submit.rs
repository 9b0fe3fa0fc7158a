// Codeforces 1215D https://codeforces.com/problemset/problem/1215/D · made by `cargo judge bundle cf1215d --write` from d94b7d3b9df5f9ad
//! Codeforces 1215D — Ticket Game
//! <https://codeforces.com/problemset/problem/1215/D> · 1 s · 256 MiB · difficulty 4
//!
//! Rules: some digits of a ticket are erased. Monocarp and Bicarp take turns, Monocarp first,
//! writing any digit in the place of an erased one. Bicarp wins if in the end the two halves have
//! equal digit sums, and otherwise Monocarp wins. The input is `n` and the ticket, with `?` for an
//! erased digit; print the winner.
//! Bounds: 2 ≤ n ≤ 2 · 10^5, n even; the number of `?` is even.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: pairing strategy, two moves that add up to 9.
//! Why: count each erased digit as 4.5, and let d be the sum of the left half minus the sum of the
//! right half. Bicarp wins exactly when d = 0.
//!
//! 1. If no erased digit is left, this is the rule of the game.
//! 2. Let d be 0. If Monocarp writes a digit x in one half, Bicarp writes x in the other half. If
//!    no erased digit is left there, he writes 9 - x in the half where Monocarp wrote x; another
//!    erased digit is left in that half, as the number of erased digits was even before Monocarp's
//!    move. In both cases d is 0 again.
//! 3. Let d be positive. Monocarp writes 9 in the left half or 0 in the right half, which increases
//!    d by 4.5. Bicarp can decrease d by at most 4.5. So d stays positive. If d is negative,
//!    Monocarp does the same with the halves exchanged.
//!
//! Cost: O(n).
//!
//! 规则：一张票上有些数字被擦去了。Monocarp 和 Bicarp 轮流在一个擦去的位置上写任意一个数字，Monocarp 先手。最后左右两半
//! 的数字和相等则 Bicarp 胜，否则 Monocarp 胜。输入 `n` 和票，`?` 是擦去的数字；输出获胜者。
//! 范围：2 ≤ n ≤ 2 · 10^5，n 是偶数；`?` 有偶数个。
//! 模型：配对策略，两步之和为 9。
//! 思路：把每个擦去的数字当作 4.5，设 d 为左半的和减去右半的和。当且仅当 d = 0 时 Bicarp 胜。
//!
//! 1. 没有擦去的数字时，这就是规则。
//! 2. 设 d = 0。Monocarp 在一半写 x，Bicarp 就在另一半写 x；若那里没有擦去的位置，就在同一半写 9 - x：擦去的有偶数
//!    个，所以那里还有一个。两种情形下 d 又是 0。
//! 3. 设 d 为正。Monocarp 在左半写 9 或在右半写 0，使 d 增加 4.5，而 Bicarp 至多使它减少 4.5，所以 d 总为正。d 为负时，
//!    Monocarp 把左右互换照样走。
//!
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, ticket: Bytes }
    assert!(
        ticket.len() == n && n % 2 == 0,
        "a ticket of {} digits instead of {n}, or an odd number",
        ticket.len()
    );
    let erased = ticket.iter().filter(|&&digit| digit == b'?').count();
    assert!(erased % 2 == 0, "an odd number of erased digits");
    let (left, right) = ticket.split_at(n / 2);
    println!("{}", if doubled_sum(left) == doubled_sum(right) { "Bicarp" } else { "Monocarp" });
}

/// Returns twice the sum of some digits, where an erased digit counts as 4.5.
fn doubled_sum(digits: &[u8]) -> u64 {
    let doubled = digits.iter().map(|&digit| match digit {
        b'?' => 9,
        b'0'..=b'9' => 2 * u64::from(digit - b'0'),
        other => panic!("the sign {:?}, neither a digit nor ?", char::from(other)),
    });
    doubled.sum()
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
