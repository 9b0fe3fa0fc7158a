// SPOJ HUBULLU https://www.spoj.com/problems/HUBULLU/ · made by `cargo judge bundle spoj_hubullu --write` from 734e436750d5c08c
//! SPOJ HUBULLU — Hubulullu
//! <https://www.spoj.com/problems/HUBULLU/> · 1 s? · 1536 MiB? · difficulty 1
//!
//! Rules: pieces numbered 1 to N. A move takes out a piece and all remaining pieces whose numbers
//! divide that piece's number, and whoever takes the last piece wins. Read the number of games,
//! then `N s` for each: Airborne starts if s is 0, and Pagfloyd if it is 1. Print who wins,
//! `Airborne wins.` or `Pagfloyd wins.`
//! Bounds: 1 ≤ N ≤ 2,000,000,000; the number of games is not given.
//! Kind: impartial
//! Model: game of divisors, by strategy stealing.
//! Why: whoever starts wins. Every first move takes out piece 1, as 1 divides every number. If
//! taking piece 1 alone wins, start with that move. Otherwise the opponent has a winning answer,
//! some piece x; since taking x also takes out 1, beginning with x leaves the same pieces as that
//! answer does, and so wins.
//! Cost: O(1) per game.
//!
//! 规则：编号 1 到 N 的木块。每次操作取出一块，连同剩下的木块中编号能整除它的编号的所有木块，取走最后
//! 一块的人胜。读入局数，每局为 `N s`：s 为 0 时 Airborne 先手，为 1 时 Pagfloyd 先手。输出获胜者
//! `Airborne wins.` 或 `Pagfloyd wins.`。
//! 范围：1 ≤ N ≤ 2,000,000,000；未给出局数。
//! 模型：约数游戏，用策略偷取。
//! 思路：先手必胜。1 整除所有数，所以每次操作都会取走 1 号。若只取 1 号能胜，就这样开局；否则对手有某
//! 个必胜的应手 x，而取 x 也会取走 1 号，所以一开始就取 x，剩下的木块相同，因此必胜。
//! 复杂度：每局 O(1)。

use proconio::input;

fn main() {
    input! { games: usize }
    let mut winners = String::new();
    for _ in 0..games {
        input! { pieces: u64, starter: u8 }
        assert!(pieces > 0, "no piece is the last one");
        winners += match starter {
            0 => "Airborne wins.\n",
            1 => "Pagfloyd wins.\n",
            other => panic!("player {other}", other = other),
        };
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
