// Luogu P4018 https://www.luogu.com.cn/problem/P4018 · made by `cargo judge bundle luogu_p4018 --write` from 2644e17da6118c45
//! Luogu P4018 — Roy & October take stones (Roy&October之取石子)
//! <https://www.luogu.com.cn/problem/P4018> · 1 s? · 125 MiB? · difficulty 3
//!
//! Rules: one heap of n stones; a move takes p^k of them, where p is a prime and k ≥ 0, and whoever
//! takes the last stone wins. October moves first. The input has T cases `n`; print `October wins!`
//! or `Roy wins!`.
//! Bounds: 1 ≤ T ≤ 10^5; 1 ≤ n ≤ 5 · 10^7.
//! Kind: impartial
//! Model: subtraction game {1, 2, 3, 4, 5, 7, 8, …}, one heap.
//! Why: 1 to 5 are powers of primes, and no multiple of 6 is a power of a prime. So from a multiple
//! of 6 no move leads to another multiple of 6; from any other number, a player can take the
//! remainder modulo 6, which leaves a multiple of 6. Exactly the multiples of 6 are lost.
//! Cost: O(1) per case.
//!
//! 规则：有一堆 n 枚石子；每次操作取 p^k 枚，其中 p 是质数，k ≥ 0；取走最后一枚石子者胜，
//! October 先手。共 T 组数据，每组给出 `n`；输出 `October wins!` 或 `Roy wins!`。
//! 范围：1 ≤ T ≤ 10^5；1 ≤ n ≤ 5 · 10^7。
//! 模型：减法游戏：{1, 2, 3, 4, 5, 7, 8, …}，只有一堆。
//! 思路：1 到 5 都是质数的幂，而 6 的倍数都不是。所以从 6 的倍数走不到 6 的倍数；从别的数出发，
//! 取走模 6 的余数就走到了。于是恰好 6 的倍数必败。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        winners += if n % 6 > 0 { "October wins!\n" } else { "Roy wins!\n" };
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
