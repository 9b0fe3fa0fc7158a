// HackerRank tower-breakers-1 https://www.hackerrank.com/challenges/tower-breakers-1 · made by `cargo judge bundle hackerrank_tower-breakers-1 --write` from c1a3ea1122eb4d2c
//! HackerRank tower-breakers-1 — Tower Breakers
//! <https://www.hackerrank.com/challenges/tower-breakers-1> · 10 s? · 512 MiB? · difficulty 2
//!
//! Rules: there are n towers of height m. A move lowers one of them from x to a smaller divisor
//! of x; whoever cannot move loses. The input has t cases `n m`. Print the winner, 1 (first)
//! or 2.
//! Bounds: 1 ≤ t ≤ 100; 1 ≤ n, m ≤ 10^6.
//! Kind: impartial
//! Model: symmetry, equal heaps.
//! Why: all towers have the same Grundy value. If n is even, the second player pairs up the towers
//! and copies each move on the other tower of the pair. If n is odd, the first player lowers one
//! tower to 1 and then pairs up the others and copies in the same way; but if m is 1, there is no
//! move, and he loses.
//! Cost: O(1) per case.
//!
//! 规则：有 n 座高为 m 的塔。每次操作把一座塔从 x 降为 x 的一个更小的约数；无法操作者输。输入共
//! t 组数据，每组给出 `n m`；输出获胜者，1（先手）或 2。
//! 范围：1 ≤ t ≤ 100；1 ≤ n, m ≤ 10^6。
//! 模型：对称策略，相等的堆。
//! 思路：所有的塔 SG 值相同。若 n 为偶数，后手在配对的塔上照做每一步。若 n 为奇数，先手把一座塔
//! 降为 1，再对其余的塔这样做；除非 m 为 1，那就无法操作。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        assert!(m > 0, "towers of height 0");
        winners += if n % 2 == 1 && m > 1 { "1\n" } else { "2\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
