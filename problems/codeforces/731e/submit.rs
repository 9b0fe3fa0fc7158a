// Codeforces 731E https://codeforces.com/problemset/problem/731/E · made by `cargo judge bundle cf731e --write` from 9ca559e0cf0267ad
//! Codeforces 731E — Funny Game
//! <https://codeforces.com/problemset/problem/731/E> · 1 s · 256 MiB · difficulty 6
//!
//! Also: LeetCode 1872 (as a function)
//! Rules: stickers with numbers hang in a row. The players take turns, Petya first, until one
//! sticker is left: a player takes two or more stickers from the left end, adds the sum of the
//! numbers on them to his score, and hangs one sticker with this sum in their place. Each wants to
//! be as far ahead of the other as possible. The input is `n` and the n numbers; print Petya's
//! score minus Gena's.
//! Bounds: 2 ≤ n ≤ 2 · 10^5; -10^4 ≤ a_i ≤ 10^4.
//! Kind: score
//! Picture: `4 / 1 -7 -2 3`
//! Model: interval game, the prefixes of the row.
//! Why: whatever was played before, the leftmost sticker shows the sum of a prefix of the numbers.
//! Let S(j) be the sum of the first j numbers, and lead(i) the amount by which the player to move
//! outscores the other from then on, if the leftmost sticker shows the sum of the first i numbers.
//! A move chooses some j > i, scores S(j), and leaves the other player a row whose leftmost sticker
//! shows S(j). So lead(n) = 0, and lead(i) is the largest S(j) - lead(j) with j > i. For i - 1 the
//! candidates are the same as for i, with one more candidate, S(i) - lead(i). So one pass from
//! right to left that keeps the largest candidate so far is enough; the answer is lead(1).
//! Cost: O(n).
//!
//! 规则：一排贴纸上写着数。Petya 先手，双方轮流从左端取下两张或更多，把它们的数之和计入自己的得分，再在原处贴上一张写着这个和的贴
//! 纸，直到只剩一张。双方都希望自己领先对方尽量多。输入 `n` 和 n 个数；输出 Petya 的得分减去 Gena 的得分。
//! 范围：2 ≤ n ≤ 2 · 10^5；-10^4 ≤ a_i ≤ 10^4。
//! 模型：区间游戏，一排数的前缀。
//! 思路：不论以前怎样走，最左一张上的数总是一个前缀的和。设 S(j) 为前 j 个数的和，lead(i) 为最左一张由前 i 个数合成时，轮到的一方从
//! 此领先对方的分数。一步操作选一个 j > i，得 S(j)，然后轮到对方面对 j。所以 lead(n) = 0，lead(i) 是 j > i 时 S(j) - lead(j) 的
//! 最大值。对 i - 1，只是多出 j = i 这一个数。所以从右到左扫一遍，记住最大值就够了；答案是 lead(1)。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { numbers: [i64] }
    assert!(numbers.len() >= 2, "fewer than two stickers");
    let mut sum: i64 = numbers.iter().sum();
    // Who has to move with only one sticker beside the leftmost takes both.
    let mut lead = sum;
    for number in numbers[2..].iter().rev() {
        sum -= number;
        lead = lead.max(sum - lead);
    }
    println!("{lead}");
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
