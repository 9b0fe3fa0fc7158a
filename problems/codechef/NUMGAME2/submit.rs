// CodeChef NUMGAME2 https://www.codechef.com/problems/NUMGAME2 · made by `cargo judge bundle codechef_numgame2 --write` from b46fc60b33ecf543
//! CodeChef NUMGAME2 — Number Game Revisited
//! <https://www.codechef.com/problems/NUMGAME2> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: a move subtracts 1 or a prime from a number N; the number subtracted must be less than N.
//! Whoever cannot move loses. BOB moves first. The input is the number of cases, then `N` for each.
//! For each case, print the winner, `ALICE` or `BOB`.
//! Bounds: at most 10^6 cases; 1 ≤ N ≤ 10^9.
//! Kind: impartial
//! Model: subtraction game {1, 2, 3, 5, 7, …}, a number that stays above 0.
//! Why: the numbers 1, 5, 9, … are lost. From 1 there is no move. Any two of these lost numbers
//! differ by a multiple of 4, which is neither 1 nor a prime, so no move leads from one to another.
//! From any other number, subtracting 1, 2 or 3 leads to the nearest lost number below it.
//! Cost: O(1) per case.
//!
//! 规则：有一个数 N，每次操作减去 1 或一个质数，减数必须小于这个数。无法操作者输，BOB 先手。先
//! 给出数据组数，每组给出 `N`；每组输出获胜者，`ALICE` 或 `BOB`。
//! 范围：至多 10^6 组数据；1 ≤ N ≤ 10^9。
//! 模型：减法游戏：{1, 2, 3, 5, 7, …}，数始终大于 0。
//! 思路：必败的数是 1, 5, 9, …。1 无法操作。其中任意两个之差是 4 的倍数，而 1 和质数都不是 4 的
//! 倍数，所以从一个走不到另一个。从其他数减去 1、2、3 之一，就到它下面最近的必败的数。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!(n > 0, "the number 0, which no game reaches");
        winners += if n % 4 == 1 { "ALICE\n" } else { "BOB\n" };
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
