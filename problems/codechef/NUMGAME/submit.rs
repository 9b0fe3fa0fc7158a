// CodeChef NUMGAME https://www.codechef.com/problems/NUMGAME · made by `cargo judge bundle codechef_numgame --write` from 371210ec61c83816
//! CodeChef NUMGAME — Yet Another Number Game
//! <https://www.codechef.com/problems/NUMGAME> · 1 s · 1536 MiB? · difficulty 2
//!
//! Rules: a move subtracts from a number N one of its divisors other than the number itself.
//! Whoever cannot move loses. Alice moves first. The input is the number of cases, then `N` for
//! each. For each case, print the winner, `ALICE` or `BOB`.
//! Bounds: at most 10,000 cases; 1 ≤ N ≤ 10^9.
//! Kind: impartial
//! Model: parity, a divisor of an odd number is odd.
//! Why: the even numbers are won. An odd number either is 1, from which there is no move, or has
//! only odd divisors to subtract, each of which leaves an even number. From an even number,
//! subtracting 1 leaves an odd number.
//! Cost: O(1) per case.
//!
//! 规则：有一个数 N，每次操作减去它的一个约数，但不能减去它自己。无法操作者输，Alice 先手。先给
//! 出数据组数，每组给出 `N`；每组输出获胜者，`ALICE` 或 `BOB`。
//! 范围：至多 10,000 组数据；1 ≤ N ≤ 10^9。
//! 模型：奇偶性，奇数的约数都是奇数。
//! 思路：偶数必胜。奇数或者是 1，无法操作；或者只能减去奇数，留下偶数。偶数减 1 即可。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!(n > 0, "the number 0, which every number divides");
        winners += if n % 2 == 0 { "ALICE\n" } else { "BOB\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
