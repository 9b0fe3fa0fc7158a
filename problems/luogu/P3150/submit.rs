// Luogu P3150 https://www.luogu.com.cn/problem/P3150 · made by `cargo judge bundle luogu_p3150 --write` from 13391763857fd65c
//! Luogu P3150 — pb's game 1 (pb的游戏（1）)
//! <https://www.luogu.com.cn/problem/P3150> · 1 s? · 125 MiB? · easy
//!
//! Rules: the mover splits a number M into two positive ones; the opponent keeps one of
//! them, throws away the other, and splits in turn. Whoever cannot split a 1 loses, pb
//! first. N cases `M`; print `pb wins` or `zs wins`.
//! Model: parity.
//! Why: an even number splits into two odd ones, such as 1 and M - 1. An odd one always
//! leaves an even part for the opponent to keep, or is 1. So exactly odd numbers are lost.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=50).contains(&cases), "{cases} cases, not 1 to 50");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64 }
        assert!((1..=1_000_000_000).contains(&m), "the number {m}, not 1 to 1000000000");
        winners += if m % 2 == 0 { "pb wins\n" } else { "zs wins\n" };
    }
    print!("{winners}");
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
