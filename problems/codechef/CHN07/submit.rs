// CodeChef CHN07 https://www.codechef.com/problems/CHN07 · made by `cargo judge bundle codechef_chn07 --write` from 4b7d5931542f8fd0
//! CodeChef CHN07 — Malvika and Animesh play Red-Blue cards Game
//! <https://www.codechef.com/problems/CHN07> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: each card in a row is red on one side and blue on the other. A move turns over a card
//! that shows red and, directly to its right, any number (perhaps none) of consecutive cards that
//! show blue. Whoever cannot move loses. Malvika moves first. The input is the number of rows, then
//! the rows as strings of `R` and `B`. For each row, print the winner, `Malvika` or `Animesh`.
//! Bounds: at most 100 rows of 1 to 500 cards.
//! Kind: impartial
//! Rule: powers of 2
//! Model: coin-turning game, a move takes a power of 2 from a binary number.
//! Why: read the row as a binary number n in which red is 1 and blue is 0. A move flips a 1 and the
//! j zeros directly to its right: 100…0 becomes 011…1, which subtracts from n the power of 2 at the
//! rightmost place flipped.
//!
//! 1. Every power 2^p ≤ n can be subtracted in exactly one way: the subtraction borrows from the
//!    nearest 1 at place p or above, and the places to flip are those from p up to that 1.
//! 2. No power of 2 is a multiple of 3. So no move leads from one multiple of 3 to another, but an
//!    n that is not a multiple of 3 becomes one when its remainder, 1 or 2, is subtracted. So the
//!    multiples of 3 are lost.
//!
//! Cost: O(length) a row.
//!
//! 规则：有一行卡片，一面红一面蓝。每次操作翻转一张显示红色的卡片，以及紧接在它右边的连续若干张
//! 显示蓝色的卡片，后者可以一张也不翻。无法操作者输，Malvika 先手。先给出行数，每行由 `R` 和
//! `B` 组成；输出每行的获胜者 `Malvika` 或 `Animesh`。
//! 范围：至多 100 行，每行 1 到 500 张牌。
//! 模型：翻硬币游戏，每步从一个二进制数中减去一个 2 的幂。
//! 思路：把红读作 1，蓝读作 0，这一行就是一个二进制数 n。每步翻转一个数字 1 和它右边的 j 个 0：
//! 100…0 变成 011…1，等于从 n 中减去所翻的最后一位所代表的 2 的幂。
//!
//! 1. 每个 2^p ≤ n 都可以减去，而且只有一种办法：减法要向第 p 位或更高的位中最近的 1 借位，从
//!    第 p 位到这一位恰是所翻的各位。
//! 2. 2 的幂不是 3 的倍数，所以从 3 的倍数没有一步走到另一个 3 的倍数；而从其他的 n 减去余
//!    数 1 或 2 就走到 3 的倍数。所以 3 的倍数必败。
//!
//! 复杂度：每行 O(长度)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { cards: String }
        winners += if remainder(&cards) != 0 { "Malvika\n" } else { "Animesh\n" };
    }
    print!("{winners}", winners = winners);
}

/// Returns the remainder modulo 3 of the binary number that the cards represent.
fn remainder(cards: &str) -> u32 {
    cards.chars().fold(0, |remainder, card| {
        let digit = match card {
            'R' => 1,
            'B' => 0,
            _ => panic!("a card {card:?}, neither R nor B", card = card),
        };
        (2 * remainder + digit) % 3
    })
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
