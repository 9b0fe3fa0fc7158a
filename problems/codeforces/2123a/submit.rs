// Codeforces 2123A https://codeforces.com/problemset/problem/2123/A · made by `cargo judge bundle cf2123a --write` from 24e8d6d32283313c
//! Codeforces 2123A — Blackboard Game
//! <https://codeforces.com/problemset/problem/2123/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: the numbers from 0 to n - 1 are on a blackboard. The players take turns, Alice first:
//! Alice erases any number a, and Bob then erases a number b with a + b ≡ 3 modulo 4. Whoever
//! cannot do so loses. The input has t cases, each `n`; print the winner of each, `Alice` or `Bob`.
//! Bounds: 1 ≤ t ≤ 100; 1 ≤ n ≤ 100.
//! Kind: partizan
//! Picture: `1 / 4`
//! Model: pairing strategy, remainders modulo 4.
//! Why: Bob wins exactly when n is a multiple of 4. Then the remainders 0 and 3 occur equally
//! often, and so do 1 and 2. Each round erases one number of each remainder in one of these pairs,
//! so this remains true; hence Bob always has an answer, and it is Alice who finds the blackboard
//! empty. Otherwise there is one more number with remainder 0 than there are numbers with
//! remainder 3. Alice always erases a number with remainder 0, and Bob has to answer with a number
//! whose remainder is 3, so he is the first to run out of moves.
//! Cost: O(1) per case.
//!
//! 规则：黑板上写着 0 到 n - 1 的整数。双方轮流操作，Alice 先手：Alice 擦去任意一个数 a，然后 Bob 擦去一个满足
//! a + b ≡ 3（模 4）的数 b。无法操作者输。共 t 组数据，每组一个 `n`；对每组输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ t ≤ 100；1 ≤ n ≤ 100。
//! 模型：配对策略，除以 4 的余数。
//! 思路：Bob 必胜当且仅当 n 是 4 的倍数。这时余 0 与余 3 的数一样多，余 1 与余 2 的也一样多。每一轮擦去余数这样配对的两个数，之后仍
//! 然一样多；所以 Bob 总能应对，最后是 Alice 面对空的黑板。否则余 0 的数比余 3 的多一个。Alice 总是擦余 0 的，Bob 只能擦余 3 的，
//! 所以先无法操作的是 Bob。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize, sizes: [u64; cases] }
    let winner = |n: &u64| if n % 4 == 0 { "Bob\n" } else { "Alice\n" };
    print!("{}", sizes.iter().map(winner).collect::<String>());
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
