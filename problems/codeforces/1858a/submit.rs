// Codeforces 1858A https://codeforces.com/problemset/problem/1858/A · made by `cargo judge bundle cf1858a --write` from 78b9003164c968ce
//! Codeforces 1858A — Buttons
//! <https://codeforces.com/problemset/problem/1858/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: There are a + b + c buttons, each of which can be pressed only once: a of them only by
//! Anna, b only by Katie, and c by either of them. They take turns pressing a button, Anna first;
//! whoever cannot press one loses. The input has t cases `a b c`. Print `First` if Anna wins, else
//! `Second`.
//! Bounds: 1 ≤ t ≤ 10^4; 1 ≤ a, b, c ≤ 10^9.
//! Kind: partizan
//! Model: partizan game, free moves and common moves.
//! Why: it is best to press the common buttons first. Once they have all been pressed, only the
//! players' own buttons are left, and the player who did not press the last common button begins.
//!
//! 1. Without common buttons, Anna wins if a > b when she begins, and if a ≥ b when Katie begins.
//! 2. If c is even, each press of a common button can be answered by pressing another common
//!    button. So if a > b, Anna presses one of her own buttons, answers each common button with a
//!    common one and any other button with one of her own, and makes the last move. If a ≤ b, Katie
//!    answers in the same way from the beginning.
//! 3. If c is odd and a ≥ b, Anna presses a common button. Now Katie begins with an even number of
//!    common buttons, and by step 2, with the players exchanged, she loses. If c is odd and a < b,
//!    nothing helps Anna: after a common button, Katie begins with b > a; after one of Anna's own
//!    buttons, Katie presses a common button, so Anna begins with fewer than b buttons of her own.
//!
//! Cost: O(1) per case.
//!
//! 规则：有 a 个按钮只有 Anna 能按，b 个只有 Katie 能按，c 个双方都能按，每个按钮只能按一次。双方轮流各按一个，Anna
//! 先手；无法按者输。共 t 组数据，每组为 `a b c`。Anna 胜输出 `First`，否则输出 `Second`。
//! 范围：1 ≤ t ≤ 10^4；1 ≤ a, b, c ≤ 10^9。
//! 模型：不公平游戏，各自的空步与公共的步。
//! 思路：先按公共的按钮最好，谁按到最后一个公共按钮，决定谁先用自己的按钮。
//!
//! 1. 没有公共按钮时，Anna 先手在 a > b 时胜，后手在 a ≥ b 时胜。
//! 2. c 为偶数时，对方按一个公共按钮，总可以再按一个公共按钮来应对。所以若 a > b，Anna 先按自己的一个，此后以公共按钮
//!    应对公共按钮，以自己的按钮应对其他的，最后一步是她的。若 a ≤ b，Katie 从一开始就这样应对。
//! 3. c 为奇数且 a ≥ b 时，Anna 先按一个公共按钮。轮到 Katie，公共按钮有偶数个，把双方互换，由第 2 步 Katie 败。若
//!    a < b，Anna 怎样走都不行：她按公共按钮，则轮到 Katie，b > a；她按自己的，Katie 就按一个公共按钮，又轮到 Anna，
//!    她的按钮仍少于 b。
//!
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { of_anna: u64, of_katie: u64, common: u64 }
        let anna_wins = if common % 2 == 0 { of_anna > of_katie } else { of_anna >= of_katie };
        winners += if anna_wins { "First\n" } else { "Second\n" };
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
