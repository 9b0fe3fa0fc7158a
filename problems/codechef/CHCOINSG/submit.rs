// CodeChef CHCOINSG https://www.codechef.com/problems/CHCOINSG · made by `cargo judge bundle codechef_chcoinsg --write` from adf27c00641b740f
//! CodeChef CHCOINSG — Chef and Coins Game
//! <https://www.codechef.com/problems/CHCOINSG> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: there is a pile of N coins; a move removes one coin or a number of coins that is a power
//! of a prime. Whoever cannot move loses. Chef moves first. The input is the number of cases; each
//! is `N`. For each case, print the winner, `Chef` or `Misha`.
//! Bounds: at most 1000 cases; 1 ≤ N ≤ 10^9.
//! Kind: impartial
//! Picture: `1 / 6`
//! Model: subtraction game {1, 2, 3, 4, 5, 7, 8, …}, one heap.
//! Why: the multiples of 6 are lost. Every positive multiple of 6 has both 2 and 3 as prime
//! factors, so it is not a power of a prime, and no move leads from one multiple of 6 to another.
//! From any other number of coins, the remainder modulo 6 can be removed, since 1 to 5 coins may be
//! taken.
//! Cost: O(1) per case.
//!
//! 规则：有一堆 N 枚硬币；每次操作取走一枚，或者取走质数的幂那么多枚。无法操作者输，Chef 先手。
//! 先给出数据组数，每组为 `N`；输出每组的获胜者 `Chef` 或 `Misha`。
//! 范围：至多 1000 组数据；1 ≤ N ≤ 10^9。
//! 模型：减法游戏：{1, 2, 3, 4, 5, 7, 8, …}，只有一堆。
//! 思路：6 的倍数必败。6 的倍数有 2 和 3 两个质因数，不可能是质数的幂，所以没有一步能从 6 的倍
//! 数走到 6 的倍数。从其他的数都可以取走它除以 6 的余数，因为 1 到 5 都允许取。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        winners += if n % 6 != 0 { "Chef\n" } else { "Misha\n" };
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
