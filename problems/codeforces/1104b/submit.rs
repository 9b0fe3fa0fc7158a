// Codeforces 1104B https://codeforces.com/problemset/problem/1104/B · made by `cargo judge bundle cf1104b --write` from b04813b6eff7c3c8
//! Codeforces 1104B — Game with string
//! <https://codeforces.com/problemset/problem/1104/B> · 1 s · 256 MiB · easy
//!
//! Rules: a move deletes two equal letters that stand side by side in a string, and whoever
//! cannot move loses. Print `Yes` if the first player wins, `No` if not.
//! Model: parity, the game ends with a known string.
//! Why: whatever is deleted first, the same letters are left in the end: read letters as
//! the generators of a group in which each is its own inverse; a deletion keeps the product,
//! and each element of that free product has just one word without equal neighbours. So
//! the number of moves is known, and a stack that deletes from the left on counts it.
//! Cost: O(|s|).

use proconio::input;

fn main() {
    input! { s: String }
    assert!((1..=100_000).contains(&s.len()), "{} letters, not 1 to 100000", s.len());
    assert!(s.bytes().all(|byte| byte.is_ascii_lowercase()), "not lower-case letters alone");
    let (mut stack, mut moves) = (vec![], 0);
    for letter in s.bytes() {
        if stack.last() == Some(&letter) {
            stack.pop();
            moves += 1;
        } else {
            stack.push(letter);
        }
    }
    println!("{}", if moves % 2 == 1 { "Yes" } else { "No" });
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
