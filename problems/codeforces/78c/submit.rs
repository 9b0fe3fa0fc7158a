// Codeforces 78C https://codeforces.com/problemset/problem/78/C · made by `cargo judge bundle cf78c --write` from 7f7a297d5cc23798
//! Codeforces 78C — Beaver Game
//! <https://codeforces.com/problemset/problem/78/C> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: there are n logs, each of length m. A move cuts one log into two or more equal parts,
//! whose length must be a whole number and at least k; whoever cannot move loses. The input is
//! `n m k`; print the winner, `Timur` for the first player or `Marsel` for the second.
//! Bounds: 1 ≤ n, m, k ≤ 10^9.
//! Kind: impartial
//! Picture: picture.rs
//! Model: take-and-break game, n equal logs.
//! Why: for an even n the second player answers every cut with the same cut on a twin log
//! (Tweedledum and Tweedledee). For an odd n the first player cuts one log into parts of length d,
//! the least divisor of m that is at least k, and then plays the second player's role himself. A
//! divisor of d also divides m, so these parts cannot be cut any further. If d = m, or there is no
//! such d, no log can be cut at all.
//! Cost: O(√m).
//!
//! 规则：有 n 根长为 m 的木头。每次操作把一根锯成两段或更多段等长的木头，每段为整数长且至少为
//! k；无法操作者输。输入 `n m k`；输出获胜者，先手赢输出 `Timur`，否则输出 `Marsel`。
//! 范围：1 ≤ n, m, k ≤ 10^9。
//! 模型：取石子并分堆的游戏，n 根相等的木头。
//! 思路：n 为偶数时，木头两两配对，后手在配对的那根上照样锯（对称策略）。n 为奇数时，先手只要一步
//! 把一根木头锯到不能再锯，此后就轮到他来模仿：他把这根锯成长为 d 的小段，d 是 m 的不小于 k 的最
//! 小约数。d 的约数也是 m 的约数，所以这些小段不能再锯。若这个 d 就是 m，或者没有这样的约数，则任
//! 何木头都不能锯。
//! 复杂度：O(√m)。

use grundy::contest::divisors::square_root;
use proconio::input;

fn main() {
    input! { n: u64, m: u64, k: u64 }
    let small_divisors = (1..=square_root(m)).filter(|d| m % d == 0);
    let mut divisors = small_divisors.flat_map(|d| [d, m / d]);
    let can_cut = divisors.any(|d| k <= d && d < m);
    println!("{}", if n % 2 == 1 && can_cut { "Timur" } else { "Marsel" });
}

mod grundy {
    pub mod contest {
        pub mod divisors {
            /// Returns ⌊√n⌋. Cost: 32 steps.
            ///
            /// ```
            /// # use grundy::contest::divisors::square_root;
            /// assert_eq!([0, 1, 8, 9, 10].map(square_root), [0, 1, 2, 3, 3]);
            /// assert_eq!(square_root(u64::MAX), u64::from(u32::MAX));
            /// ```
            pub fn square_root(n: u64) -> u64 {
                // The root is found bit by bit from the highest; 2^32 is left out, as its square does not
                // fit.
                (0..32).rev().fold(0u64, |root, bit| {
                    let larger = root | 1 << bit;
                    if larger * larger <= n {
                        larger
                    } else {
                        root
                    }
                })
            }
        }
    }
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
