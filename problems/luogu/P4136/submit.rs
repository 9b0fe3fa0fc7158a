// Luogu P4136 https://www.luogu.com.cn/problem/P4136 · made by `cargo judge bundle luogu_p4136 --write` from 16fa6f8a79fef3ba
//! Luogu P4136 — Who can win? (谁能赢呢？)
//! <https://www.luogu.com.cn/problem/P4136> · 1 s? · 125 MiB? · easy
//!
//! Also: BZOJ 2463
//! Rules: a stone stands in a corner of a board of n by n cells; a move shifts it to a
//! neighbouring cell where it has not been yet, and whoever cannot move loses, Alice first.
//! One n a line, ended by 0; print the winner, `Alice` or `Bob`.
//! Model: parity, cells paired to dominoes.
//! Why: if n is even, cover the board with dominoes: Alice always moves to the other half
//! of the domino, and Bob must enter a new one. If n is odd, cover all but the corner: Bob
//! plays the same way. So Alice wins exactly if n is even.
//! Cost: O(1) a line.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u32 }
        if n == 0 {
            break;
        }
        assert!(n <= 10_000, "a board of {n} by {n}, more than 10000");
        winners += if n % 2 == 0 { "Alice\n" } else { "Bob\n" };
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

    /// Whether nothing but blanks is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().words.clone().next().is_none())
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
