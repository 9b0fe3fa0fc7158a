// Codeforces 1383B https://codeforces.com/problemset/problem/1383/B · made by `cargo judge bundle cf1383b --write` from f768b225e21453c2
//! Codeforces 1383B — GameGame
//! <https://codeforces.com/problemset/problem/1383/B> · 1 s · 256 MiB · difficulty 5
//!
//! Also: Codeforces 1384D
//! Rules: Koa and a friend, Koa first, take turns taking a number from an array until it is empty.
//! A player's score is the nim sum of the numbers taken, and the player with the larger score wins.
//! The input has t cases, each `n` and the numbers; for each case, print Koa's result, `WIN`,
//! `LOSE` or `DRAW`.
//! Bounds: 1 ≤ t ≤ 10^4; 1 ≤ n ≤ 10^5, in each case and in all cases together; 0 ≤ a_i ≤ 10^9.
//! Kind: score
//! Model: parity, the highest bit of the nim sum.
//! Why: the nim sum of the two scores is S, the nim sum of all numbers. If S = 0, it is a draw.
//! Otherwise the scores agree in all bits above the highest bit of S, and the player whose score
//! has this bit wins. Suppose that x of the n numbers have the bit and the other y do not; then x
//! is odd. Koa wins exactly when x leaves the remainder 1 on division by 4, or when y is odd. To
//! answer a number means to take another number that agrees with it in this bit.
//!
//! 1. Let x = 4k + 1. Koa takes a number with the bit, and from then on answers every move. The 4k
//!    other numbers with the bit can be answered, and so can the y numbers without it, except the
//!    last of them if y is odd. When the friend has taken this last one, only numbers with the bit
//!    are left, and as there is an even number of them, they are shared equally. So Koa gets 2k + 1
//!    numbers with the bit.
//! 2. Let x = 4k + 3 and y be even. The friend answers. The friend can answer each of the y numbers
//!    without the bit, and each of the x numbers with it except the last. Koa takes that one, and
//!    so gets 2k + 2 of the numbers with the bit, and the friend gets 2k + 1.
//! 3. Let x = 4k + 3 and y be odd. Koa takes a number without the bit, and then answers each move,
//!    as the friend does in step 2.
//!
//! Cost: O(n).
//!
//! 规则：Koa 与朋友轮流从数组中取一个数，Koa 先手，直到取完。每人的得分是自己所取各数的异或和，得分
//! 大者胜。共 t 组数据，每组为 `n` 和各数；对 Koa 的结果输出 `WIN`、`LOSE` 或 `DRAW`。
//! 范围：1 ≤ t ≤ 10^4；1 ≤ n ≤ 10^5，各组总和也是；0 ≤ a_i ≤ 10^9。
//! 模型：奇偶性，异或和的最高位。
//! 思路：两人得分的异或就是所有数的异或和 S。S = 0 时为平局。否则两人在 S 的最高位以上都相同，所以
//! 得分中有这一位的人获胜。设 n 个数中有这一位的有 x 个（奇数），没有的有 y 个。Koa 必胜当且仅当 x
//! 除以 4 余 1，或者 y 是奇数。下面说“应对”一个数，是指接着取一个同类的数：同样有这一位，或同样没
//! 有。
//!
//! 1. 设 x = 4k + 1。Koa 先取一个有这一位的数，此后一直应对。其余 4k 个有这一位的数都能应对；没有这
//!    一位的 y 个数，除了 y 为奇数时的最后一个，也都能应对。朋友取走这最后一个后，剩下的都有这一
//!    位，个数为偶数，两人平分。所以她取得其中 2k + 1 个。
//! 2. 设 x = 4k + 3，y 为偶数。朋友一直应对。y 个数都能应对，x 个数中除最后一个也都能应对。最后一个
//!    由 Koa 取走，所以她取得 2k + 2 个，朋友取得 2k + 1 个。
//! 3. 设 x = 4k + 3，y 为奇数。Koa 先取一个没有这一位的数，然后像第 2 步中的朋友那样应对。
//!
//! 复杂度：O(n)。

use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut results = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        results += koas_result(&numbers);
        results.push('\n');
    }
    print!("{results}");
}

fn koas_result(numbers: &[u64]) -> &'static str {
    let sum = nim_sum(numbers);
    if sum == 0 {
        return "DRAW";
    }
    let highest = u64::BITS - 1 - sum.leading_zeros();
    let with_bit = numbers.iter().filter(|&number| number >> highest & 1 == 1).count();
    // As the count with the bit is odd, an even n leaves an odd count without it.
    if with_bit % 4 == 1 || numbers.len() % 2 == 0 {
        "WIN"
    } else {
        "LOSE"
    }
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
