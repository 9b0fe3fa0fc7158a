// Codeforces 135C https://codeforces.com/problemset/problem/135/C · made by `cargo judge bundle cf135c --write` from 8e606fb4646ddb51
//! Codeforces 135C — Zero-One
//! <https://codeforces.com/problemset/problem/135/C> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: cards with the digits 0 and 1 lie in a row. Masha and Petya take turns, Masha first,
//! removing a card until two are left; these form a binary number, which Masha wants to make small
//! and Petya wants to make large. Some digits are unknown. The input is the row, with `?` for an
//! unknown digit; print all results that the unknown digits make possible, each on its own line, in
//! order.
//! Bounds: the row has from 2 to 10^5 cards.
//! Kind: pursuit
//! Picture: `0101`
//! Model: card game, the digits of the last two cards.
//! Why: let all n digits be known, with z zeros and o ones. If o < z, the result is 00; if o > z +
//! 1, it is 11. Otherwise o is n/2, rounded up, and the result is 01 if the last digit is 1, and 10
//! if it is 0.
//!
//! 1. Masha makes half of the n - 2 moves, rounded up, and Petya half of them, rounded down. If
//!    o < z, she can remove all ones, and if o > z + 1, he can remove all zeros.
//! 2. Otherwise o is 1 more than the number of her moves, and z is 1 more than the number of his.
//!    So if she removes only ones, at most one 1 is left, and the result is 10 or less. If he
//!    removes only zeros, at most one 0 is left, and the result is 01 or more.
//! 3. Let the last digit be 1. If she always removes the leftmost 1, then any 1 that is left in the
//!    end is the last card, and the result is 00 or 01. By step 2, it is 01.
//! 4. Let the last digit be 0. If he always removes the leftmost 0, then any 0 that is left in the
//!    end is the last card, and the result is 11 or 10. By step 2, it is 10.
//! 5. With unknown digits, 00 is possible if making all of them zeros gives 00, and 11 is possible
//!    if making all of them ones gives 11. For 01 the last digit has to be 1, and for 10 it has to
//!    be 0. Any number of the other unknown digits can be ones, so o can take every value from its
//!    minimum to its maximum.
//!
//! Cost: O(n).
//!
//! 规则：一排牌上写着数字 0 和 1。Masha 和 Petya 轮流去掉一张牌，Masha 先手，直到只剩两张；这两张组成一个二进制数，Masha
//! 希望它小，Petya 希望它大。有些数字看不清。输入这排牌，看不清的数字为 `?`；看不清的数字取遍各种可能，按从小到大的顺序输出所
//! 有可能的结果，每行一个。
//! 范围：共 2 到 10^5 张牌。
//! 模型：纸牌游戏，最后两张牌上的数字。
//! 思路：设 n 个数字都已知，0 有 z 个，1 有 o 个。若 o < z，结果为 00；若 o > z + 1，结果为 11。否则 o 等于 n/2 向上取整，
//! 末位是 1 时结果为 01，末位是 0 时结果为 10。
//!
//! 1. 在 n - 2 次操作中，Masha 占一半（向上取整），Petya 占一半（向下取整）。若 o < z，她能去掉所有的 1；若 o > z + 1，他能去掉
//!    所有的 0。
//! 2. 否则 o 比她的操作次数多 1，z 比他的操作次数多 1。所以只要她只去掉 1，最后至多剩一个 1，结果不大于 10；只要他只去掉 0，最后
//!    至多剩一个 0，结果不小于 01。
//! 3. 设末位是 1。若她总是去掉最左边的 1，那么最后若剩下 1，它就是最后一张牌，结果为 00 或 01。由第 2 步，结果为 01。
//! 4. 设末位是 0。若他总是去掉最左边的 0，那么最后若剩下 0，它就是最后一张牌，结果为 11 或 10。由第 2 步，结果为 10。
//! 5. 有看不清的数字时，00 可能，当且仅当它们全为 0 时结果是 00；11 可能，当且仅当它们全为 1 时结果是 11。对 01 和 10，末位须是所需
//!    的数字，其余看不清的数字中可以有任意多个 1，所以 1 的个数可以取其间的每个值。
//!
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { row: Bytes }
    if let Some(&other) = row.iter().find(|digit| !b"01?".contains(digit)) {
        panic!("the digit {:?}, none of 0, 1 and ?", char::from(other));
    }
    assert!(row.len() >= 2, "fewer than two cards");
    let count = |digit: u8| row.iter().filter(|&&card| card == digit).count();
    let (zeros, ones, unknown) = (count(b'0'), count(b'1'), count(b'?'));
    // So many ones leave one card of each digit.
    let balanced = row.len().div_ceil(2);
    let last = row[row.len() - 1];
    let can_end_in = |digit: u8| {
        let is_unknown = usize::from(last == b'?');
        let fewest = ones + if digit == b'1' { is_unknown } else { 0 };
        let most = fewest + unknown - is_unknown;
        (last == digit || last == b'?') && (fewest..=most).contains(&balanced)
    };
    let results = [
        ("00", ones < zeros + unknown),
        ("01", can_end_in(b'1')),
        ("10", can_end_in(b'0')),
        ("11", ones + unknown > zeros + 1),
    ];
    for (result, is_possible) in results {
        if is_possible {
            println!("{result}");
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
