// Codeforces 255E https://codeforces.com/problemset/problem/255/E · made by `cargo judge bundle cf255e --write` from 1c4bb7eb7b9185b0
//! Codeforces 255E — Furlo and Rublo and Game
//! <https://codeforces.com/problemset/problem/255/E> · 2 s · 256 MiB · medium
//!
//! Rules: n piles of coins; from a pile of x a move leaves y < x coins, where y lies between
//! the fourth and the square root of x, ends included. Whoever cannot move loses. One case
//! `n`, then the piles; print the winner, `Furlo` if he is the first player, `Rublo` if not.
//! Model: subtraction game, a pile leaves between two of its roots.
//! Why: the nim sum of the Grundy values decides. They are constant on runs: the mex can
//! change only where √x reaches the first number s of a run, at s², or where the fourth root
//! passes the last number e of one, at e⁴ + 1. So from 0 on 0 … 3 one by one: 4 = 2² sees the
//! first 0, 16 = 4² the first 1; at 82 = 3⁴ + 1 the 0 is out of sight, at 6724 = 82² there is
//! a 0 again, at 50626 = 15⁴ + 1 no 1 any more; the 3 from 6724² on changes no mex, and at
//! 2562991876 = 50626² a 1 is back. The next changes, 6723⁴ + 1 and above, are out of bounds.
//! Cost: O(n).

use proconio::input;

/// The first number of each run, and the value there.
const RUNS: [(u64, u64); 7] =
    [(0, 0), (4, 1), (16, 2), (82, 0), (6724, 3), (50_626, 1), (2_562_991_876, 2)];

fn main() {
    input! { n: usize }
    assert!((1..=77_777).contains(&n), "{n} piles, not 1 to 77777");
    input! { piles: [u64; n] }
    let mut sum = 0;
    for pile in piles {
        assert!((1..=777_777_777_777).contains(&pile), "a pile of {pile}, not 1 to 777777777777");
        let run = RUNS.iter().rev().find(|(first, _)| *first <= pile);
        sum ^= run.map_or(0, |(_, value)| *value);
    }
    println!("{}", if sum != 0 { "Furlo" } else { "Rublo" });
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
