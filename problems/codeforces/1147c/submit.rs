// Codeforces 1147C https://codeforces.com/problemset/problem/1147/C · made by `cargo judge bundle cf1147c --write` from 07c872155b30613e
//! Codeforces 1147C — Thanos Nim
//! <https://codeforces.com/problemset/problem/1147/C> · 1 s · 256 MiB · medium
//!
//! Rules: n piles, n even; a move chooses exactly n / 2 piles that are not empty and takes
//! from each any positive number of stones, and whoever cannot move loses. Print the
//! winner, `Alice` if it is the first player and `Bob` if not.
//! Model: Nim, a move in exactly half of the heaps.
//! Why: a position is lost exactly if its least pile comes more than n / 2 times. If it
//! comes at most so often, at least n / 2 piles are larger: cut n / 2 of them down to it. If
//! it comes more often and is 0, too few piles are left for a move; otherwise every move
//! touches a least pile, and the new least, being smaller, can only be in the n / 2 touched.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=50).contains(&n) && n % 2 != 1, "{n} piles, not an even number of 2 to 50");
    input! { piles: [u32; n] }
    let in_bounds = piles.iter().all(|pile| (1..=50).contains(pile));
    assert!(in_bounds, "a pile outside 1..=50 in {piles:?}");
    let least = piles.iter().min();
    let least_piles = piles.iter().filter(|&pile| Some(pile) == least).count();
    println!("{}", if least_piles > n / 2 { "Bob" } else { "Alice" });
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
