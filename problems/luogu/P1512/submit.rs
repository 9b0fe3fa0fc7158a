// Luogu P1512 https://www.luogu.com.cn/problem/P1512 · made by `cargo judge bundle luogu_p1512 --write` from 014196da86fbd32d
//! Luogu P1512 — Calendar game in Eden (伊甸园日历游戏)
//! <https://www.luogu.com.cn/problem/P1512> · 1 s? · 125 MiB? · easy
//!
//! Rules: from a date a move goes to the next day, or to the same day of the next month if
//! that exists; whoever reaches November 4, 2006 wins, and passing it does not win, Adam
//! first. T cases `year month day`; print `YES` if Adam wins, else `NO`.
//! Model: parity, of month and day with two exceptions.
//! Why: the goal has an odd month + day. Both moves change the parity but for a move to the
//! first of a month from February 28, April 30, June 30, September 30 or November 30.
//! Of these, September 30 and November 30 are odd and reach an odd day, so they are won;
//! every other odd date is lost, as it leads to even dates or past the goal. Every even
//! date has a move to a lost one: the next day, or from February 28, April 30, June 30,
//! September 29 and November 29 the next month.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { year: u32, month: u32, day: u32 }
        let leap_day = u32::from(year % 4 == 0 && year != 1900);
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 => 28 + leap_day,
            1..=12 => 31,
            _ => 0,
        };
        let in_bounds = year >= 1900 && (year, month, day) <= (2006, 11, 4);
        let is_date = (1..=days).contains(&day);
        assert!(in_bounds && is_date, "{year} {month} {day}, not 1900 1 1 to 2006 11 4");
        let adam = (month + day) % 2 == 0 || day == 30 && [9, 11].contains(&month);
        verdicts += if adam { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
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
