// CodeChef EVENGAME https://www.codechef.com/problems/EVENGAME · made by `cargo judge bundle codechef_evengame --write` from 351e63d30f9c8647
//! CodeChef EVENGAME — Even Sum
//! <https://www.codechef.com/problems/EVENGAME> · 1 s · 1536 MiB? · difficulty 1
//!
//! Rules: two players take turns; on each turn the player chooses an array element that has no sign
//! yet, and puts a sign, + or -, before it. At the end all the signed numbers are added, and the
//! first player wins if the sum is even, the second if it is odd. The input has T cases, each `N`
//! and the numbers. Print the winner, `1` or `2`.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ N ≤ 10^5; 1 ≤ A_i ≤ 10^9.
//! Kind: pursuit
//! Picture: `1 / 2 / 1 2`
//! Model: parity, of the sum.
//! Why: a number and its negative are both even or both odd, so the signs do not matter: the sum is
//! even exactly when the sum of the numbers without signs is even.
//! Cost: O(N).
//!
//! 规则：两人轮流给数组中任意一个尚无符号的数添上 + 或 -。最后全部相加，和为偶数则先手胜，为奇数则后手胜。共 T 组数
//! 据，每组为 `N` 和各数。输出获胜者 `1` 或 `2`。
//! 范围：1 ≤ T ≤ 10；1 ≤ N ≤ 10^5；1 ≤ A_i ≤ 10^9。
//! 模型：奇偶性，和的奇偶。
//! 思路：一个数与它的相反数奇偶相同，所以添什么符号都无关紧要：最后的和为偶数，当且仅当所有数之和为偶数。
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        let odd = numbers.iter().filter(|&number| number % 2 == 1).count();
        winners += if odd % 2 == 0 { "1\n" } else { "2\n" };
    }
    print!("{winners}", winners = winners);
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
