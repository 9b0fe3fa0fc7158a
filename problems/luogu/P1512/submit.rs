// Luogu P1512 https://www.luogu.com.cn/problem/P1512 · made by `cargo judge bundle luogu_p1512 --write` from b27f223eaa2c7beb
//! Luogu P1512 — Calendar game in Eden (伊甸园日历游戏)
//! <https://www.luogu.com.cn/problem/P1512> · 1 s? · 125 MiB? · difficulty 3
//!
//! Rules: from a date a move goes to the next day, or to the same day of the next month if that day
//! exists; whoever reaches November 4, 2006 wins, and whoever passes it does not win. Adam moves
//! first. The input has T cases `year month day`; print `YES` if Adam wins, else `NO`.
//! Bounds: the dates are from 1900-1-1 to 2006-11-3.
//! Kind: impartial
//! Picture: as in HDU 1079
//! Model: parity, of month and day with two exceptions.
//! Why: the goal has the same month and day as in HDU 1079, where it is proved that only the month
//! and the day matter: Adam wins exactly when month + day is even, or the date is September 30 or
//! November 30.
//! Cost: O(1) per case.
//!
//! 规则：每次操作从一个日期走到下一天，或走到下个月的同一天（如果那天存在）；走到 2006 年 11 月
//! 4 日者胜，走过了则不算胜，Adam 先手。共 T 组数据，每组给出 `year month day`；Adam 胜输出
//! `YES`，否则输出 `NO`。
//! 范围：日期从 1900.1.1 到 2006.11.3。
//! 模型：奇偶性，看月与日之和，有两个例外。
//! 思路：目标的月和日与 HDU 1079 相同，那里证明了只有月和日有关：当且仅当月 + 日为偶数，或者
//! 是 9 月 30 日、11 月 30 日时，Adam 胜。
//! 复杂度：每组 O(1)。

use proconio::input;

/// The last day on which a move can begin or end.
const GOAL: (u32, u32, u32) = (2006, 11, 4);

/// Returns the number of days in a month, or 0 if there is no such month.
fn days_in(year: u32, month: u32) -> u32 {
    let is_leap_year = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap_year => 29,
        2 => 28,
        1..=12 => 31,
        _ => 0,
    }
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { year: u32, month: u32, day: u32 }
        let is_date = (1..=days_in(year, month)).contains(&day);
        assert!(is_date, "{year} {month} {day} is no date");
        assert!((year, month, day) <= GOAL, "{year} {month} {day} is past the goal");
        let is_exception = day == 30 && (month == 9 || month == 11);
        let adam = (month + day) % 2 == 0 || is_exception;
        verdicts += if adam { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
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
