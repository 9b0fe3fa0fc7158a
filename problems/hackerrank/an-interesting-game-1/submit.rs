// HackerRank an-interesting-game-1 https://www.hackerrank.com/challenges/an-interesting-game-1 · made by `cargo judge bundle hackerrank_an-interesting-game-1 --write` from c4c9e93ea0303cce
//! HackerRank an-interesting-game-1 — Gaming Array
//! <https://www.hackerrank.com/challenges/an-interesting-game-1> · 10 s? · 512 MiB? · difficulty 1
//!
//! Rules: n distinct numbers stand in a row. A move removes the largest number and all numbers to
//! the right of it; whoever cannot move loses. The input has g cases: `n`, then the numbers. Print
//! the winner, `BOB` (first) or `ANDY`.
//! Bounds: 1 ≤ g ≤ 100; 1 ≤ n ≤ 10^5; the sum of all n is at most 10^5; a number is from 1 to
//! 10^9.
//! Kind: impartial
//! Model: parity, of the numbers larger than all before them.
//! Why: the largest of the remaining numbers is larger than all numbers before it, and all numbers
//! after it are smaller, so a move removes exactly one of the numbers that are larger than all
//! numbers before them. So nobody has a choice, and a game lasts as many moves as there are numbers
//! larger than all before them.
//! Cost: O(n) per case.
//!
//! 规则：n 个互不相同的数排成一行。每次操作去掉其中最大的数和它右边的所有数；无法操作者输。输入共
//! g 组数据，每组给出 `n` 和这些数；输出获胜者 `BOB`（先手）或 `ANDY`。
//! 范围：1 ≤ g ≤ 100；1 ≤ n ≤ 10^5；n 的总和不超过 10^5；每个数在 1 到 10^9 之间。
//! 模型：奇偶性，看有多少个数大于它前面的所有数。
//! 思路：剩下的数中最大的一个大于它前面的所有数，它右边的数都比它小，所以每次操作恰好去掉一个这样的
//! 数。双方都没有选择，步数就等于大于前面所有数的数的个数。
//! 复杂度：每组 O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [i64; n] }
        let mut moves = 0;
        let mut largest = None;
        for &number in &numbers {
            if largest < Some(number) {
                largest = Some(number);
                moves += 1;
            }
        }
        winners += if moves % 2 == 1 { "BOB\n" } else { "ANDY\n" };
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
