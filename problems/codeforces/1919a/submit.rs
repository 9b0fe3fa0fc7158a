// Codeforces 1919A https://codeforces.com/problemset/problem/1919/A · made by `cargo judge bundle cf1919a --write` from 3ffacc406c87f053
//! Codeforces 1919A — Wallet Exchange
//! <https://codeforces.com/problemset/problem/1919/A> · 1 s · 256 MiB · easy
//!
//! Rules: Alice has a wallet of a coins and Bob one of b; a move swaps the wallets or leaves
//! them, and then takes a coin from one's own. Whoever cannot take one loses. Alice begins.
//! Cases `a b` after their number; print the winner of each, `Alice` or `Bob`.
//! Model: parity, one coin a move.
//! Why: a player can take a coin as long as there is one in either wallet, so all a + b
//! coins are taken.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        let in_bounds = [a, b].iter().all(|wallet| (1..=1_000_000_000).contains(wallet));
        assert!(in_bounds, "wallets {a} {b}, not 1 to 1000000000");
        winners += if (a + b) % 2 == 1 { "Alice\n" } else { "Bob\n" };
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
