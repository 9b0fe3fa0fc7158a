// Codeforces 841B https://codeforces.com/problemset/problem/841/B · made by `cargo judge bundle cf841b --write` from 7d92bb14a5da5594
//! Codeforces 841B — Godsend
//! <https://codeforces.com/problemset/problem/841/B> · 2 s · 256 MiB · easy
//!
//! Rules: a row of n numbers; a move takes out a stretch of it, not an empty one, and closes
//! the gap. The first player's stretches must have odd sums, the second's even ones, and
//! whoever cannot move loses. Print the winner, `First` or `Second`.
//! Model: partisan game, stretches of a row.
//! Why: without an odd number the first player has no move. With an odd number of odd ones
//! he takes the whole row. Else, with two of them or more, he takes all up to just before
//! the last odd one, an odd sum; the second player's even stretches cannot touch that one,
//! so the rest stays odd, and the first player takes it all next.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=1_000_000).contains(&n), "{n} numbers, not 1 to 1000000");
    input! { row: [u32; n] }
    if let Some(number) = row.iter().find(|&&number| number > 1_000_000_000) {
        panic!("the number {number}, more than 1000000000");
    }
    let has_odd = row.iter().any(|number| number % 2 == 1);
    println!("{}", if has_odd { "First" } else { "Second" });
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
